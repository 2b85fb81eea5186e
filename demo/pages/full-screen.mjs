// @ts-check
import { html } from 'hono/html';
import { paragraph } from '../copy.mjs';
import { article } from '../layout.mjs';
import {
  builderContent,
  createOrder,
  fullwidthSection,
  row,
  section,
  text,
} from '../modules/columns.mjs';
import { themeHeader } from '../modules/header.mjs';

/**
 * @param {import('../modules/columns.mjs').Order} order
 * @param {{ title: string, content?: 'center' | 'bottom', image?: 'center' | 'bottom' }} header
 */
const fullwidthHeader = (order, { title, content = 'center', image }) =>
  html`<section class="et_pb_module et_pb_fullwidth_header et_pb_fullwidth_header_${order('fullwidth_header')} et_pb_text_align_center et_pb_bg_layout_dark et_pb_fullscreen${image ? ' et_pb_header_with_image' : ''}">
	<div class="et_pb_fullwidth_header_container center">
		<div class="header-content-container ${content}"><div class="header-content"><h1 class="et_pb_module_header">${title}</h1><div class="et_pb_header_content_wrapper">${paragraph(2, 1)}</div></div></div>
		${image ? html`<div class="header-image-container ${image}"><div class="header-image"><img src="/pictures/3.svg" width="480" height="200" alt="" /></div></div>` : ''}
	</div>
	<div class="et_pb_fullwidth_header_overlay"></div>
	<div class="et_pb_fullwidth_header_scroll"><a href="#" class="scroll-down-container scroll-down-container-tablet scroll-down-container-phone"><span class="scroll-down et-pb-icon">&#x22;</span></a></div>
</section>`;

/** @type {import('./pages.mjs').PageDefinition} */
export const fullScreenPage = {
  path: '/full-screen/',
  title: 'Full-screen headers',
  line: 'Sections as high as the window, with an arrow that scrolls below them, and dividers between sections.',
  render() {
    const order = createOrder();
    const textRow = (/** @type {string} */ title) =>
      row(order, [
        { modules: text(order, html`<h2>${title}</h2>${[1, 2, 3].map((at) => paragraph(at, 3))}`) },
      ]);
    const sectionWithDividers = html`<div class="et_pb_section et_pb_section_${order('section')} et_section_regular section_has_divider et_pb_bottom_divider et_pb_top_divider">
<div class="et_pb_top_inside_divider et-no-transition"></div>
${textRow('Between two shapes')}
<div class="et_pb_bottom_inside_divider et-no-transition"></div>
</div>`;
    return {
      title: 'Full-screen headers',
      pageId: 135,
      bodyClass: 'et_pb_pagebuilder_layout',
      header: themeHeader('left'),
      main: article(
        builderContent([
          fullwidthSection(order, fullwidthHeader(order, { title: 'As high as the window' })),
          section(order, textRow('What comes below')),
          fullwidthSection(
            order,
            fullwidthHeader(order, {
              title: 'With an image at the bottom',
              content: 'center',
              image: 'bottom',
            }),
          ),
          sectionWithDividers,
        ]),
      ),
    };
  },
};
