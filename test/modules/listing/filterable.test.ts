import { expect, test } from 'vitest';
import { Filterable } from '../../../src/modules/listing/filterable';
import { FullwidthPortfolio } from '../../../src/modules/listing/fullwidth-portfolio';
import { Gallery } from '../../../src/modules/listing/gallery';
import { withAnimations } from '../../support/animations';
import { withIsland } from '../../support/island-page';
import { waitFor } from '../../support/wait-for';

const open = withIsland();
withAnimations();
const project = (name: string, ...slugs: readonly string[]) =>
  `<div class="et_pb_portfolio_item ${slugs.map((slug) => `project_category_${slug}`).join(' ')}" id="${name}"></div>`;
const filter = (slug: string, more = '') =>
  `<li><a href="#" data-category-slug="${slug}" id="f-${slug}" ${more}>${slug}</a></li>`;
const projects =
  project('a', 'tea') + project('b', 'cake') + project('c', 'tea') + project('d', 'tea');
const portfolio = (id = 'id="p"', size = '2') =>
  `<div class="et_pb_filterable_portfolio" ${id} data-posts-number="${size}"><div class="et_pb_portfolio_filters"><ul>${filter('all', 'class="active"')}${filter('tea')}${filter('cake')}</ul></div>
  <div class="et_pb_portfolio_items">${projects}</div><div class="et_pb_portofolio_pagination"></div></div>`;
const root = '.et_pb_filterable_portfolio';
const shown = (selector = '.et_pb_portfolio_item') =>
  [...document.querySelectorAll<HTMLElement>(selector)]
    .filter(({ style }) => style.display === 'block')
    .map(({ id }) => id)
    .join('');
const pressed = () =>
  [...document.querySelectorAll('[aria-pressed=true]')].map(({ id }) => id).join();
const pages = () =>
  [...document.querySelectorAll<HTMLElement>('[data-page]')]
    .filter(({ parentElement }) => parentElement?.style.display !== 'none')
    .map(({ textContent }) => textContent)
    .join(' ');
const link = (name: string) => `a[data-page="${name}"]`;
const mountProjects = (html = portfolio(), options = {}) =>
  open(Filterable, root, { html, ...options });

test('projects are paginated, and the category is a pressed button', () => {
  const { find } = mountProjects();
  expect([shown(), pressed(), pages()]).toEqual(['ab', 'f-all', '1 2 Next']);
  expect(find(root).style.display).toBe('block');
  expect(find('#f-tea').getAttribute('role')).toBe('button');
  expect(find('.et_pb_portofolio_pagination').getAttribute('role')).toBe('navigation');
});

test('another category starts on its first page, and the address keeps it [S4.32]', () => {
  const { click, find } = mountProjects();
  click(link('2'));
  expect([shown(), window.location.hash]).toEqual(['cd', '#p|all|2']);
  expect(click('#f-tea').defaultPrevented).toBe(true);
  expect([shown(), pressed(), window.location.hash]).toEqual(['ac', 'f-tea', '#p|tea|1']);
  expect(find('#f-tea').className).toBe('active');
  expect(find('#f-all').className).toBe('');
  expect(find('#a').classList.contains('active')).toBe(true);
  expect(find('#b').classList.contains('inactive')).toBe(true);
  click('#f-cake');
  expect([shown(), pages()]).toEqual(['b', '']);
});

test('a project that another script has removed stays away, whatever is chosen and at the end', () => {
  const { click, find, end } = mountProjects();
  find('#c').remove();
  const ids = () => [...find('.et_pb_portfolio_items').children].map(({ id }) => id).join('');
  click('#f-cake');
  expect(ids()).toBe('bad');
  end();
  expect(ids()).toBe('abd');
});

test('shown projects are first, as style sheets count the hidden ones when they break rows', () => {
  const { click, find } = mountProjects();
  const order = () => [...find('.et_pb_portfolio_items').children].map(({ id }) => id).join('');
  click('#f-cake');
  expect(order()).toBe('bacd');
  click('#f-tea');
  expect(order()).toBe('acbd');
  click(link('2'));
  expect(order()).toBe('dabc');
  click('#f-all');
  expect(order()).toBe('abcd');
});

test.each([
  ['#p|tea|2', 'd'],
  ['#p|tea|9', 'd'],
  ['#p|tea|0', 'ac'],
  ['#p|tea|x', 'ac'],
  ['#p|none|2', 'cd'],
])('a page opened with %s shows %s', (hash, expected) => {
  window.location.hash = hash;
  mountProjects();
  expect(shown()).toBe(expected);
});

test('a portfolio without an id keeps its page on its own', () => {
  const { click } = mountProjects(portfolio(''));
  click('#f-tea');
  click(link('2'));
  expect([shown(), window.location.hash]).toEqual(['d', '']);
});

test.each([
  ['0', 'abcd'],
  ['', 'abcd'],
  ['3', 'abc'],
])('with "%s" projects a page, %s are shown', (size, expected) => {
  mountProjects(portfolio('', size));
  expect(shown()).toBe(expected);
});

test('keys press a category, and a press for a new tab is left to the browser', () => {
  const { key, click } = mountProjects();
  expect(click('#f-cake', { metaKey: true }).defaultPrevented).toBe(false);
  expect(pressed()).toBe('f-all');
  expect(key('#f-tea', ' ').defaultPrevented).toBe(true);
  expect(pressed()).toBe('f-tea');
  expect(key('#a', ' ').defaultPrevented).toBe(false);
});

test.each([
  [500, 0, 440],
  [500, 430, 430],
  [500, 900, 440],
])(
  'a portfolio at %i px, scrolled by %i px, is at %i px after another page',
  (top, y, expected) => {
    const html = `<div id="main-header"></div>${portfolio()}`;
    const boxes = { '#main-header': { height: 60 }, [root]: { top } };
    const { click } = mountProjects(html, { boxes, y });
    click(link('2'));
    expect(window.scrollY).toBe(y > top - 60 ? expected : y);
  },
);

test('what is shown is announced after a move', async () => {
  const { click } = mountProjects();
  expect(document.querySelector('[role=status]')).toBeNull();
  click('#f-tea');
  await waitFor(() =>
    expect(document.querySelector('[role=status]')?.textContent).toBe('2 of 3 shown'),
  );
});

test.each(['', '#p|cake|1'])(
  'the end leaves the markup of the server, opened with "%s"',
  (hash) => {
    window.location.hash = hash;
    const { click, end, server } = mountProjects();
    click('#f-tea');
    end();
    expect(document.body.outerHTML).toBe(server);
  },
);

const images = (id: string, count: number) =>
  `<div class="et_pb_gallery_grid" ${id}><div class="et_pb_gallery_items" data-per_page="2">${Array.from({ length: count }, (_, at) => `<div class="et_pb_gallery_item" id="${at}"></div>`).join('')}</div><div class="et_pb_gallery_pagination"></div></div>`;
const mountGallery = (id: string, count: number) =>
  open(Gallery, '.et_pb_gallery_grid', { html: images(id, count) });
const item = '.et_pb_gallery_item';

test('images are on pages that the address keeps', () => {
  const { click, find, goTo } = mountGallery('id="g"', 5);
  expect([shown(item), pages()]).toEqual(['01', '1 2 3 Next']);
  expect(find(link('1')).getAttribute('aria-current')).toBe('page');
  click(link('next'));
  expect([shown(item), pages(), window.location.hash]).toEqual(['23', 'Prev 1 2 3 Next', '#g|2']);
  click(link('3'));
  expect([shown(item), pages()]).toEqual(['4', 'Prev 1 2 3']);
  click(link('prev'));
  expect(shown(item)).toBe('23');
  goTo('#g|99');
  expect(shown(item)).toBe('4');
  goTo('#g|x');
  expect(shown(item)).toBe('01');
});

test('a gallery without an id keeps its page on its own, and one of a single page has no links', () => {
  const { click, end, find } = mountGallery('', 4);
  click(link('2'));
  expect([shown(item), window.location.hash]).toEqual(['23', '']);
  expect(find('.et_pb_gallery_pagination').style.display).toBe('');
  end();
  const single = mountGallery('', 2);
  expect(single.find('.et_pb_gallery_pagination').style.display).toBe('none');
  expect(pages()).toBe('');
});

test('links have names, and those out of reach after a move are not shown', () => {
  const { click, find } = mountGallery('', 20);
  expect(pages()).toBe('1 2 3 4 Next');
  click(link('4'));
  expect(pages()).toBe('Prev 2 3 4 5 6 Next');
  expect(find(link('4')).className).toBe('page-4 active');
  expect(find(link('4')).getAttribute('aria-label')).toBe('Page 4');
  expect(find(link('10')).parentElement?.className).toBe('page page-10');
  expect(find(link('10')).className).toBe('page-10 last-page');
});

const wide = (classes: string, more = '') =>
  `<div class="et_pb_fullwidth_portfolio ${classes}" id="w" ${more}><div class="et_pb_portfolio_items">${projects}</div></div>`;

test.each([
  [1600, 5, '240px', '20%'],
  [1599, 4, '299.8125px', '25%'],
  [767, 2, '287.625px', '50%'],
  [479, 1, '359.25px', '100%'],
])('projects over %i px are in %i columns, of %s height', (width, columns, height, share) => {
  const { find, style, end, server } = open(FullwidthPortfolio, '#w', {
    html: wide('et_pb_fullwidth_portfolio_grid'),
    boxes: { '.et_pb_portfolio_items': { width } },
  });
  expect(find('.et_pb_portfolio_items').className).toBe(`et_pb_portfolio_items columns-${columns}`);
  expect(style('#a', 'height')).toBe(height);
  expect(style('#a', 'width')).toBe(share);
  expect(style('#a', 'max-width')).toBe(share);
  expect(style('.et_pb_portfolio_items', 'height')).toBe('');
  expect(document.querySelector('.et_pb_carousel_group')).toBeNull();
  end();
  expect(document.body.outerHTML).toBe(server);
});

test.each([
  ['data-auto-rotate="on"', true],
  ['data-auto-rotate="off"', false],
])('projects that slide have arrows, and with %s a pause: %s', (more, hasPause) => {
  const { click, style } = open(FullwidthPortfolio, '#w', {
    html: wide('et_pb_fullwidth_portfolio_carousel', more),
    boxes: { '.et_pb_portfolio_items': { width: 600 } },
    motion: 'full',
  });
  expect(style('.et_pb_portfolio_items', 'height')).toBe('225px');
  expect(document.querySelectorAll('.et_pb_carousel_group.active > *')).toHaveLength(2);
  expect(document.querySelector('.skerry-pause') !== null).toBe(hasPause);
  click('.et-pb-arrow-next');
  expect(document.querySelectorAll('.et_pb_carousel_group').length).toBeGreaterThan(0);
});
