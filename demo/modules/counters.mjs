// @ts-check
import { html } from 'hono/html';

/** @typedef {import('./columns.mjs').Order} Order */

/**
 * @param {Order} order
 * @param {{ id?: string, value: string, title?: string, colours?: Record<string, string> }} options
 */
export function circleCounter(order, { id, value, title, colours = {} }) {
  const attribute = id ? html` id="${id}"` : '';
  const own = Object.entries(colours).map(([name, colour]) => html` data-${name}="${colour}"`);
  const heading = title ? html`<h3 class="et_pb_module_header">${title}</h3>` : '';
  return html`<div${attribute} class="et_pb_module et_pb_circle_counter et_pb_circle_counter_${order('circle_counter')} container-width-change-notify  et_pb_text_align_center et_pb_bg_layout_light${title ? ' et_pb_with_title' : ''}">
	<div class="et_pb_circle_counter_inner" data-number-value="${value}" data-bar-bg-color="#0b5563"${own}>
		<div class="percent"><p><span class="percent-value"></span><span class="percent-sign">%</span></p></div>
		${heading}
	</div>
</div>`;
}

/**
 * @param {Order} order
 * @param {{ id?: string, value: string, separator?: string, sign?: string, title: string }} options
 */
export function numberCounter(order, { id, value, separator = '', sign = '', title }) {
  const attribute = id ? html` id="${id}"` : '';
  return html`<div${attribute} class="et_pb_module et_pb_number_counter et_pb_number_counter_${order('number_counter')}  et_pb_text_align_center et_pb_bg_layout_light et_pb_with_title" data-number-value="${value}" data-number-separator="${separator}">
	<div class="percent" ><p><span class="percent-value"></span><span class="percent-sign">${sign}</span></p></div>
	<h3 class="title">${title}</h3>
</div>`;
}

/**
 * @param {Order} order
 * @param {readonly { title: string, width: string }[]} bars
 */
export function barCounters(order, bars) {
  const items = bars.map(({ title, width }) => {
    const text = html`<span class="et_pb_counter_amount_number"><span class="et_pb_counter_amount_number_inner">${width}</span></span>`;
    return html`<li class="et_pb_counter et_pb_counter_${order('counter')}">
	<span class="et_pb_counter_title">${title}</span>
	<span class="et_pb_counter_container">
		<span class="et_pb_counter_amount" style="" data-width="${width}">${text}</span>
		<span class="et_pb_counter_amount overlay" style="" data-width="${width}">${text}</span>
	</span>
</li>`;
  });
  return html`<ul class="et_pb_module et_pb_counters et_pb_counters_${order('counters')} et-waypoint et_pb_bg_layout_light">
${items}
</ul>`;
}

const units = [
  { name: 'days', short: 'Day', full: 'Day(s)' },
  { name: 'hours', short: 'Hrs', full: 'Hour(s)' },
  { name: 'minutes', short: 'Min', full: 'Minute(s)' },
  { name: 'seconds', short: 'Sec', full: 'Second(s)' },
];

/**
 * @param {Order} order
 * @param {{ id?: string, title: string, endsAt: number }} options seconds since 1970
 */
export function countdown(order, { id, title, endsAt }) {
  const attribute = id ? html` id="${id}"` : '';
  const sections = units.map(
    ({ name, short, full }, index) =>
      html`<div class="${name} section values" data-short="${short}" data-full="${full}"><p class="value"></p><p class="label">${full}</p></div>${index < units.length - 1 ? html`<div class="sep section"><p>:</p></div>` : ''}`,
  );
  return html`<div${attribute} class="et_pb_module et_pb_countdown_timer et_pb_countdown_timer_${order('countdown_timer')} et_pb_bg_layout_dark" data-end-timestamp="${endsAt}">
	<div class="et_pb_countdown_timer_container clearfix">
		<h4 class="title">${title}</h4>
		${sections}
	</div>
</div>`;
}
