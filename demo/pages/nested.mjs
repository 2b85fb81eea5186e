// @ts-check
import { html } from 'hono/html';
import { paragraph, sentence } from '../copy.mjs';
import { article } from '../layout.mjs';
import { builderContent, createOrder, exampleSection } from '../modules/columns.mjs';
import { galleryGrid } from '../modules/gallery.mjs';
import { slider } from '../modules/slider.mjs';
import { tabs } from '../modules/tabs.mjs';
import { accordion, toggle } from '../modules/toggle.mjs';

const slides = [
  { title: 'First', text: sentence(0), imageNumber: 2, imageAlt: 'Hills' },
  { title: 'Second', text: sentence(1) },
];

/** @type {import('./pages.mjs').PageDefinition} */
export const nestedPage = {
  path: '/nested/',
  title: 'Nested modules',
  line: 'Tabs in tabs, and a slider and a gallery that are measured when their panel opens.',
  render() {
    const order = createOrder();
    const inner = tabs(order, {
      id: 'inner',
      tabs: [
        { label: 'Inner one', content: paragraph(0, 1) },
        { label: 'Inner two', content: html`<p id="deep">A needle in the inner panel.</p>` },
      ],
    });
    const outer = tabs(order, {
      id: 'outer',
      tabs: [
        { label: 'Outer one', content: paragraph(2, 1) },
        { label: 'Outer two', content: inner },
      ],
    });
    const closed = toggle(order, {
      id: 'closed',
      title: 'A slider and a gallery',
      content: html`${slider(order, { id: 'late-slider', slides })}${galleryGrid(order, { id: 'late-photos', count: 6 })}`,
    });
    const questions = accordion(order, {
      id: 'questions',
      items: [
        { title: 'One', content: paragraph(3, 1) },
        { title: 'Two', content: html`<p>A needle in the accordion.</p>` },
      ],
    });
    const examples = [
      { title: 'Tabs in tabs', line: 'Each keeps its own state.', modules: outer },
      { title: 'In a closed toggle', line: 'Measured when it opens.', modules: closed },
      { title: 'Accordion', line: 'Opened by find in page.', modules: questions },
    ];
    return {
      title: 'Nested modules',
      pageId: 107,
      bodyClass: 'et_pb_pagebuilder_layout',
      main: article(builderContent(examples.map((entry) => exampleSection(order, entry)))),
    };
  },
};
