// @ts-check
import { html } from 'hono/html';
import { paragraph } from '../copy.mjs';
import { article } from '../layout.mjs';
import { builderContent, createOrder, row, section, text } from '../modules/columns.mjs';

const parts = ['bread', 'jars', 'tea-and-cake', 'größe'];

/** @type {import('./pages.mjs').PageDefinition} */
export const linksPage = {
  path: '/links/',
  title: 'Links',
  line: 'Links inside the page, and modules that act as links.',
  render() {
    const order = createOrder();
    /** @type {{ class: string, url: string, target: string }[]} */
    const linkOptions = [];
    const clickable = (
      /** @type {{ id: string, url: string, target?: string, content: unknown }} */
      { id, url, target = '_self', content },
    ) => {
      const className = `et_pb_text_${order('text')}`;
      linkOptions.push({ class: className, url, target });
      return html`<div id="${id}" class="et_pb_module et_pb_text ${className} et_clickable et_pb_text_align_left et_pb_bg_layout_light">
	<div class="et_pb_text_inner">${content}</div>
</div>`;
    };
    const contents = html`<h2>On this page</h2>
<ul>${parts.map((id) => html`<li><a href="#${encodeURIComponent(id)}">${id}</a></li>`)}
<li><a href="#anchor">an old anchor</a></li>
<li><a class="acomment-reply" href="#bread">not ours</a></li>
<li><a href="#nowhere">nowhere</a></li></ul>`;
    const modules = [
      clickable({
        id: 'to-shop',
        url: '/shop/',
        content: html`<h3>To the shop</h3><p>All of this is a link.</p>`,
      }),
      clickable({
        id: 'to-jars',
        url: '#jars',
        content: html`<p>Goes to the jars, but <a href="/tabs/">this link</a> does not.</p>`,
      }),
      clickable({
        id: 'apart',
        url: '/tabs/?q=&#91;1&#93;',
        target: '_blank',
        content: html`<p>Opens another window.</p>`,
      }),
      clickable({ id: 'evil', url: 'javascript:alert(1)', content: html`<p>Goes nowhere.</p>` }),
    ];
    return {
      title: 'Links',
      pageId: 132,
      bodyClass: 'et_pb_pagebuilder_layout',
      linkOptions,
      main: article(
        builderContent([
          section(order, [
            row(order, [{ modules: text(order, contents) }]),
            row(order, [{ modules }]),
          ]),
          ...parts.map((id, at) =>
            section(
              order,
              row(order, [
                {
                  modules: text(
                    order,
                    html`<h2 id="${id}">${id}</h2>${[1, 2, 3].map((n) => paragraph(n + at, 3))}`,
                  ),
                },
              ]),
            ),
          ),
          section(
            order,
            row(order, [
              {
                modules: text(
                  order,
                  html`<p><a name="anchor">An old anchor</a></p>${paragraph(4, 3)}`,
                ),
              },
            ]),
          ),
        ]),
      ),
    };
  },
};
