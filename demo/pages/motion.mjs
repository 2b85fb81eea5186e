// @ts-check
import { html } from 'hono/html';
import { paragraph } from '../copy.mjs';
import { article } from '../layout.mjs';
import { builderContent, createOrder, row, section, text } from '../modules/columns.mjs';

/** Each effect with the default values of the builder. */
const effects = {
  translateY: [4, 0, -4],
  translateX: [4, 0, -4],
  opacity: [0, 100, 100],
  scale: [70, 100, 100],
  rotate: [90, 0, 0],
  blur: [10, 0, 0],
};

/** @type {import('./pages.mjs').PageDefinition} */
export const motionPage = {
  path: '/motion/',
  title: 'Scroll effects',
  line: 'Modules that move, fade, grow, turn and blur while the page is scrolled.',
  render() {
    const order = createOrder();
    const textSection = (/** @type {string} */ title) =>
      section(
        order,
        row(order, [
          {
            modules: text(order, html`<h2>${title}</h2>${[1, 2, 3].map((at) => paragraph(at, 3))}`),
          },
        ]),
      );
    const first = textSection('Scroll on');
    let index = 1;
    const entries = Object.entries(effects).map(([resolver, [startValue, midValue, endValue]]) => ({
      id: `.et_pb_text_${index++}`,
      start: 0,
      midStart: 50,
      midEnd: 50,
      end: 100,
      startValue,
      midValue,
      endValue,
      resolver,
      module_type: 'et_pb_text',
      trigger_start: 'middle',
      trigger_end: 'middle',
    }));
    const moving = Object.keys(effects).map((resolver) => textSection(resolver));
    return {
      title: 'Scroll effects',
      pageId: 136,
      bodyClass: 'et_pb_pagebuilder_layout',
      motionElements: { desktop: entries, tablet: entries, phone: entries.slice(2, 3) },
      main: article(builderContent([first, ...moving, textSection('The end')])),
    };
  },
};
