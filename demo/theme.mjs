// @ts-check
import { readFileSync } from 'node:fs';

/** The site's style sheet, in the order of the cascade. */
const themeFiles = [
  'base',
  'frame',
  'layout',
  'buttons',
  'text',
  'tabs',
  'toggle',
  'slider',
  'gallery',
  'shop',
  'product',
  'cart',
  'index-page',
  'motion',
];

/** @param {string} name */
const readSheet = (name) => readFileSync(new URL(`theme/${name}.css`, import.meta.url), 'utf8');

/**
 * Read on every request, so that an edited sheet shows on reload.
 * @param {'full' | 'reduce'} motion the QA switch cannot turn a media query on, so the sheet does
 */
export function themeCss(motion) {
  const css = themeFiles.map(readSheet).join('\n');
  return motion === 'reduce' ? css.replaceAll('(prefers-reduced-motion: reduce)', 'all') : css;
}

/** The banner's own sheet, which reaches the page through a global and not through a link. */
export const consentCss = () => readSheet('consent').replace(/\s*\n\s*/g, '');
