// @ts-check
import { html } from 'hono/html';
import { paragraph } from '../copy.mjs';
import { article } from '../layout.mjs';
import { builderContent, createOrder, row, section } from '../modules/columns.mjs';
import { slider } from '../modules/slider.mjs';
import { tabs } from '../modules/tabs.mjs';
import { accordion, toggle } from '../modules/toggle.mjs';
import { addToCartLink } from '../shop/loop-item.mjs';
import { products } from '../shop/products.mjs';
import { partial } from './partial.mjs';

/** @type {import('./pages.mjs').PageDefinition} */
export const plainPage = {
  path: '/plain/',
  title: 'Plain',
  line: 'A page of text: nothing to mount, no consent.',
  render: (visit) => ({ title: 'Welcome', pageId: 41, main: partial('plain', visit) }),
};

/**
 * A page of the builder with one section.
 * @param {readonly { width?: '1_2', modules: unknown }[][]} rows
 */
function builtPage(rows) {
  const order = createOrder();
  const printed = rows.map((columns) => row(order, columns));
  return article(builderContent(section(order, printed)));
}

/** The globals that elements of the broken page clobber. */
const clobbered = ['et_pb_custom', 'DIVI', 'woocommerce_params', 'et_frontend_scripts'];

/** @type {import('./pages.mjs').PageDefinition} */
export const brokenPage = {
  path: '/broken/',
  title: 'Broken',
  line: 'Missing elements, duplicate ids, elements that clobber the globals.',
  render: (visit) => ({
    title: 'Broken markup',
    pageId: 42,
    main: builtPage([[{ modules: partial('broken', visit) }]]),
    withoutGlobals: clobbered,
  }),
};

/** The templates that the script of the late page clones. */
function lateTemplates() {
  const order = createOrder();
  const entries = [
    { label: 'Late one', content: paragraph(0, 1) },
    { label: 'Late two', content: paragraph(1, 2) },
  ];
  const items = entries.map(({ label, content }) => ({ title: label, content }));
  const slides = items.map(({ title }) => ({ title, text: 'Arrived after the page.' }));
  const product = products[0];
  const modules = {
    tabs: tabs(order, { tabs: entries }),
    accordion: accordion(order, { items }),
    toggle: toggle(order, { title: 'Late toggle', content: paragraph(2, 2) }),
    slider: slider(order, { slides }),
    product:
      product &&
      html`<p class="product woocommerce add_to_cart_inline">${addToCartLink(product)}</p>`,
  };
  return Object.entries(modules).map(
    ([name, module]) => html`<template id="late-${name}">${module}</template>`,
  );
}

/** @type {import('./pages.mjs').PageDefinition} */
export const latePage = {
  path: '/late/',
  title: 'Late',
  line: 'A script of the page adds, removes, moves and wraps modules.',
  render: (visit) => ({
    title: 'Late markup',
    pageId: 43,
    main: builtPage([
      [{ modules: partial('late', visit) }],
      [
        { width: '1_2', modules: html`<h2>Left</h2><div id="late-left"></div>` },
        { width: '1_2', modules: html`<h2>Right</h2><div id="late-right"></div>` },
      ],
    ]),
    foot: html`${lateTemplates()}<script src="/late.js"${visit.nonce ? html` nonce="${visit.nonce}"` : ''}></script>`,
  }),
};
