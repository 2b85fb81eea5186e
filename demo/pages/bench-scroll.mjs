// @ts-check
import { html } from 'hono/html';
import { paragraph } from '../copy.mjs';
import { article } from '../layout.mjs';
import { builderContent, createOrder, row, section, text } from '../modules/columns.mjs';
import {
  animatedText,
  animationEntry,
  parallaxSection,
  videoSection,
} from '../modules/effects.mjs';

const styles = ['fade', 'slideLeft', 'zoomTop', 'flipRight', 'foldBottom', 'rollLeft', 'bounce'];

/** @type {import('./pages.mjs').PageDefinition} */
export const benchScrollPage = {
  path: '/bench-scroll/',
  title: 'Scroll bench',
  line: '50 animated modules, 20 parallax backgrounds, 10 videos, to measure the cost of scrolling.',
  render() {
    const order = createOrder();
    /** @type {ReturnType<typeof animationEntry>[]} */
    const entries = [];
    const textRow = (/** @type {number} */ index) =>
      row(order, [
        { modules: text(order, html`<h2>Part ${index + 1}</h2>${paragraph(index, 3)}`) },
      ]);
    const animatedSection = (/** @type {number} */ index) => {
      const { className, markup } = animatedText(order, `Part ${index + 1}`);
      entries.push(animationEntry(className, { style: styles[index % styles.length] ?? 'fade' }));
      return section(order, row(order, [{ modules: markup }]));
    };
    const parts = Array.from({ length: 10 }, (_, index) => [
      ...[0, 1, 2, 3, 4].map((at) => animatedSection(index * 5 + at)),
      parallaxSection(order, { imageNumber: 7, method: 'true', rows: textRow(index) }),
      parallaxSection(order, { imageNumber: 12, method: 'true', rows: textRow(index + 1) }),
      videoSection(order, { rows: textRow(index + 2) }),
    ]);
    return {
      title: 'Scroll bench',
      pageId: 45,
      bodyClass: 'et_pb_pagebuilder_layout',
      animationData: entries,
      main: article(builderContent(parts)),
    };
  },
};
