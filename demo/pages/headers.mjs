// @ts-check
import { html } from 'hono/html';
import { paragraph } from '../copy.mjs';
import { article } from '../layout.mjs';
import { builderContent, createOrder, row, section, text } from '../modules/columns.mjs';
import { extraHeader } from '../modules/extra-header.mjs';
import { themeHeader } from '../modules/header.mjs';

/** @type {readonly import('../modules/header.mjs').HeaderStyle[]} */
const styles = ['left', 'centered', 'split', 'slide', 'fullscreen', 'vertical'];

/** @type {import('./pages.mjs').PageDefinition} */
export const headersPage = {
  path: '/headers/:style/',
  example: '/headers/left/',
  title: 'Headers',
  line: 'The layouts of the header, with menus, search, side navigation and a back-to-top button.',
  render: ({ url }) => {
    const isExtra = url.pathname.endsWith('/extra/');
    const style = styles.find((known) => url.pathname.endsWith(`/${known}/`));
    if (!style && !isExtra) return undefined;
    const order = createOrder();
    const links = html`<ul>${[...styles, 'extra'].map((each) => html`<li><a href="/headers/${each}/">${each}</a></li>`)}</ul>`;
    const part = (/** @type {number} */ number) =>
      section(
        order,
        row(order, [
          {
            modules: text(
              order,
              html`<h2 id="part-${number}">Part ${number}</h2>${number === 1 ? links : ''}${[1, 2, 3].map((at) => paragraph(at + number, 3))}`,
            ),
          },
        ]),
      );
    return {
      title: `Header: ${style ?? 'extra'}`,
      pageId: 133,
      bodyClass: 'et_pb_pagebuilder_layout et_pb_side_nav_page',
      header: style ? themeHeader(style) : extraHeader(),
      backToTop: !isExtra,
      foot: isExtra ? html`<span title="Back To Top" id="back_to_top"></span>` : '',
      main: article(builderContent([1, 2, 3, 4, 5].map(part))),
    };
  },
};
