// @ts-check
import { html } from 'hono/html';
import { bannerTemplate } from './consent/banner-template.mjs';
import { consentGlobals } from './consent/consent-globals.mjs';
import { diviGlobals } from './globals/divi-globals.mjs';
import { localize } from './globals/localize.mjs';
import { shopGlobals } from './globals/shop-globals.mjs';
import { qaBar } from './qa/qa-bar.mjs';
import { earlyScripts } from './qa/early-scripts.mjs';
import { skerryTag } from './qa/skerry-tag.mjs';
import { siteFooter, siteHeader } from './site-frame.mjs';
import { consentCss } from './theme.mjs';

/** @typedef {import('./visit.mjs').Html} Html */

/**
 * @typedef {object} PageContent
 * @property {string} title
 * @property {number} pageId
 * @property {unknown} main everything between header and footer
 * @property {string} [bodyClass]
 * @property {import('./consent/consent-options.mjs').ConsentOptions} [consent]
 * @property {import('./globals/shop-globals.mjs').ShopPageKind} [shop]
 * @property {{ classes: string, markup: Html }} [header] replaces the default header
 * @property {boolean} [backToTop]
 * @property {unknown} [head] printed after the globals
 * @property {unknown} [foot] printed before the footer's globals
 * @property {readonly string[]} [boxShadowElements] selectors of modules that get an overlay
 * @property {readonly object[]} [animationData] entries of `et_animation_data`
 * @property {Readonly<Record<string, readonly object[]>>} [motionElements] `et_pb_motion_elements`
 * @property {readonly object[]} [linkOptions] entries of `et_link_options_data`
 * @property {Record<string, unknown>} [stickyElements] `et_pb_sticky_elements`
 * @property {Record<string, unknown>} [splitTest] settings of an A/B test in `et_pb_custom`
 * @property {boolean} [isInEditor] always rendered as in an editor, without the QA bar
 * @property {Record<string, string>} [scrollLocations] the window that scrolls in each preview mode
 * @property {readonly string[]} [withoutGlobals] globals that the page leaves out because its
 *   elements clobber them
 */

/**
 * @param {import('./visit.mjs').Visit} visit
 * @param {PageContent} content
 */
function headGlobals(visit, { consent, shop = 'site', withoutGlobals = [] }) {
  const printed = consent ? consentGlobals(visit, consent, consentCss(visit.switches.motion)) : {};
  const handles = Object.entries(shopGlobals(visit.site, shop, visit.session.wpNonce));
  return [
    localize(visit.nonce, 'cookie-law-info', printed),
    skerryTag(visit, consent !== undefined),
    ...handles.map(([handle, globals]) =>
      localize(visit.nonce, handle, without(globals, withoutGlobals)),
    ),
    consent ? html`<style id="cky-style-inline">[data-cky-tag]{visibility:hidden;}</style>` : '',
  ];
}

/**
 * @param {Record<string, unknown>} globals
 * @param {readonly string[]} names
 */
function without(globals, names) {
  return Object.fromEntries(Object.entries(globals).filter(([name]) => !names.includes(name)));
}

const stockClasses =
  'theme-Divi woocommerce-no-js et_pb_button_helper_class et_cover_background et_pb_gutter et_pb_gutters3 et_smooth_scroll et_no_sidebar et_divi_theme et-db';
const stockHeader = 'et_non_fixed_nav et_show_nav et_secondary_nav_enabled et_header_style_left';

/**
 * The document around a page, printed in the order of a real site.
 * @param {import('./visit.mjs').Visit} original the visit as requested, before `isInEditor` changes
 *   its switches
 * @param {PageContent} content
 */
export function layout(original, content) {
  /** @type {import('./visit.mjs').Visit} */
  const visit = content.isInEditor
    ? { ...original, switches: { ...original.switches, mode: 'preview', bar: 'off' } }
    : original;
  const { switches, nonce } = visit;
  const preview = switches.mode === 'preview' ? ' et-fb' : '';
  const globals = without(diviGlobals(visit, content), content.withoutGlobals ?? []);
  return html`<!DOCTYPE html>
<html lang="en-GB"${switches.dir === 'rtl' ? html` dir="rtl"` : ''}${switches.scheme && html` data-scheme="${switches.scheme}"`}>
<head>
<meta charset="UTF-8" />
<title>${content.title} – North Pier</title>
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="robots" content="noindex" />
${earlyScripts(visit)}
${headGlobals({ ...visit, switches: { ...switches, mode: original.switches.mode } }, content)}
<link rel="stylesheet" href="/theme.css${switches.motion === 'reduce' ? '?motion=reduce' : ''}" />
<link rel="icon" href="/pictures/mark.svg" type="image/svg+xml" />
${content.head}
</head>
<body class="page page-id-${content.pageId} ${stockClasses} ${content.header?.classes ?? stockHeader} ${content.bodyClass ?? ''}${preview}">
${qaBar(visit)}
<div id="page-container">
${content.header?.markup ?? siteHeader(visit)}
<div id="et-main-area">
<main id="main-content">
${content.main}
</main>
${content.backToTop ? html`<span class="et_pb_scroll_top et-pb-icon"></span>` : ''}${siteFooter()}
</div>
</div>
${content.consent ? bannerTemplate(content.consent, nonce) : ''}${content.foot}
${content.stickyElements ? localize(nonce, 'et-builder-modules-script-sticky', { et_pb_sticky_elements: content.stickyElements }) : ''}
${localize(nonce, 'divi-custom-script', globals)}
</body>
</html>`;
}

/**
 * A builder page's article.
 * @param {unknown} sections
 */
export function article(sections) {
  return html`<article class="page type-page status-publish hentry">
<div class="entry-content">
${sections}
</div>
</article>`;
}
