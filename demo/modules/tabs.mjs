// @ts-check
import { html } from 'hono/html';

/** @typedef {{ label: string, content: unknown }} Tab */

/** @param {string | undefined} id */
const idAttribute = (id) => (id ? html` id="${id}"` : '');

/**
 * @param {import('./columns.mjs').Order} order
 * @param {{ id?: string, tabs: readonly Tab[] }} options
 */
export function tabs(order, { id, tabs: entries }) {
  const module = order('tabs');
  const numbered = entries.map((tab) => ({ ...tab, number: order('tab') }));
  const controls = numbered.map(
    ({ label, number }, index) =>
      html`<li class="et_pb_tab_${number}${index === 0 ? ' et_pb_tab_active' : ''}"><a href="#">${label}</a></li>`,
  );
  const panels = numbered.map(
    (
      { content, number },
      index,
    ) => html`<div class="et_pb_tab et_pb_tab_${number} clearfix${index === 0 ? ' et_pb_active_content' : ''}">
	<div class="et_pb_tab_content">${content}</div>
</div>`,
  );
  return html`<div${idAttribute(id)} class="et_pb_module et_pb_tabs et_pb_tabs_${module} " >
	<ul class="et_pb_tabs_controls clearfix">
		${controls}
	</ul>
	<div class="et_pb_all_tabs">
${panels}
	</div>
</div>`;
}

/**
 * The tabs of WooCommerce: named instead of numbered, with anchors.
 * @param {import('./columns.mjs').Order} order
 * @param {readonly (Tab & { name: string })[]} entries
 */
export function shopTabs(order, entries) {
  const controls = entries.map(
    ({ label, name }, index) =>
      html`<li class="${name}_tab${index === 0 ? ' et_pb_tab_active' : ''}"><a href="#tab-${name}">${label}</a></li>`,
  );
  const panels = entries.map(
    (
      { content },
      index,
    ) => html`<div class="et_pb_tab clearfix${index === 0 ? ' et_pb_active_content' : ''}">
	<div class="et_pb_tab_content">${content}</div>
</div>`,
  );
  const included = entries.map(({ name }) => name).join('|');
  return html`<div class="et_pb_module et_pb_wc_tabs et_pb_wc_tabs_${order('wc_tabs')} et_pb_tabs " data-include_tabs="${included}">
	<ul class="et_pb_tabs_controls clearfix">
		${controls}
	</ul>
	<div class="et_pb_all_tabs">
${panels}
	</div>
</div>`;
}
