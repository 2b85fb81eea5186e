// @ts-check
import { html } from 'hono/html';
import { classicUnderGdpr } from '../consent/consent-options.mjs';
import { paragraph, sentence } from '../copy.mjs';
import { article } from '../layout.mjs';
import {
  builderContent,
  createOrder,
  exampleSection,
  fullwidthSection,
  row,
  section,
  text,
} from '../modules/columns.mjs';
import { postSlider } from '../modules/post-slider.mjs';
import { gallerySlider, slider } from '../modules/slider.mjs';
import { shopTabs, tabs } from '../modules/tabs.mjs';
import { accordion, toggle } from '../modules/toggle.mjs';
import { loopItem } from '../shop/loop-item.mjs';
import { miniCartWidget } from '../shop/mini-cart.mjs';
import { notices } from '../shop/notices.mjs';
import { products } from '../shop/products.mjs';
import { storeNotice } from '../shop/store-notice.mjs';

const entries = [
  { label: 'First', title: 'First', name: 'description', content: paragraph(0, 2) },
  { label: 'Second', title: 'Second', name: 'reviews', content: paragraph(2, 3) },
  { label: 'Third', title: 'Third', name: 'shipping', content: paragraph(5, 1) },
];

const slides = [
  { title: 'Everything at once', text: sentence(4), href: '/plain/' },
  { title: 'A second slide', text: sentence(6), imageNumber: 10, imageAlt: 'Hills in the evening' },
];

const posts = [
  { id: 71, title: 'From the journal', text: sentence(2), imageNumber: 11 },
  { id: 72, title: 'Another entry', text: sentence(3), imageNumber: 12 },
];

/** @param {import('../modules/columns.mjs').Order} order */
function examples(order) {
  const images = [13, 14, 15].map((number) => ({ number, title: `Landscape ${number}` }));
  return [
    {
      title: 'Tabs',
      line: 'With an id.',
      modules: tabs(order, { id: 'sink-tabs', tabs: entries }),
    },
    { title: 'Tabs of the shop', line: 'With anchors.', modules: shopTabs(order, entries) },
    {
      title: 'Accordion',
      line: 'One open.',
      modules: accordion(order, { id: 'sink-faq', items: entries }),
    },
    {
      title: 'Toggles',
      line: 'Open and closed.',
      modules: [
        toggle(order, { title: 'Closed', content: paragraph(1, 2) }),
        toggle(order, { title: 'Open', content: paragraph(4, 1), state: 'open' }),
      ],
    },
    {
      title: 'Slider',
      line: 'With auto-advance.',
      modules: slider(order, { id: 'sink-slider', autoMs: 5000, slides }),
    },
    { title: 'Posts', line: 'As a slider.', modules: postSlider(order, { posts }) },
    { title: 'Gallery', line: 'As a slider.', modules: gallerySlider(order, { images }) },
  ];
}

/** @param {import('../visit.mjs').Visit} visit */
function heldScript({ thirdParty, session, nonce }) {
  const address = `${thirdParty}/third-party/stats.js?key=${session.visitKey}`;
  return html`<script src="${address}"${nonce ? html` nonce="${nonce}"` : ''}></script>`;
}

/** @type {import('./pages.mjs').PageDefinition} */
export const kitchenSinkPage = {
  path: '/kitchen-sink/',
  title: 'Kitchen sink',
  line: 'Every module kind, products, mini cart, store notice and the consent banner on one page.',
  render(visit) {
    const order = createOrder();
    const wide = slider(order, { id: 'sink-wide', place: 'fullwidth', slides });
    const shelf = html`<div class="woocommerce columns-3"><ul class="products columns-3">${products.slice(0, 6).map(loopItem)}</ul></div>`;
    const widgets = html`<div id="sink-widgets">${miniCartWidget({ title: 'Cart', id: 'woocommerce_widget_cart-4', whenEmpty: 'stay' })}</div>`;
    return {
      title: 'Kitchen sink',
      pageId: 45,
      shop: 'widget',
      bodyClass: 'et_pb_pagebuilder_layout woocommerce woocommerce-page woocommerce-demo-store',
      consent: classicUnderGdpr,
      main: article(
        builderContent([
          fullwidthSection(order, wide),
          section(
            order,
            row(order, [
              {
                modules: text(
                  order,
                  html`<h1>Kitchen sink</h1>${notices(visit.session)}<p>All modules of the demo on one page.</p>${heldScript(visit)}`,
                ),
              },
            ]),
          ),
          examples(order).map((entry) => exampleSection(order, entry)),
          exampleSection(order, {
            title: 'Products',
            line: 'With buttons and a cart.',
            modules: [shelf, widgets],
          }),
        ]),
      ),
      foot: storeNotice,
    };
  },
};
