// @ts-check
import { html } from 'hono/html';
import { paragraph } from '../copy.mjs';
import { article } from '../layout.mjs';
import {
  builderContent,
  createOrder,
  exampleSection,
  row,
  section,
  text,
} from '../modules/columns.mjs';
import {
  blurb,
  comments,
  preloaded,
  pricing,
  responsiveText,
  search,
  sidebar,
  testimonial,
} from '../modules/small.mjs';

/** @type {import('./pages.mjs').PageDefinition} */
export const enhancementsPage = {
  path: '/enhancements/',
  title: 'Enhancements',
  line: 'Rows of quarters, content for phones, search, comments and other small enhancements.',
  render() {
    const order = createOrder();
    const quarter = (/** @type {number} */ number) => ({
      width: /** @type {const} */ ('1_4'),
      modules: blurb(order, `Quarter ${number}`),
    });
    const sectionText = text(order, html`<h2>Behind it a video would run</h2>${paragraph(1, 2)}`);
    return {
      title: 'Enhancements',
      pageId: 103,
      bodyClass: 'et_pb_pagebuilder_layout',
      boxShadowElements: ['.et_pb_testimonial_0', '[[broken'],
      main: article(
        builderContent([
          section(order, row(order, [1, 2, 3, 4].map(quarter))),
          preloaded(order, row(order, [{ modules: sectionText }])),
          exampleSection(order, {
            title: 'For each screen',
            line: 'Other text on tablets, on phones and on hover.',
            modules: responsiveText(order),
          }),
          exampleSection(order, {
            title: 'A voice and a price',
            line: 'Text beside the portrait, currency sign beside the price.',
            modules: [testimonial(order), pricing(order)],
          }),
          exampleSection(order, {
            title: 'Search and comments',
            line: 'A field as high as its button, a button without text, labels as placeholders.',
            modules: [search(order), sidebar(order), comments(order)],
          }),
        ]),
      ),
    };
  },
};
