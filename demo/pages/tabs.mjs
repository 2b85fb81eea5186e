// @ts-check
import { html } from 'hono/html';
import { paragraph, sentence } from '../copy.mjs';
import { article } from '../layout.mjs';
import {
  builderContent,
  createOrder,
  exampleSection,
  row,
  section,
  text,
} from '../modules/columns.mjs';
import { slider } from '../modules/slider.mjs';
import { shopTabs, tabs } from '../modules/tabs.mjs';

const infoTabs = [
  { label: 'Getting here', content: paragraph(0, 2) },
  { label: 'Opening hours', content: [paragraph(1, 2), paragraph(4, 3)] },
  { label: 'Parcels', content: paragraph(4, 5) },
  { label: 'Repairs', content: paragraph(7, 2) },
];

const long = [
  { label: 'Short', content: paragraph(2, 1) },
  { label: 'A label that takes more than one line on a phone', content: paragraph(3, 4) },
  { label: 'Third', content: paragraph(5, 2) },
];

/** @param {import('../modules/columns.mjs').Order} order */
function hiddenSlider(order) {
  const slides = [
    { title: 'Measured late', text: sentence(5), href: '/plain/' },
    { title: 'Second slide', text: sentence(6), imageNumber: 4, imageAlt: 'Hills' },
  ];
  return [
    { label: 'Words first', content: paragraph(0, 2) },
    { label: 'Slider inside', content: slider(order, { id: 'tab-slider', slides }) },
  ];
}

/** @param {import('../modules/columns.mjs').Order} order */
function nested(order) {
  const inner = tabs(order, {
    id: 'inner-tabs',
    tabs: [
      { label: 'Inner one', content: paragraph(1, 1) },
      { label: 'Inner two', content: paragraph(2, 1) },
    ],
  });
  return [
    { label: 'Outer one', content: [paragraph(0, 1), inner] },
    { label: 'Outer two', content: paragraph(3, 2) },
  ];
}

const shopEntries = [
  { name: 'description', label: 'Description', content: paragraph(0, 3) },
  { name: 'additional_information', label: 'Details', content: paragraph(4, 1) },
  {
    name: 'reviews',
    label: 'Reviews (2)',
    content: html`<p>“Keeps its colour.”</p><p>“Heavier than it looks.”</p>`,
  },
];

/** @type {import('./pages.mjs').PageDefinition} */
export const tabsPage = {
  path: '/tabs/',
  title: 'Tabs',
  line: 'With and without id, nested, in a narrow column, WooCommerce tabs, with a slider inside.',
  render() {
    const order = createOrder();
    const narrow = [
      {
        width: /** @type {const} */ ('1_3'),
        modules: tabs(order, { id: 'narrow-tabs', tabs: infoTabs.slice(0, 3) }),
      },
      {
        width: /** @type {const} */ ('2_3'),
        modules: text(order, [html`<h3>Beside them</h3>`, paragraph(3, 3)]),
      },
    ];
    return {
      title: 'Tabs',
      pageId: 21,
      bodyClass: 'et_pb_pagebuilder_layout',
      main: article(
        builderContent([
          section(
            order,
            row(order, [
              {
                modules: text(
                  order,
                  html`<h1>Tabs</h1><p>Keyboard: arrows, Home and End inside a row of tabs. The address keeps the open tab of modules with an id, for example <a href="#plans|2">#plans|2</a>.</p>`,
                ),
              },
            ]),
          ),
          exampleSection(order, {
            title: 'With an id',
            line: 'The address changes with the tab.',
            modules: tabs(order, { id: 'plans', tabs: infoTabs }),
          }),
          exampleSection(order, {
            title: 'Without an id',
            line: 'The address stays as it is.',
            modules: tabs(order, { tabs: long }),
          }),
          exampleSection(order, {
            title: 'Tabs in a tab',
            line: 'The inner tabs are a separate module.',
            modules: tabs(order, { id: 'outer-tabs', tabs: nested(order) }),
          }),
          section(order, [
            row(order, [
              {
                modules: text(
                  order,
                  html`<h2>In a narrow column</h2><p>Stacked at every width.</p>`,
                ),
              },
            ]),
            row(order, narrow),
          ]),
          exampleSection(order, {
            title: 'Slider in a hidden tab',
            line: 'It has a height as soon as it is visible.',
            modules: tabs(order, { id: 'slider-tabs', tabs: hiddenSlider(order) }),
          }),
          exampleSection(order, {
            title: 'Tabs of the shop',
            line: 'Real anchors: #tab-reviews and #reviews open a tab.',
            modules: shopTabs(order, shopEntries),
          }),
        ]),
      ),
    };
  },
};
