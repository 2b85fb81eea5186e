const button = (tag: string, label = tag) => `<button data-cky-tag="${tag}">${label}</button>`;

export const revisit =
  '<div class="cky-btn-revisit-wrapper cky-revisit-hide" data-cky-tag="revisit-consent"><button id="revisit">Cookies</button></div>';
export const overlay = '<div class="cky-overlay cky-hide"></div>';

const accordion = (slug: string) =>
  `<div class="cky-accordion" id="ckyDetailCategory${slug}"><div class="cky-accordion-chevron"></div><div class="cky-accordion-header"><button class="cky-accordion-btn" data-cky-tag="detail-category-title">Name of ${slug}</button><span class="cky-always-active">Always on</span><div class="cky-switch" data-cky-tag="detail-category-toggle"><input type="checkbox" id="ckySwitch${slug}"></div></div><p class="about">About</p><div class="cky-accordion-body"><div class="cky-audit-table" data-cky-tag="audit-table">List</div></div></div>`;
const accordions = ['necessary', 'functional', 'analytics', 'performance'].map(accordion).join('');

/** The preference centre, which is in a modal, or in the container for the classic type. */
export const center = (text = '<p>About the kinds</p>') =>
  `<div class="cky-preference-center" data-cky-tag="detail" style="background-color: #eeeeee"><span data-cky-tag="detail-title">Choose</span><button data-cky-tag="detail-close" aria-label="[cky_preference_close_label]">x</button><div data-cky-tag="detail-description">${text}</div>${accordions}<span class="cky-footer-shadow"></span>${button('detail-reject-button')}${button('detail-save-button')}${button('detail-accept-button')}</div>`;
export const modal = (inside = center()) => `<div class="cky-modal" tabindex="0">${inside}</div>`;

const gdprButtons = ['settings-button', 'reject-button', 'accept-button']
  .map((tag) => button(tag))
  .join('');

const container = (inside = '', buttons = gdprButtons, text = '<p>We would like to count</p>') =>
  `<div class="cky-consent-container cky-hide" tabindex="0"><div class="cky-consent-bar" data-cky-tag="notice"><button data-cky-tag="close-button">x</button><p data-cky-tag="title">Cookies</p><div data-cky-tag="description">${text}</div>${buttons}</div>${inside}</div>`;

/** Box or banner under gdpr, with the preference centre in a modal. */
export const notice = (text?: string) =>
  `${overlay}${revisit}${container('', gdprButtons, text)}${modal()}`;

const directs = ['necessary', 'functional', 'analytics', 'performance']
  .map(
    (slug) =>
      `<div class="cky-category-direct-item"><label for="ckyCategoryDirect${slug}">Direct ${slug}</label><input type="checkbox" id="ckyCategoryDirect${slug}"></div>`,
  )
  .join('');

/** The classic type: the preference centre is in the container; `preview` has switches on the first layer. */
export const classic = (preview = '') => `${revisit}${container(preview + center())}`;
export const preview = `${directs}${button('detail-category-preview-save-button')}`;

const success =
  '<div class="cky-optout-success cky-hide" data-cky-tag="optout-success" tabindex="-1"><p data-cky-tag="optout-success-subtext">This closes in <span id="ckyCountdownTimer"></span> seconds</p></div>';
export const olderSuccess =
  '<div class="cky-optout-success cky-hide" data-cky-tag="optout-success" tabindex="-1"><p data-cky-tag="optout-success-subtext">This closes in 10 seconds</p></div>';

/** Box under ccpa, with the opt-out dialog in a modal. */
export const sale = (confirmation = success) =>
  `${overlay}${revisit}${container('', button('donotsell-button'))}${modal(
    `<div class="cky-preference-center" data-cky-tag="optout-popup"><span data-cky-tag="optout-title">Opt out</span><button data-cky-tag="optout-close" aria-label="[cky_optout_close_label]">x</button><div data-cky-tag="optout-description"><p>About selling</p></div><div class="cky-disabled" data-cky-tag="optout-option"><input id="ckyCCPAOptOut" type="checkbox" data-cky-tag="optout-option-toggle"><div data-cky-tag="optout-option-title">Do not sell</div></div>${confirmation}<div data-cky-tag="optout-buttons">${button('optout-cancel-button')}${button('optout-confirm-button')}</div></div>`,
  )}`;
