// @ts-check
import { html } from 'hono/html';
import { stickyDefaults } from './sticky-defaults.mjs';

/** @typedef {Record<string, unknown>} Entries `et_pb_sticky_elements` */

/**
 * One entry of `et_pb_sticky_elements`, with the default settings of the builder.
 * @param {string} id
 * @param {Record<string, unknown>} settings
 */
const stickyEntry = (id, settings) => ({
  id,
  selector: `.${id}`,
  ...stickyDefaults,
  styles: { module_alignment: { desktop: '', tablet: '', phone: '' } },
  ...settings,
});

/**
 * A sticky text module; its settings are added to the entries.
 * @param {import('./columns.mjs').Order} order
 * @param {Entries} entries
 * @param {{ settings?: Record<string, unknown>, className?: string, content: unknown }} module
 */
export function stickyText(order, entries, { settings = {}, className = '', content }) {
  const id = `et_pb_text_${order('text')}`;
  entries[id] = stickyEntry(id, settings);
  return html`<div class="et_pb_module et_pb_text ${id} et_pb_sticky_module ${className} et_pb_text_align_left et_pb_bg_layout_light" data-background-layout="light" data-background-layout-sticky="dark">
	<div class="et_pb_text_inner">${content}</div>
</div>`;
}

/**
 * A row with columns of equal height, one of them sticky.
 * @param {import('./columns.mjs').Order} order
 * @param {Entries} entries
 * @param {{ settings?: Record<string, unknown>, stuck: unknown, beside: unknown }} content
 */
export function equalRow(order, entries, { settings = {}, stuck, beside }) {
  const id = `et_pb_column_${order('column')}`;
  entries[id] = stickyEntry(id, settings);
  return html`<div class="et_pb_row et_pb_row_${order('row')} et_pb_equal_columns et_pb_gutters2">
<div class="et_pb_column et_pb_column_1_3 ${id} et_pb_sticky_module et_pb_css_mix_blend_mode_passthrough">${stuck}</div>
<div class="et_pb_column et_pb_column_2_3 et_pb_column_${order('column')} et_pb_css_mix_blend_mode_passthrough et-last-child">${beside}</div>
</div>`;
}
