// @ts-check
import { categories, providersToBlock } from './categories.mjs';

const BLUE = '#1863dc';
const GREY = '#d0d5d2';

/**
 * @param {string} tag
 * @param {string} active
 * @param {string} inactive
 */
function toggle(tag, active, inactive) {
  const colour = (/** @type {string} */ value) => ({ styles: { 'background-color': value } });
  const states = { active: colour(active), inactive: colour(inactive) };
  return { status: true, tag, type: 'toggle', states };
}

/** @param {string} color */
const outlined = (color) => ({
  color,
  'background-color': 'transparent',
  'border-color': 'transparent',
});

const tags = [
  { tag: 'accept-button', styles: { color: '#ffffff', 'background-color': BLUE } },
  { tag: 'reject-button', styles: { ...outlined(BLUE), 'border-color': BLUE } },
  { tag: 'settings-button', styles: { ...outlined(BLUE), 'border-color': BLUE } },
  { tag: 'readmore-button', styles: outlined(BLUE) },
  { tag: 'donotsell-button', styles: outlined(BLUE) },
  { tag: 'revisit-consent', styles: { 'background-color': '#0056a7' } },
];

/**
 * @param {string} key
 * @param {string} content
 * @param {string} [tag]
 */
const fragment = (key, content, tag = '') => ({
  key,
  content,
  tag,
  status: true,
  attributes: /** @type {unknown} */ ([]),
});

const shortCodes = [
  {
    ...fragment(
      'cky_readmore',
      '<a href="/plain/" class="cky-policy" aria-label="Cookie policy" target="_blank" rel="noopener" data-cky-tag="readmore-button">Cookie policy</a>',
      'readmore-button',
    ),
    attributes: { rel: 'nofollow', target: '_blank' },
  },
  fragment(
    'cky_show_desc',
    '<button class="cky-show-desc-btn" data-cky-tag="show-desc-button" aria-label="Show more">Show more</button>',
    'show-desc-button',
  ),
  fragment(
    'cky_hide_desc',
    '<button class="cky-show-desc-btn" data-cky-tag="hide-desc-button" aria-label="Show less">Show less</button>',
    'hide-desc-button',
  ),
  fragment(
    'cky_category_toggle_label',
    '[cky_{{status}}_category_label] [cky_preference_{{category_slug}}_title]',
  ),
  fragment('cky_enable_category_label', 'Enable'),
  fragment('cky_disable_category_label', 'Disable'),
  fragment(
    'cky_video_placeholder',
    '<div class="video-placeholder-normal" data-cky-tag="video-placeholder" id="[UNIQUEID]"><p class="video-placeholder-text-normal" data-cky-tag="placeholder-title">Please allow cookies to see this content</p></div>',
  ),
  fragment('cky_enable_optout_label', 'Enable'),
  fragment('cky_disable_optout_label', 'Disable'),
  fragment('cky_optout_toggle_label', '[cky_{{status}}_optout_label] [cky_optout_option_title]'),
  fragment('cky_optout_option_title', 'Do not sell or share my personal information'),
  fragment('cky_optout_close_label', 'Close'),
];

/** @param {string} domain */
function categoryEntries(domain) {
  return categories.map(({ slug, name, cookies }) => {
    const isNecessary = slug === 'necessary';
    return {
      name,
      slug,
      isNecessary,
      ccpaDoNotSell: true,
      cookies: cookies.map(({ id, provider }) => ({ cookieID: id, domain, provider })),
      active: true,
      defaultConsent: { gdpr: isNecessary, ccpa: isNecessary },
    };
  });
}

/** @param {import('./consent-options.mjs').ConsentOptions} options */
function bannerConfig({ type, preferenceCenterType, position, law, categoryPreview, reload }) {
  return {
    settings: { type, preferenceCenterType, position, applicableLaw: law },
    behaviours: {
      reloadBannerOnAccept: reload === 'on',
      loadAnalyticsByDefault: false,
      animations: { onLoad: 'animate', onHide: 'sticky' },
    },
    config: {
      revisitConsent: {
        status: true,
        tag: 'revisit-consent',
        position: 'bottom-left',
        meta: { url: '#' },
        styles: { 'background-color': '#0056a7' },
        elements: { title: { type: 'text', tag: 'revisit-consent-title', status: true } },
      },
      preferenceCenter: { toggle: toggle('detail-category-toggle', BLUE, GREY) },
      categoryPreview: {
        status: categoryPreview === 'on',
        toggle: toggle('detail-category-preview-toggle', BLUE, GREY),
      },
      videoPlaceholder: {
        status: true,
        styles: { 'background-color': '#000000', 'border-color': '#000000', color: '#ffffff' },
      },
      readMore: {
        status: true,
        tag: 'readmore-button',
        type: 'link',
        meta: { noFollow: true, newTab: true },
        styles: outlined(BLUE),
      },
      auditTable: { status: law === 'gdpr' },
      optOption: { status: true, toggle: toggle('optout-option-toggle', BLUE, '#ffffff') },
    },
  };
}

/**
 * @param {{ site: string, url: URL }} visit
 * @param {import('./consent-options.mjs').ConsentOptions} options
 * @param {string} css
 * @returns {Record<string, unknown>}
 */
export function consentGlobals({ site, url }, options, css) {
  return {
    _ckyConfig: {
      _ipData: [],
      _assetsURL: `${site}/pictures/`,
      _publicURL: site,
      _expiry: 365,
      _categories: categoryEntries(url.hostname),
      _activeLaw: 'gdpr',
      _rootDomain: '',
      _block: true,
      _showBanner: true,
      _bannerConfig: bannerConfig(options),
      _version: '3.2.1',
      _logConsent: true,
      _tags: tags,
      _shortCodes: shortCodes,
      _rtl: url.searchParams.get('dir') === 'rtl',
      _providersToBlock: providersToBlock(),
    },
    _ckyStyles: { css },
  };
}
