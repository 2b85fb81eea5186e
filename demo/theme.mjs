// @ts-check
import { readFileSync } from 'node:fs';

/** Files of the site's style sheet, in the order of the cascade. */
const themeFiles = [
  'base',
  'frame',
  'layout',
  'buttons',
  'text',
  'tabs',
  'toggle',
  'slider',
  'slider-controls',
  'gallery',
  'portfolio',
  'lightbox',
  'counters',
  'blog',
  'media',
  'small',
  'shop',
  'shop-states',
  'mini-cart',
  'product',
  'cart',
  'checkout',
  'index-page',
  'effects',
  'forms',
  'headers',
  'menus',
  'learndash',
  'learndash-modern',
  'full-screen',
  'sticky',
  'extra',
  'motion',
];

/** @param {string} name */
const readSheet = (name) => readFileSync(new URL(`theme/${name}.css`, import.meta.url), 'utf8');

/**
 * Reads the files on every request, so that an edited style sheet shows on reload.
 * @param {readonly string[]} names
 * @param {'full' | 'reduce'} motion the QA switch cannot make a media query match, so the style
 *   sheet is changed
 */
function readSheets(names, motion) {
  const css = names.map(readSheet).join('\n');
  return motion === 'reduce' ? css.replaceAll('(prefers-reduced-motion: reduce)', 'all') : css;
}

/** @param {'full' | 'reduce'} motion */
export const themeCss = (motion) => readSheets(themeFiles, motion);

/** The banner's own style sheet is printed into a global, not linked. */
const consentFiles = ['consent-notice', 'consent-center', 'consent-dialog', 'consent-small'];

/** @param {'full' | 'reduce'} motion */
export const consentCss = (motion) => readSheets(consentFiles, motion).replace(/\s*\n\s*/g, '');
