// @ts-check
import { html } from 'hono/html';
import { slider } from '../modules/slider.mjs';
import { numberCounter } from '../modules/counters.mjs';
import { tabs } from '../modules/tabs.mjs';
import { toggle } from '../modules/toggle.mjs';
import { paragraph, sentence } from '../copy.mjs';

/**
 * One module of the demo's layout, parsed from its shortcode.
 * @typedef {{ type: string, attrs: Record<string, string>, content: string }} Shortcode
 */

const SHORTCODE = /^\[(et_pb_\w+)((?: [\w]+="[^"]*")*)\]([\s\S]*)\[\/\1\]$/;

/**
 * @param {string} text
 * @returns {Shortcode | undefined}
 */
function parseShortcode(text) {
  const [, type, fields = '', content = ''] = SHORTCODE.exec(text.trim()) ?? [];
  if (!type) return undefined;
  const pairs = [...fields.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
  return { type, attrs: Object.fromEntries(pairs), content };
}

/** @param {Shortcode} shortcode */
export function writeShortcode({ type, attrs, content }) {
  const fields = Object.entries(attrs).map(([name, value]) => ` ${name}="${value}"`);
  return `[${type}${fields.join('')}]${content}[/${type}]`;
}

const LENGTH = /^\d+(\.\d+)?(px|%|em|vw)$/;
const COUNT = /^[1-6]$/;

/** @param {string | undefined} value */
const countOf = (value) => (COUNT.test(value ?? '') ? Number(value) : 2);

/** @type {Record<string, (shortcode: Shortcode, order: import('../modules/columns.mjs').Order) => import('../visit.mjs').Html>} */
const renderers = {
  et_pb_text({ attrs, content }) {
    const stuck = ['top', 'bottom'].includes(attrs.sticky_position ?? '');
    const width = LENGTH.test(attrs.width ?? '') ? html` style="width:${attrs.width}"` : '';
    return html`<div class="et_pb_module et_pb_text et_pb_text_${attrs.order ?? 0}${stuck ? ' et_pb_sticky_module' : ''} et_pb_text_align_left et_pb_bg_layout_light"${width}>
	<div class="et_pb_text_inner"><h3>${attrs.title ?? ''}</h3><p>${content}</p></div>
</div>`;
  },
  et_pb_toggle: ({ attrs, content }, order) =>
    toggle(order, {
      title: attrs.title ?? '',
      content: html`<p>${content}</p>`,
      state: attrs.open === 'on' ? 'open' : 'close',
    }),
  et_pb_tabs: ({ attrs }, order) =>
    tabs(order, {
      tabs: Array.from({ length: countOf(attrs.count) }, (_, at) => ({
        label: `${attrs.title ?? ''} ${at + 1}`,
        content: paragraph(at, 2),
      })),
    }),
  et_pb_slider: ({ attrs }, order) =>
    slider(order, {
      slides: Array.from({ length: countOf(attrs.count) }, (_, at) => ({
        title: `${attrs.title ?? ''} ${at + 1}`,
        text: sentence(at),
      })),
    }),
  et_pb_number_counter: ({ attrs }, order) =>
    numberCounter(order, { value: attrs.number ?? '0', title: attrs.title ?? '' }),
};

/**
 * The server's markup for a shortcode; a sentence for an unknown one.
 * @param {string} text
 * @param {import('../modules/columns.mjs').Order} order
 */
export function renderShortcode(text, order) {
  const shortcode = parseShortcode(text);
  const render = shortcode && renderers[shortcode.type];
  return render ? render(shortcode, order) : html`<p>Unknown module.</p>`;
}
