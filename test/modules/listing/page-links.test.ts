import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Filterable } from '../../../src/modules/listing/filterable';
import { FullwidthPortfolio } from '../../../src/modules/listing/fullwidth-portfolio';
import { Gallery } from '../../../src/modules/listing/gallery';
import { withAnimations } from '../../support/animations';
import { withIsland } from '../../support/island-page';
import { layOut } from '../../support/laid-out';
import { changeSize, see } from '../../support/observers';

const open = withIsland();
const { running } = withAnimations();
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const item = (kind: string, at: number) => `<div class="et_pb_${kind}_item" id="i${at}"></div>`;
const many = (kind: string, count: number) =>
  Array.from({ length: count }, (_, at) => item(kind, at)).join('');
const gallery = (count: number) =>
  `<div class="et_pb_gallery_grid" id="g"><div class="et_pb_gallery_items" data-per_page="2">${many('gallery', count)}</div><div class="et_pb_gallery_pagination"></div></div>`;
const portfolio = (count: number) =>
  `<div id="p" data-posts-number="2"><div class="et_pb_portfolio_filters"><a href="#" data-category-slug="all" id="all">All</a><a href="#" id="bare">Bare</a></div>
  <div class="et_pb_portfolio_items">${many('portfolio', count)}</div><div class="et_pb_portofolio_pagination"></div></div>`;
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-page]')]
    .filter(({ parentElement }) => parentElement?.style.display !== 'none')
    .map(({ textContent }) => textContent)
    .join(' ');
const link = (name: string) => `a[data-page="${name}"]`;
const announced = () => {
  act(() => void vi.advanceTimersByTime(100));
  return document.querySelector('[role=status]')?.textContent;
};

describe.each([
  ['gallery', Gallery, '#g', gallery(20), '#g|5'],
  ['portfolio', Filterable, '#p', portfolio(20), '#p|all|5'],
] as const)('the links of a %s', (_, island, root, html, hash) => {
  test('are the first ones, and after a move those around the page', () => {
    const { click } = open(island, root, { html });
    expect(shown()).toBe('1 2 3 4 Next');
    click(link('4'));
    expect(shown()).toBe('Prev 2 3 4 5 6 Next');
  });

  test('are those around the page that the address names', () => {
    window.location.hash = hash;
    open(island, root, { html });
    expect(shown()).toBe('Prev 3 4 5 6 7 Next');
  });

  test('show the current page, and the last one', () => {
    const { find } = open(island, root, { html });
    const nav = document.querySelector('[role=navigation]');
    expect(nav?.getAttribute('aria-label')).toBe('Pages');
    expect(find(link('1')).className).toBe('page-1 active');
    expect(find(link('2')).className).toBe('page-2');
    expect(find(link('2')).parentElement?.className).toBe('page page-2');
    expect(find(link('10')).parentElement?.className).toBe('page page-10');
    expect(find(link('10')).className).toBe('page-10 last-page');
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
  });

  test('have another name than those of another list, also once it has another page', () => {
    const other = '<nav aria-label="Pages"></nav><nav aria-label="pages 2"></nav>';
    const { click } = open(island, root, { html: other + html });
    const name = () => document.querySelector('[role=navigation]')?.getAttribute('aria-label');
    expect(name()).toBe('Pages 3');
    click(link('4'));
    expect(name()).toBe('Pages 3');
  });

  test('pass the focus to that of the page when they are hidden', () => {
    const { click, find } = open(island, root, { html });
    click(link('9'));
    vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function rects(this: Element) {
      const isHidden = (this.parentElement as HTMLElement).style.display === 'none';
      return (isHidden ? [] : [new DOMRect()]) as unknown as DOMRectList;
    });
    find(link('next')).focus();
    click(link('next'));
    expect(document.activeElement).toBe(find(link('10')));
    find(link('9')).focus();
    click(link('8'));
    expect(document.activeElement).toBe(find(link('9')));
  });

  test('do not move a focus elsewhere', () => {
    const { click } = open(island, root, { html });
    click(link('2'));
    expect(document.activeElement).toBe(document.body);
  });
});

test.each([
  ['gallery', Gallery, '#g', gallery(2)],
  ['portfolio', Filterable, '#p', portfolio(2)],
] as const)('a %s of a single page has no navigation', (_, island, root, html) => {
  open(island, root, { html });
  expect(document.querySelector('[role=navigation], [aria-label=Pages]')).toBeNull();
});

describe('a gallery', () => {
  test.each([
    ['#g|2x', 'i0,i1'],
    ['#g|x2', 'i0,i1'],
    ['#g|12345', 'i0,i1'],
    ['#g|3', 'i4'],
  ])('opened with %s shows %s, and hides the others', (hash, expected) => {
    window.location.hash = hash;
    const { find } = open(Gallery, '#g', { html: gallery(5) });
    const displays = [...document.querySelectorAll<HTMLElement>('.et_pb_gallery_item')];
    const ids = displays.flatMap(({ id, style }) => (style.display === 'block' ? id : []));
    expect(ids.join()).toBe(expected);
    expect(displays.filter(({ style }) => style.display === 'none')).toHaveLength(5 - ids.length);
    expect(find('#g').style.display).toBe('block');
  });

  test('announces how many images a page has, and the last one has fewer', () => {
    const { click } = open(Gallery, '#g', { html: gallery(5) });
    click(link('2'));
    expect(announced()).toBe('2 of 5 shown');
    click(link('3'));
    expect(announced()).toBe('1 of 5 shown');
  });

  test('opened at a page of its own announces it', () => {
    window.location.hash = '#g|3';
    open(Gallery, '#g', { html: gallery(5) });
    expect(announced()).toBe('1 of 5 shown');
  });
});

describe('a portfolio', () => {
  test('hides the projects of other pages, and marks those of its category', () => {
    const { find } = open(Filterable, '#p', { html: portfolio(4) });
    expect(find('#i3').style.display).toBe('none');
    expect(find('#i0').className).toBe('et_pb_portfolio_item active');
  });

  test('has the first links again after a category is chosen', () => {
    const { click } = open(Filterable, '#p', { html: portfolio(20) });
    click(link('4'));
    click('#all');
    expect(shown()).toBe('1 2 3 4 Next');
  });

  test('shows everything for a filter that names no category', () => {
    const { click } = open(Filterable, '#p', { html: portfolio(4) });
    click('#bare');
    expect(document.querySelector('#all')?.getAttribute('aria-pressed')).toBe('true');
  });

  test('announces every page, also one of as many projects', () => {
    const { click } = open(Filterable, '#p', { html: portfolio(6) });
    expect(announced()).toBeUndefined();
    click(link('2'));
    expect(announced()).toBe('2 of 6 shown');
    click(link('3'));
    expect(document.querySelector('[role=status]')?.textContent).toBe('');
    expect(announced()).toBe('2 of 6 shown');
  });

  test('scrolls back to its top in 800 ms after another page [S9.12a]', () => {
    const { click } = open(Filterable, '#p', {
      html: portfolio(6),
      boxes: { '#p': { top: 500 } },
      y: 2000,
      motion: 'full',
    });
    click(link('2'));
    vi.advanceTimersByTime(760);
    expect(window.scrollY).toBeGreaterThan(500);
    vi.advanceTimersByTime(60);
    expect(window.scrollY).toBe(500);
  });
});

describe('projects over the whole width', () => {
  const wide = (count: number, more = '') =>
    `<div class="et_pb_fullwidth_portfolio_carousel" id="w" ${more}><div class="et_pb_portfolio_items" id="track">${many('portfolio', count)}</div></div>`;
  const mount = (html: string, width = 600) =>
    open(FullwidthPortfolio, '#w', { html, boxes: { '#track': { width } }, motion: 'full' });
  const active = () =>
    [...document.querySelectorAll('.et_pb_carousel_group.active > *')].map(({ id }) => id).join();

  test('slide for 700 ms [S9.10b]', () => {
    const { click } = mount(wide(4));
    click('.et-pb-arrow-next');
    expect(new Set(running().map(([, ms]) => ms))).toEqual(new Set([700]));
  });

  test.each([
    ['data-auto-rotate-speed="3000"', 3000],
    ['data-auto-rotate-speed="soon"', 7000],
    ['', 7000],
  ])('move on with %j after %i ms [S9.09a, S9.09b]', (speed, ms) => {
    mount(wide(4, `data-auto-rotate="on" ${speed}`));
    act(() => void vi.advanceTimersByTime(ms - 1));
    expect(running()).toEqual([]);
    act(() => void vi.advanceTimersByTime(1));
    expect(running().length).toBeGreaterThan(0);
  });

  test('are in other columns once there is more space', () => {
    const { find, style } = mount(wide(4));
    expect(active()).toBe('i0,i1');
    act(() => see(find('#track')));
    layOut(find('#track'), { width: 900 });
    act(() => {
      changeSize(find('#track'));
      vi.advanceTimersByTime(50);
    });
    expect(find('#track').className).toContain('columns-3');
    expect(style('#track', 'height')).toBe('225px');
    expect(active()).toBe('i0,i1,i2');
  });

  test('that have no room yet get no size', () => {
    const { style } = mount(wide(4), 0);
    expect([style('#i0', 'height'), style('#track', 'height')]).toEqual(['', '']);
  });

  test('slide only where there are some', () => {
    mount(wide(0));
    expect(document.querySelector('.et-pb-arrow-next')).toBeNull();
    mount(wide(1));
    expect(active()).toBe('i0');
  });
});
