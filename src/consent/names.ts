/**
 * Names of CookieYes (3.2.1 to 3.5.1): cookieyes.md §2 to §4, §11 and §13. Separate constants, so
 * that the guard only contains those it uses.
 */
export const CONFIG = '_ckyConfig';
/** Global of the plugin before 3.0, which has its own banner. */
export const LEGACY_CONFIG = 'Cli_Data';
export const STYLES = '_ckyStyles';
export const COOKIE = 'cookieyes-consent';
export const NAMESPACE = 'cookieyes';

export const RECORD_KEYS = ['consentid', 'consent', 'action'] as const;

/** Marks a script or frame with its category: this prefix and the slug. */
export const MARK = 'data-cookieyes';
export const MARK_PREFIX = 'cookieyes-';
export const BLOCKED_TYPE = 'javascript/blocked';
export const PLAIN_TYPE = 'text/plain';
/** Holds the address of a held frame. */
export const KEPT_SRC = 'data-cky-src';
export const LAZY_SRC = 'data-src';

export const UPDATE_EVENT = 'cookieyes_consent_update';
export const LOAD_EVENT = 'cookieyes_banner_load';

/** The vendor's web application and its helpers, which own the record where they are present. */
export const REMOTE_SCRIPT = 'cookieyes';
/** The plugin's own script. */
export const INCUMBENT_SCRIPT = 'cookie-law-info-js';
export const CONSENT_MODE_SCRIPT = 'cookie-law-info-gcm-js';
export const WP_CONSENT_SCRIPT = 'cookie-law-info-wca-js';

/**
 * WooCommerce's order attribution: the library that detects where visitors come from, and the
 * script that reads it.
 */
export const ORDER_SOURCE = /\/(sourcebuster|order-attribution)(?=[\w.-]*\.js)/;

export const TEMPLATE = 'ckyBannerTemplate';
export const STYLE = 'cky-style';
export const HIDING_STYLE = 'cky-style-inline';
export const PREVIEW_PARAMETER = 'cky_preview';

export const TAG = 'data-cky-tag';
export const tagged = (tag: string) => `[${TAG}="${tag}"]`;

export const OPT_OUT = 'ckyCCPAOptOut';
export const COUNTDOWN = 'ckyCountdownTimer';
export const switchId = (slug: string) => `ckySwitch${slug}`;
export const directSwitchId = (slug: string) => `ckyCategoryDirect${slug}`;
export const accordionId = (slug: string) => `ckyDetailCategory${slug}`;

/** A const enum, so that the bundler inlines the values that each chunk uses. */
export const enum Class {
  hide = 'cky-hide',
  revisitHide = 'cky-revisit-hide',
  modalOpen = 'cky-modal-open',
  expand = 'cky-consent-bar-expand',
  accordionActive = 'cky-accordion-active',
  chevronHide = 'cky-accordion-chevron-hide',
  disabled = 'cky-disabled',
  rtl = 'cky-rtl',
  container = 'cky-consent-container',
  overlay = 'cky-overlay',
  modal = 'cky-modal',
  accordion = 'cky-accordion',
  accordionButton = 'cky-accordion-btn',
  accordionBody = 'cky-accordion-body',
  chevron = 'cky-accordion-chevron',
  alwaysActive = 'cky-always-active',
  switch = 'cky-switch',
  directItem = 'cky-category-direct-item',
  bannerElement = 'cky-banner-element',
  footerShadow = 'cky-footer-shadow',
  placeholder = 'video-placeholder-normal',
  placeholderText = 'video-placeholder-text-normal',
  thumbnail = 'video-placeholder-youtube',
  thumbnailText = 'video-placeholder-text-youtube',
}
