// @ts-check
import { html } from 'hono/html';
import { paragraph } from '../copy.mjs';

const PER_PAGE = 5;
const COUNT = 13;

/** @param {number} index */
function post(index, /** @type {string} */ itemClass) {
  const excerpt = paragraph(index, 1 + (index % 3));
  return html`<article id="story-${index}" class="et_pb_post clearfix et_pb_has_overlay ${itemClass} post type-post">
	<h2 class="entry-title"><a href="/plain/?story=${index}">Story ${index + 1}</a></h2>
	<p class="post-meta"><span class="published">Spring</span></p>
	<div class="post-content"><div class="post-content-inner">${excerpt}</div><a href="/plain/?story=${index}" class="more-link">read more</a></div>
</article>`;
}

/**
 * A blog in masonry or in one column, paginated by the server.
 * @param {import('./columns.mjs').Order} order
 * @param {{ id?: string, kind: 'grid' | 'list', page: number, path: string }} options
 */
export function blog(order, { id, kind, page, path }) {
  const attribute = id ? html` id="${id}"` : '';
  const number = order('blog');
  const last = Math.ceil(COUNT / PER_PAGE);
  const start = (page - 1) * PER_PAGE;
  const posts = Array.from({ length: Math.min(PER_PAGE, COUNT - start) }, (_, index) =>
    post(start + index, `et_pb_blog_item_${number}_${index}`),
  );
  const link = (/** @type {number} */ to, /** @type {string} */ text) =>
    html`<a href="${path}${to > 1 ? `?paged=${to}&` : '?'}et_blog">${text}</a>`;
  const pagination = html`<div><div class="pagination clearfix">
	<div class="alignleft">${page < last ? link(page + 1, 'Older Entries') : ''}</div>
	<div class="alignright">${page > 1 ? link(page - 1, 'Newer Entries') : ''}</div>
</div></div>`;
  if (kind === 'list') {
    return html`<div${attribute} class="et_pb_module et_pb_blog_${number} et_pb_posts et_pb_bg_layout_light ">
	<div class="et_pb_ajax_pagination_container">${posts}${pagination}</div>
</div>`;
  }
  return html`<div${attribute} class="et_pb_module et_pb_blog_${number} et_pb_blog_grid_wrapper et_pb_bg_layout_light">
	<div class="et_pb_blog_grid clearfix"><div class="et_pb_ajax_pagination_container"><div class="et_pb_salvattore_content" data-columns>${posts}</div>${pagination}</div></div>
</div>`;
}
