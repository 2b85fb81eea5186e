// @ts-check
import { html } from 'hono/html';
import { sentence } from '../copy.mjs';
import { article } from '../layout.mjs';
import { builderContent, createOrder, row, section } from '../modules/columns.mjs';
import { circleCounter } from '../modules/counters.mjs';
import { galleryGrid } from '../modules/gallery.mjs';
import { slider } from '../modules/slider.mjs';
import { tabs } from '../modules/tabs.mjs';
import { accordion, toggle } from '../modules/toggle.mjs';

const COUNT_LIMIT = 20_000;
const SLIDES_LIMIT = 100;
const DEFAULT_KINDS = ['tabs', 'accordion', 'toggle', 'slider'];

/** @typedef {import('../modules/columns.mjs').Order} Order */

/** @type {Readonly<Record<string, (order: Order, index: number, slides: number) => unknown>>} */
const renderers = {
  tabs: (order, index) =>
    tabs(order, {
      tabs: [0, 1, 2].map((n) => ({
        label: `Tab ${n}`,
        content: html`<p>${sentence(index + n)}</p>`,
      })),
    }),
  accordion: (order, index) =>
    accordion(order, {
      level: 'h2',
      items: [0, 1, 2].map((n) => ({
        title: `Item ${n}`,
        content: html`<p>${sentence(index + n)}</p>`,
      })),
    }),
  toggle: (order, index) =>
    toggle(order, {
      level: 'h2',
      title: `Toggle ${index}`,
      content: html`<p>${sentence(index)}</p>`,
    }),
  slider: (order, index, slides) =>
    slider(order, {
      slides: Array.from({ length: slides }, (_, n) => ({
        title: `Slide ${n}`,
        text: sentence(index + n),
      })),
    }),
  circle: (order, index) =>
    circleCounter(order, { value: String(20 + (index % 80)), title: `Circle ${index}` }),
  gallery: (order) => galleryGrid(order, { count: 12, perPage: '12' }),
};

/** @param {URLSearchParams} query */
function readKinds(query) {
  const named = (query.get('kinds') ?? '')
    .split(',')
    .filter((kind) => Object.hasOwn(renderers, kind));
  return named.length > 0 ? named : DEFAULT_KINDS;
}

/**
 * @param {URLSearchParams} query
 * @param {string} name
 * @param {{ fallback: number, limit: number }} limits
 */
function readNumber(query, name, { fallback, limit }) {
  const requested = Number(query.get(name) ?? fallback);
  return Number.isInteger(requested) ? Math.min(Math.max(requested, 0), limit) : fallback;
}

/** @type {import('./pages.mjs').PageDefinition} */
export const benchPage = {
  path: '/bench/',
  example: '/bench/?count=100',
  title: 'Bench',
  line: 'count=N modules of kinds=tabs,accordion,toggle,slider,circle,gallery; sliders with slides=3; no consent, and no bar unless bar=on.',
  render({ url }) {
    const order = createOrder();
    const count = readNumber(url.searchParams, 'count', { fallback: 100, limit: COUNT_LIMIT });
    const slides = readNumber(url.searchParams, 'slides', { fallback: 3, limit: SLIDES_LIMIT });
    const kinds = readKinds(url.searchParams);
    const modules = Array.from({ length: count }, (_, index) =>
      renderers[kinds[index % kinds.length] ?? '']?.(order, index, slides),
    );
    const heading = html`<h1>${count} modules</h1><p>${kinds.join(', ')}</p>`;
    return {
      title: 'Bench',
      pageId: 44,
      main: article(builderContent(section(order, row(order, [{ modules: [heading, modules] }])))),
    };
  },
};
