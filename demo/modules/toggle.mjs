// @ts-check
import { html, raw } from 'hono/html';

/** @typedef {{ title: string, content: unknown }} ToggleText */
/** @typedef {'open' | 'close'} ToggleState */
/** @typedef {'h2' | 'h3' | 'h4' | 'h5'} HeadingLevel */

/**
 * @param {{ rootClass: string, id?: string | undefined, state: ToggleState, level: HeadingLevel, text: ToggleText }} options
 */
function item({ rootClass, id, state, level, text }) {
  const attribute = id ? html` id="${id}"` : '';
  return html`<div${attribute} class="${rootClass}  et_pb_toggle_${state}">
	<${raw(level)} class="et_pb_toggle_title">${text.title}</${raw(level)}>
	<div class="et_pb_toggle_content clearfix">${text.content}</div>
</div>`;
}

/**
 * @param {import('./columns.mjs').Order} order
 * @param {ToggleText & { id?: string, state?: ToggleState, level?: HeadingLevel }} options
 */
export function toggle(order, { title, content, id, state = 'close', level = 'h3' }) {
  const rootClass = `et_pb_module et_pb_toggle et_pb_toggle_${order('toggle')} et_pb_toggle_item`;
  return item({ rootClass, id, state, level, text: { title, content } });
}

/**
 * The server opens the first item and closes the others; authors cannot change this.
 * @param {import('./columns.mjs').Order} order
 * @param {{ id?: string, level?: HeadingLevel, items: readonly ToggleText[] }} options
 */
export function accordion(order, { id, level = 'h3', items }) {
  const attribute = id ? html` id="${id}"` : '';
  const entries = items.map((text, index) => {
    const number = order('accordion_item');
    const rootClass = `et_pb_toggle et_pb_module et_pb_accordion_item et_pb_accordion_item_${number}`;
    return item({ rootClass, state: index === 0 ? 'open' : 'close', level, text });
  });
  return html`<div${attribute} class="et_pb_module et_pb_accordion et_pb_accordion_${order('accordion')}">
${entries}
</div>`;
}
