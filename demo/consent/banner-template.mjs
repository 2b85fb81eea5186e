// @ts-check
import { html, raw } from 'hono/html';
import { categories } from './categories.mjs';
import {
  button,
  FILLED,
  modalCenter,
  OUTLINED,
  optOutPopup,
  pushdownCenter,
} from './preference-center.mjs';

const INK = 'color:#212121';

const revisit = html`<div class="cky-btn-revisit-wrapper cky-revisit-hide" data-cky-tag="revisit-consent" data-tooltip="Cookie choices" style="background-color:#0056a7"><button class="cky-btn-revisit" aria-label="Cookie choices"><img src="/pictures/revisit.svg" alt="Open the cookie choices"></button></div>`;

/** @param {import('./consent-options.mjs').ConsentOptions} options */
function noticeButtons({ law }) {
  if (law === 'ccpa') {
    return html`<button class="cky-btn cky-btn-do-not-sell" aria-label="Do not sell or share my personal information" data-cky-tag="donotsell-button" style="color:#1863dc;background-color:transparent;border-color:transparent">Do not sell or share my personal information</button>`;
  }
  return [
    button('customize', 'settings-button', 'Customise', OUTLINED),
    button('reject', 'reject-button', 'Reject all', OUTLINED),
    button('accept', 'accept-button', 'Accept all', FILLED),
  ];
}

/** The switches on the first layer, which only the classic type has. */
function categoryPreview() {
  const items = categories.map(
    ({ slug, name }) =>
      html`<div class="cky-category-direct-item"><label for="ckyCategoryDirect${slug}" data-cky-tag="detail-category-preview-title" style="${INK}">${name}</label><div class="cky-category-direct-switch" data-cky-tag="detail-category-preview-toggle"><input type="checkbox" id="ckyCategoryDirect${slug}"></div></div>`,
  );
  return html`<div class="cky-category-direct-preview-wrapper" data-cky-tag="detail-category-preview">
  <div class="cky-category-direct-preview"><div class="cky-category-direct-preview-section">${items}</div></div>
  <div class="cky-category-direct-preview-btn-wrapper" data-cky-tag="detail-category-preview-buttons">${button('preferences', 'detail-category-preview-save-button', 'Save my choice', OUTLINED)}</div>
</div>`;
}

/** @param {import('./consent-options.mjs').ConsentOptions} options */
function noticeText({ law }) {
  return law === 'ccpa'
    ? 'This shop shares some data about your visit with partners. You can say no to that at any time.'
    : 'We would like to count visits and show a video or two. Nothing of the sort happens before you agree, and the shop works either way.';
}

/** @param {import('./consent-options.mjs').ConsentOptions} options */
function bar(options) {
  const preview = options.type === 'classic' && options.categoryPreview === 'on';
  return html`<div class="cky-consent-bar" data-cky-tag="notice" style="background-color:#FFFFFF;border-color:#f4f4f4;color:#212121">
  <button class="cky-banner-btn-close" data-cky-tag="close-button" aria-label="Close"><img src="/pictures/close.svg" alt="Close"></button>
  <div class="cky-notice"><p class="cky-title" role="heading" aria-level="1" data-cky-tag="title" style="${INK}">Cookies at the pier</p>
    <div class="cky-notice-group"><div class="cky-notice-des" data-cky-tag="description" style="${INK}"><p>${noticeText(options)}</p></div>
      <div class="cky-notice-btn-wrapper" data-cky-tag="notice-buttons">${noticeButtons(options)}</div>
    </div>
  </div>${preview ? categoryPreview() : ''}
</div>`;
}

/** @param {import('./consent-options.mjs').ConsentOptions} options */
function markup(options) {
  // The plugin has no template for this type: the element is printed empty.
  if (options.type === 'popup') return '';
  if (options.type === 'classic') {
    const center = options.law === 'gdpr' ? pushdownCenter() : '';
    return html`${revisit}
<div class="cky-consent-container cky-hide" tabindex="0">${bar(options)}${center}</div>`;
  }
  const sidebar = options.preferenceCenterType.startsWith('sidebar');
  const dialog =
    options.law === 'gdpr'
      ? modalCenter(sidebar ? 'accept-first' : 'reject-first')
      : optOutPopup(sidebar ? 'confirm-first' : 'cancel-first');
  return html`<div class="cky-overlay cky-hide"></div>
${revisit}
<div class="cky-consent-container cky-hide" tabindex="0">${bar(options)}</div>
${dialog}`;
}

/**
 * The element that holds the whole banner as text until the script inserts it into the page.
 * @param {import('./consent-options.mjs').ConsentOptions} options
 * @param {string} nonce
 */
export function bannerTemplate(options, nonce) {
  return html`<script id="ckyBannerTemplate" type="text/template"${nonce ? html` nonce="${nonce}"` : ''}>${raw(markup(options))}</script>`;
}
