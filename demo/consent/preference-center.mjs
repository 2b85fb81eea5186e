// @ts-check
import { html, raw } from 'hono/html';
import { categories } from './categories.mjs';

const INK = 'color:#212121';
const CENTER = 'color:#212121;background-color:#FFFFFF;border-color:#F4F4F4';
const TABLE = 'color:#212121;background-color:#f4f4f4;border-color:#ebebeb';
export const FILLED = 'color:#FFFFFF;background-color:#1863dc;border-color:#1863dc';
export const OUTLINED = 'color:#1863dc;background-color:transparent;border-color:#1863dc';

/** @param {string} label */
const closeImage = (label) => html`<img src="/pictures/close.svg" alt="${label}">`;

/**
 * @param {string} kind
 * @param {string} tag
 * @param {string} label
 * @param {string} style
 */
export function button(kind, tag, label, style) {
  return html`<button class="cky-btn cky-btn-${kind}" aria-label="${label}" data-cky-tag="${tag}" style="${style}">${label}</button>`;
}

/** @param {import('./categories.mjs').Category} category */
function auditTable({ cookies }) {
  if (cookies.length === 0) {
    return html`<p class="cky-empty-cookies-text">Nothing of this kind is in use.</p>`;
  }
  return cookies.map(
    ({ id, life, text }) =>
      html`<ul class="cky-cookie-des-table"><li><div>Cookie</div><div>${id}</div></li><li><div>Duration</div><div>${life}</div></li><li><div>Description</div><div>${text}</div></li></ul>`,
  );
}

/**
 * Both “always active” and the switch are printed for every category; the script removes one of
 * them.
 * @param {import('./categories.mjs').Category} category
 */
function accordion(category) {
  const { slug, name, text } = category;
  return html`<div class="cky-accordion" id="ckyDetailCategory${slug}">
  <div class="cky-accordion-item">
    <div class="cky-accordion-chevron"><i class="cky-chevron-right"></i></div>
    <div class="cky-accordion-header-wrapper">
      <div class="cky-accordion-header"><button class="cky-accordion-btn" aria-label="${name}" data-cky-tag="detail-category-title" style="${INK}">${name}</button><span class="cky-always-active">Always on</span>
        <div class="cky-switch" data-cky-tag="detail-category-toggle"><input type="checkbox" id="ckySwitch${slug}"></div>
      </div>
      <div class="cky-accordion-header-des" data-cky-tag="detail-category-description" style="${INK}"><p>${raw(text)}</p></div>
    </div>
  </div>
  <div class="cky-accordion-body">
    <div class="cky-audit-table" data-cky-tag="audit-table" style="${TABLE}">${auditTable(category)}</div>
  </div>
</div>`;
}

/** @param {'reject-first' | 'accept-first'} order */
function footer(order) {
  const reject = button('reject', 'detail-reject-button', 'Reject all', OUTLINED);
  const save = button('preferences', 'detail-save-button', 'Save my choice', OUTLINED);
  const accept = button('accept', 'detail-accept-button', 'Accept all', FILLED);
  const row = order === 'reject-first' ? [reject, save, accept] : [accept, save, reject];
  return html`<div class="cky-footer-wrapper"><span class="cky-footer-shadow"></span>
  <div class="cky-prefrence-btn-wrapper" data-cky-tag="detail-buttons">${row}</div>
</div>`;
}

function centerBody() {
  return html`<div class="cky-preference-header"><span class="cky-preference-title" role="heading" aria-level="1" data-cky-tag="detail-title" style="${INK}">Choose your cookies</span>
  <button class="cky-btn-close" aria-label="Close" data-cky-tag="detail-close">${closeImage('Close')}</button>
</div>
<div class="cky-preference-body-wrapper">
  <div class="cky-preference-content-wrapper" data-cky-tag="detail-description" style="${INK}"><p>Here you see everything that this shop may store in your browser, kind by kind.</p><p>The necessary kind is always on, because the cart needs it. Every other kind waits for your word.</p><p>You can come back to this window at any time with the round button in the corner. A choice holds for one year, and you can change it as often as you like.</p></div>
  <div class="cky-accordion-wrapper" data-cky-tag="detail-categories">${categories.map(accordion)}</div>
</div>`;
}

/**
 * The preference centre of the banner types with a modal.
 * @param {'reject-first' | 'accept-first'} order
 */
export function modalCenter(order) {
  return html`<div class="cky-modal" tabindex="0">
<div class="cky-preference-center" data-cky-tag="detail" style="${CENTER}">${centerBody()}${footer(order)}</div>
</div>`;
}

/** The preference centre of the classic type: inside the container, with the tag on the wrapper. */
export function pushdownCenter() {
  return html`<div class="cky-preference-wrapper" data-cky-tag="detail" style="${CENTER}">
<div class="cky-preference-center"><div class="cky-preference">${centerBody()}</div>${footer('accept-first')}</div>
</div>`;
}

/**
 * The opt-out dialog under ccpa.
 * @param {'cancel-first' | 'confirm-first'} order
 */
export function optOutPopup(order) {
  const cancel = button(
    'cancel',
    'optout-cancel-button',
    'Cancel',
    'color:#5c5c5c;background-color:#FFFFFF;border-color:#dedfe0',
  );
  const confirm = button('confirm', 'optout-confirm-button', 'Save my choice', FILLED);
  return html`<div class="cky-modal" tabindex="0">
<div class="cky-preference-center" data-cky-tag="optout-popup" style="${CENTER}">
  <div class="cky-preference-header"><span class="cky-preference-title" role="heading" aria-level="1" data-cky-tag="optout-title" style="${INK}">Opt-out choices</span>
    <button class="cky-btn-close" aria-label="Close" data-cky-tag="optout-close">${closeImage('Close')}</button>
  </div>
  <div class="cky-preference-body-wrapper">
    <div class="cky-preference-content-wrapper" data-cky-tag="optout-description" style="${INK}"><p>Some partners receive data about your visit. Tick the box and save to stop that.</p></div>
    <div class="cky-opt-out-wrapper">
      <div class="cky-opt-out-checkbox-wrapper cky-disabled" data-cky-tag="optout-option"><input id="ckyCCPAOptOut" type="checkbox" class="cky-opt-out-checkbox" data-cky-tag="optout-option-toggle">
        <div class="cky-opt-out-checkbox-label" data-cky-tag="optout-option-title" style="${INK}">Do not sell or share my personal information</div>
      </div>
    </div>
  </div>
  <div class="cky-footer-wrapper"><div class="cky-opt-out-btn-wrapper" data-cky-tag="optout-buttons">${order === 'cancel-first' ? [cancel, confirm] : [confirm, cancel]}</div></div>
</div>
</div>`;
}
