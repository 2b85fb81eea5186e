// @ts-check
import { article } from '../layout.mjs';
import { blog } from '../modules/blog.mjs';
import {
  builderContent,
  createOrder,
  exampleSection,
  fullwidthSection,
} from '../modules/columns.mjs';
import { galleryGrid, lightboxImage } from '../modules/gallery.mjs';
import { filterablePortfolio, fullwidthPortfolio, portfolioGrid } from '../modules/portfolio.mjs';

/** The page number in an address. @param {URL} url */
function pagedOf(url) {
  const paged = Number(url.searchParams.get('paged') ?? '1');
  return Number.isInteger(paged) && paged > 0 ? paged : 1;
}

/** @type {import('./pages.mjs').PageDefinition} */
export const galleriesPage = {
  path: '/galleries/',
  title: 'Galleries',
  line: 'Paginated grids of images and single images, all of which open in a lightbox.',
  render() {
    const order = createOrder();
    const examples = [
      {
        title: 'Pages of four',
        line: 'The address has the page number.',
        modules: galleryGrid(order, { id: 'photos', count: 14, perPage: '' }),
      },
      {
        title: 'One page',
        line: 'No page links, and no id.',
        modules: galleryGrid(order, { count: 3 }),
      },
      {
        title: 'A single image',
        line: 'Opens alone.',
        modules: lightboxImage(order, { imageNumber: 30, title: 'A picture alone' }),
      },
    ];
    return {
      title: 'Galleries',
      pageId: 99,
      bodyClass: 'et_pb_pagebuilder_layout',
      main: article(builderContent(examples.map((entry) => exampleSection(order, entry)))),
    };
  },
};

/** @type {import('./pages.mjs').PageDefinition} */
export const portfolioPage = {
  path: '/portfolio/',
  title: 'Portfolios',
  line: 'Projects by category, paginated by the server, as a fullwidth grid and as a carousel.',
  render({ url }) {
    const order = createOrder();
    const page = pagedOf(url);
    const filterable = filterablePortfolio(order, { id: 'work' });
    const grid = portfolioGrid(order, { id: 'pages', page, path: '/portfolio/' });
    return {
      title: 'Portfolios',
      pageId: 97,
      bodyClass: 'et_pb_pagebuilder_layout',
      main: article(
        builderContent([
          exampleSection(order, {
            title: 'By category',
            line: 'Three on a page.',
            modules: filterable,
          }),
          exampleSection(order, {
            title: 'Pages',
            line: 'Without a page load.',
            modules: grid,
          }),
          fullwidthSection(
            order,
            fullwidthPortfolio(order, { id: 'sliding', kind: 'carousel', autoMs: 6000 }),
          ),
          fullwidthSection(order, fullwidthPortfolio(order, { id: 'wide-grid', kind: 'grid' })),
        ]),
      ),
    };
  },
};

/** @type {import('./pages.mjs').PageDefinition} */
export const blogPage = {
  path: '/blog/',
  title: 'Blog',
  line: 'Posts in columns and in a list, paginated without a page load.',
  render({ url }) {
    const order = createOrder();
    const page = pagedOf(url);
    const path = '/blog/';
    return {
      title: 'Blog',
      pageId: 95,
      bodyClass: 'et_pb_pagebuilder_layout',
      main: article(
        builderContent([
          exampleSection(order, {
            title: 'In columns',
            line: 'The style sheet sets the number of columns.',
            modules: blog(order, { id: 'stories', kind: 'grid', page, path }),
          }),
          exampleSection(order, {
            title: 'In a list',
            line: 'One column.',
            modules: blog(order, { id: 'story-list', kind: 'list', page, path }),
          }),
        ]),
      ),
    };
  },
};
