// @ts-check
import { html } from 'hono/html';
import { paragraph } from '../copy.mjs';
import { article } from '../layout.mjs';
import { builderContent, createOrder, row, section, text } from '../modules/columns.mjs';
import { themeHeader } from '../modules/header.mjs';
import { equalRow, stickyText } from '../modules/sticky.mjs';

/** @typedef {import('../modules/columns.mjs').Order} Order */
/** @typedef {import('../modules/sticky.mjs').Entries} Entries */

/** @param {Order} order @param {number} start @param {number} [count] paragraphs */
const paragraphs = (order, start, count = 8) =>
  text(
    order,
    Array.from({ length: count }, (_, at) => paragraph(start + at, 4)),
  );

/** @param {Order} order @param {Entries} entries */
function everyKind(order, entries) {
  const stick = (
    /** @type {string} */ title,
    /** @type {Record<string, unknown>} */ settings,
    className = '',
  ) =>
    stickyText(order, entries, {
      settings,
      className,
      content: html`<h3>${title}</h3><p><a href="#far">A link in it</a></p>`,
    });
  const one = (/** @type {unknown} */ modules) => row(order, [{ modules }]);
  return [
    section(order, [
      one(stick('Stuck to the top', { bottomLimit: 'body', topOffset: '4px' })),
      one(paragraphs(order, 1)),
    ]),
    section(order, [
      one(stick('Held by its section', { bottomLimit: 'section', topOffset: '40px' })),
      one([paragraphs(order, 3), html`<p><a id="before-far" href="/">A link before</a></p>`]),
    ]),
    section(order, [
      row(order, [
        {
          width: '1_2',
          modules: [
            stick('Held by its column', { bottomLimit: 'column', offsetSurrounding: 'off' }),
          ],
        },
        { width: '1_2', modules: paragraphs(order, 5, 9) },
      ]),
    ]),
    section(order, [
      one(paragraphs(order, 2)),
      one([
        html`<h2 id="far">Far below</h2>`,
        paragraphs(order, 7, 2),
        stick('Stuck to the bottom', { position: 'bottom', bottomOffset: '10px' }),
      ]),
    ]),
    section(order, [
      one(paragraphs(order, 4)),
      one(
        stick('Stuck to both edges', {
          position: 'top_bottom',
          topOffset: '20px',
          bottomOffset: '20px',
          topLimit: 'section',
          bottomLimit: 'section',
          transition: 'off',
        }),
      ),
      one(paragraphs(order, 6)),
    ]),
    section(order, [
      one(
        stick(
          'Wider while stuck',
          {
            bottomLimit: 'section',
            styles: {
              width: { desktop: '50%' },
              module_alignment: { desktop: 'center', tablet: '', phone: '' },
            },
            stickyStyles: { width: '80%' },
          },
          'bench-narrow',
        ),
      ),
      one(paragraphs(order, 8)),
    ]),
    section(order, [
      one(
        stick(
          'Otherwise on each device',
          {
            position: { desktop: 'top', tablet: 'bottom', phone: 'none' },
            topOffset: { desktop: '30px', tablet: '10px', phone: '10px' },
            bottomLimit: 'row',
          },
          'bench-padded',
        ),
      ),
      one(paragraphs(order, 1)),
      equalRow(order, entries, {
        settings: { bottomLimit: 'section', offsetSurrounding: 'off' },
        stuck: text(order, html`<h3>A column as high as its neighbour</h3>`),
        beside: paragraphs(order, 3, 3),
      }),
      one(paragraphs(order, 5)),
    ]),
  ];
}

/** Half of these modules stack, half are limited by their section. */
const MANY = 50;

/** @param {Order} order @param {Entries} entries */
function many(order, entries) {
  return Array.from({ length: MANY }, (_, at) => {
    const isLimited = at % 2 === 1;
    const modules = stickyText(order, entries, {
      settings: {
        bottomLimit: isLimited || at > 8 ? 'section' : 'none',
        position: at % 5 === 4 ? 'top_bottom' : 'top',
        topLimit: 'section',
      },
      className: 'bench-padded',
      content: html`<p>Number ${at + 1}</p>`,
    });
    return section(order, [
      row(order, [{ modules }]),
      row(order, [{ modules: paragraphs(order, at, 2) }]),
    ]);
  });
}

/** @type {import('./pages.mjs').PageDefinition} */
export const stickyPage = {
  path: '/sticky/',
  title: 'Sticky modules',
  line: 'Modules that stick to the top or bottom while the page is scrolled, within limits.',
  render() {
    const order = createOrder();
    /** @type {Entries} */
    const entries = {};
    const content = everyKind(order, entries);
    return {
      title: 'Sticky modules',
      pageId: 134,
      bodyClass: 'et_pb_pagebuilder_layout',
      stickyElements: entries,
      main: article(builderContent(content)),
    };
  },
};

/** @type {import('./pages.mjs').PageDefinition} */
export const stickyVariantPage = {
  path: '/sticky/:variant/',
  example: '/sticky/header/',
  title: 'Sticky modules below a fixed header, and fifty of them',
  line: 'Below the theme’s header, which shrinks; the other variant is /sticky/many/.',
  render({ url }) {
    const hasHeader = url.pathname.endsWith('/header/');
    if (!hasHeader && !url.pathname.endsWith('/many/')) return undefined;
    const order = createOrder();
    /** @type {Entries} */
    const entries = {};
    const content = hasHeader ? everyKind(order, entries) : many(order, entries);
    return {
      title: hasHeader ? 'Stuck below the header' : 'Fifty sticky modules',
      pageId: hasHeader ? 135 : 136,
      bodyClass: 'et_pb_pagebuilder_layout',
      stickyElements: entries,
      ...(hasHeader && { header: themeHeader('left') }),
      main: article(builderContent(content)),
    };
  },
};
