// @ts-check
import { html } from 'hono/html';

/** @typedef {import('./columns.mjs').Order} Order */

/**
 * One block of Divi 5. Its classes: first the numbered one, then that of the kind, last those that
 * all blocks share.
 * @param {Order} order
 * @param {string} kind
 * @param {unknown} content
 * @param {string} [more] further classes
 */
function block(order, kind, content, more = '') {
  const name = `et_pb_${kind}`;
  return html`<div class="${name}_${order(kind)} ${name} ${more} et_pb_module et_block_module">${content}</div>`;
}

/** @param {Order} order @param {unknown} blocks @param {{ classes?: string, background?: unknown }} [options] */
export function nativeSection(order, blocks, { classes = '', background = '' } = {}) {
  return html`<div class="et_pb_section_${order('section')} et_pb_section et_section_regular et_block_section ${classes}">${background}<div class="et_pb_row_${order('row')} et_pb_row et_flex_row et_block_row"><div class="et_pb_column_${order('column')} et_pb_column et_pb_column_4_4 et-last-child et_flex_column et_block_column">
${blocks}
</div></div></div>`;
}

/** @param {Order} order @param {unknown} content @param {string} [classes] */
export function nativeText(order, content, classes) {
  return block(order, 'text', html`<div class="et_pb_text_inner">${content}</div>`, classes);
}

/** @param {Order} order @param {readonly { label: string, content: unknown }[]} entries */
export function nativeTabs(order, entries) {
  const numbered = entries.map((tab, at) => ({ ...tab, number: order('tab'), isFirst: at === 0 }));
  const controls = numbered.map(
    ({ label, number, isFirst }) =>
      html`<li class="et_pb_tab_nav_item_${number} et_pb_tab_nav_item et_pb_tab_${number}${isFirst ? ' et_pb_tab_active' : ''}"><a class="et_pb_tab_nav_item_link" href="#">${label}</a></li>`,
  );
  const panels = numbered.map(
    ({ content, number, isFirst }) =>
      html`<div class="et_pb_tab_${number} et_pb_tab clearfix${isFirst ? ' et_pb_active_content' : ''} et_pb_module et_block_module"><div class="et_pb_tab_content">${content}</div></div>`,
  );
  return block(
    order,
    'tabs',
    html`<ul class="et_pb_tabs_controls clearfix">${controls}</ul><div class="et_pb_all_tabs">${panels}</div>`,
  );
}

/** @param {Order} order @param {{ title: string, content: unknown }} text */
export function nativeToggle(order, { title, content }) {
  return block(
    order,
    'toggle',
    html`<h5 class="et_pb_toggle_title">${title}</h5><div class="et_pb_toggle_content clearfix">${content}</div>`,
    'et_pb_toggle_item et_pb_toggle_close',
  );
}

/** @param {Order} order @param {readonly { title: string, content: unknown }[]} entries */
export function nativeSlider(order, entries) {
  const slides = entries.map(({ title, content }) => {
    const number = order('slide');
    return html`<div class="et_pb_slide_${number} et_pb_slide et_pb_bg_layout_dark et_pb_text_align_center" data-slide-id="divi/slide-${number}"><div class="et_pb_container"><div class="et_pb_slider_container_inner"><div class="et_pb_slide_description"><h2 class="et_pb_slide_title">${title}</h2><div class="et_pb_slide_content">${content}</div></div></div></div></div>`;
  });
  return block(order, 'slider', html`<div class="et_pb_slides">${slides}</div>`);
}

const figures = html`<div class="percent"><p><span class="percent-value"></span><span class="percent-sign">%</span></p></div>`;

/**
 * The value is printed as data (`diviModuleNumberCounterData`). @param {Order} order @param
 * {string} title
 */
export function nativeNumber(order, title) {
  return block(
    order,
    'number_counter',
    html`${figures}<h3 class="title">${title}</h3>`,
    'et_pb_with_title',
  );
}

/**
 * The value is printed as data (`diviModuleCircleCounterData`). @param {Order} order @param
 * {string} title
 */
export function nativeCircle(order, title) {
  return block(
    order,
    'circle_counter',
    html`<div class="et_pb_circle_counter_inner">${figures}<h3 class="et_pb_module_header">${title}</h3></div>`,
    'et_pb_with_title container-width-change-notify',
  );
}

/** The video has no `src` until a script sets it. */
export const nativeVideo = html`<span class="et-pb-background-video et_pb_allow_player_pause"><video autoplay loop playsinline muted><source type="video/webm" data-src="/videos/waves.webm"></video></span>`;

/** @param {number} imageNumber */
export function nativeParallax(imageNumber) {
  return html`<span class="et-pb-parallax-wrapper"><span class="et-pb-parallax-background" style="background-image:url(/pictures/${imageNumber}.svg)"></span></span>`;
}
