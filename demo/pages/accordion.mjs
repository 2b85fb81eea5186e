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
import { accordion, toggle } from '../modules/toggle.mjs';

const questions = [
  { title: 'When does the shop open?', content: paragraph(1, 2) },
  { title: 'How long does a parcel take?', content: paragraph(4, 2) },
  { title: 'Can I bring something back?', content: [paragraph(2, 3), paragraph(5, 4)] },
  { title: 'Do you repair what you sell?', content: paragraph(7, 1) },
];

/** @param {import('../modules/columns.mjs').Order} order */
function toggles(order) {
  const slides = [
    { title: 'Behind the door', text: sentence(3), href: '/plain/' },
    { title: 'Second slide', text: sentence(4) },
  ];
  const inner = accordion(order, {
    id: 'inner-faq',
    level: 'h4',
    items: questions
      .slice(0, 2)
      .map(({ title, content }) => ({ title: `Inner: ${title}`, content })),
  });
  return [
    toggle(order, { title: 'Closed toggle', content: paragraph(0, 3) }),
    toggle(order, { title: 'Open toggle', content: paragraph(3, 2), state: 'open' }),
    toggle(order, {
      title: 'Toggle with an anchor inside',
      content: html`<p id="inside-toggle">The address <code>#inside-toggle</code> leads here.</p>`,
    }),
    toggle(order, { id: 'nested-toggle', title: 'Accordion inside', content: inner }),
    toggle(order, {
      id: 'slider-toggle',
      title: 'Slider inside',
      content: slider(order, { id: 'toggle-slider', slides }),
    }),
  ];
}

/** @type {import('./pages.mjs').PageDefinition} */
export const accordionPage = {
  path: '/accordion/',
  title: 'Accordion and toggles',
  line: 'Accordion, toggles, an accordion in a toggle, a slider in a closed toggle.',
  render() {
    const order = createOrder();
    const entries = toggles(order);
    return {
      title: 'Accordion and toggles',
      pageId: 22,
      bodyClass: 'et_pb_pagebuilder_layout',
      main: article(
        builderContent([
          section(
            order,
            row(order, [
              {
                modules: text(
                  order,
                  html`<h1>Accordion and toggles</h1><p>Enter and Space press a title. The open item of an accordion cannot be closed; a toggle opens and closes.</p>`,
                ),
              },
            ]),
          ),
          exampleSection(order, {
            title: 'Accordion',
            line: 'Opening one closes the other.',
            modules: accordion(order, { id: 'faq', items: questions }),
          }),
          exampleSection(order, {
            title: 'Toggles',
            line: 'Independent of each other.',
            modules: entries,
          }),
        ]),
      ),
    };
  },
};
