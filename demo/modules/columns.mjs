// @ts-check
import { html } from 'hono/html';

/** @typedef {import('../visit.mjs').Html} Html */

/**
 * Numbers modules as the builder does: from zero, per kind, over the whole page.
 * @returns {(slug: string) => number}
 */
export function createOrder() {
  /** @type {Map<string, number>} */
  const counts = new Map();
  return (slug) => {
    const next = counts.get(slug) ?? 0;
    counts.set(slug, next + 1);
    return next;
  };
}

/** @typedef {ReturnType<typeof createOrder>} Order */
/** @typedef {'4_4' | '1_2' | '1_3' | '2_3' | '1_4' | '3_4' | '3_8'} ColumnWidth */

/**
 * @param {Order} order
 * @param {{ width?: ColumnWidth, modules: unknown }[]} columns
 */
export function row(order, columns) {
  const cells = columns.map(({ width = '4_4', modules }, index) => {
    const last = index === columns.length - 1 ? ' et-last-child' : '';
    return html`<div class="et_pb_column et_pb_column_${width} et_pb_column_${order('column')}  et_pb_css_mix_blend_mode_passthrough${last}">
${modules}
</div>`;
  });
  return html`<div class="et_pb_row et_pb_row_${order('row')}">
${cells}
</div>`;
}

/**
 * @param {Order} order
 * @param {unknown} rows
 */
export function section(order, rows) {
  return html`<div class="et_pb_section et_pb_section_${order('section')} et_section_regular" >
${rows}
</div>`;
}

/**
 * A fullwidth section holds modules directly, without rows.
 * @param {Order} order
 * @param {unknown} modules
 */
export function fullwidthSection(order, modules) {
  return html`<div class="et_pb_section et_pb_section_${order('section')} et_pb_fullwidth_section et_section_regular" >
${modules}
</div>`;
}

/**
 * @param {Order} order
 * @param {unknown} content
 */
export function text(order, content) {
  return html`<div class="et_pb_module et_pb_text et_pb_text_${order('text')}  et_pb_text_align_left et_pb_bg_layout_light">
	<div class="et_pb_text_inner">${content}</div>
</div>`;
}

/**
 * One section of a demo page: a heading, a line on what it shows, and the modules.
 * @param {Order} order
 * @param {{ title: string, line: string, modules: unknown }} example
 */
export function exampleSection(order, { title, line, modules }) {
  const heading = text(order, html`<h2>${title}</h2><p>${line}</p>`);
  return section(order, [row(order, [{ modules: heading }]), row(order, [{ modules }])]);
}

/**
 * The wrappers between the article and the first section.
 * @param {unknown} sections
 */
export function builderContent(sections) {
  return html`<div class="et-l et-l--post">
	<div class="et_builder_inner_content et_pb_gutters3">${sections}</div>
</div>`;
}
