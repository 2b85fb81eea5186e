// @ts-check
import { html } from 'hono/html';

/** @typedef {import('./columns.mjs').Order} Order */
/** @typedef {{ id: number, title: string, slugs: readonly string[] }} Project */

/** WordPress percent-encodes slugs outside ASCII. @param {string} slug */
const slugClass = (slug) => `project_category_${encodeURIComponent(slug).toLowerCase()}`;

/** @type {readonly Project[]} */
const projects = Array.from({ length: 11 }, (_, index) => ({
  id: 60 - index,
  title: `Project ${11 - index}`,
  slugs: [['film'], ['photo'], ['photo', 'web'], ['druck-größe']][index % 4] ?? [],
}));

/** @param {Project} project */
function gridItem({ id, title, slugs }, /** @type {string} */ itemClass) {
  return html`<div id="post-${id}" class="et_pb_portfolio_item et_pb_grid_item ${slugs.map(slugClass).join(' ')} ${itemClass} post-${id} project">
	<a href="/plain/?project=${id}"><span class="et_portfolio_image"><img decoding="async" src="/pictures/${id}.svg" alt="${title}" width="400" height="284" /><span class="et_overlay"></span></span></a>
	<h2 class="et_pb_module_header"><a href="/plain/?project=${id}">${title}</a></h2>
</div>`;
}

/**
 * @param {Order} order
 * @param {{ id?: string, perPage?: string }} [options]
 */
export function filterablePortfolio(order, { id, perPage = '3' } = {}) {
  const attribute = id ? html` id="${id}"` : '';
  const number = order('filterable_portfolio');
  const slugs = [...new Set(projects.flatMap((project) => project.slugs))];
  const filters = slugs.map(
    (slug) =>
      html`<li class="et_pb_portfolio_filter"><a href="#" data-category-slug="${slug}">${slug}</a></li>`,
  );
  return html`<div${attribute} class="et_pb_module et_pb_filterable_portfolio et_pb_filterable_portfolio_${number} et_pb_portfolio  et_pb_bg_layout_light et_pb_filterable_portfolio_grid clearfix" data-posts-number="${perPage}">
	<div class="et_pb_portfolio_filters clearfix"><ul class="clearfix"><li class="et_pb_portfolio_filter et_pb_portfolio_filter_all"><a href="#" class="active" data-category-slug="all">All</a></li>${filters}</ul></div>
	<div class="et_pb_portfolio_items_wrapper clearfix">
		<div class="et_pb_portfolio_items">${projects.map((project, index) => gridItem(project, `et_pb_filterable_portfolio_item_${number}_${index}`))}</div>
	</div>
	<div class="et_pb_portofolio_pagination"></div>
</div>`;
}

/**
 * @param {Order} order
 * @param {{ id?: string, kind: 'carousel' | 'grid', autoMs?: number }} options
 */
export function fullwidthPortfolio(order, { id, kind, autoMs }) {
  const attribute = id ? html` id="${id}"` : '';
  const number = order('fullwidth_portfolio');
  const auto =
    autoMs === undefined
      ? html`data-auto-rotate="off" data-auto-rotate-speed="7000"`
      : html`data-auto-rotate="on" data-auto-rotate-speed="${autoMs}"`;
  const items = projects.map(
    (
      project,
      index,
    ) => html`<div id="wide-${number}-${project.id}" class="et_pb_portfolio_item et_pb_grid_item et_pb_fullwidth_portfolio_item_${number}_${index}">
	<div class="et_pb_portfolio_image landscape"><img decoding="async" width="510" height="382" src="/pictures/${project.id}.svg" alt="${project.title}" /><div class="meta"><a href="/plain/?project=${project.id}"><span class="et_overlay"></span><h3 class="et_pb_module_header">${project.title}</h3></a></div></div>
</div>`,
  );
  return html`<div${attribute} class="et_pb_module et_pb_fullwidth_portfolio et_pb_fullwidth_portfolio_${number} et_pb_bg_layout_light et_pb_fullwidth_portfolio_${kind}" ${auto}>
	<h2 class="et_pb_portfolio_title">Work, as a ${kind}</h2>
	<div class="et_pb_portfolio_items clearfix" data-portfolio-columns="">${items}</div>
</div>`;
}

/**
 * A portfolio paginated by the server; the address has the page number.
 * @param {Order} order
 * @param {{ id?: string, page: number, path: string }} options
 */
export function portfolioGrid(order, { id, page, path }) {
  const attribute = id ? html` id="${id}"` : '';
  const number = order('portfolio');
  const shown = projects.slice((page - 1) * 4, page * 4);
  const link = (/** @type {number} */ to, /** @type {string} */ text) =>
    html`<a href="${path}${to > 1 ? `?paged=${to}&` : '?'}et_portfolio">${text}</a>`;
  return html`<div${attribute} class="et_pb_module et_pb_portfolio_${number} et_pb_bg_layout_light et_pb_portfolio_grid clearfix">
	<div class="et_pb_ajax_pagination_container">
		<div class="et_pb_portfolio_grid_items">${shown.map((project, index) => gridItem(project, `et_pb_portfolio_item_${number}_${index}`))}</div>
		<div class="pagination clearfix">
			<div class="alignleft">${page < 3 ? link(page + 1, 'Older Entries') : ''}</div>
			<div class="alignright">${page > 1 ? link(page - 1, 'Newer Entries') : ''}</div>
		</div>
	</div>
</div>`;
}
