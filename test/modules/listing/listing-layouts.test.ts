import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  filterableLayout,
  galleryLayout,
  rowsLayout,
} from '../../../src/modules/listing/listing-layouts';
import { createChanges } from '../../../src/runtime/dom/changes';
import type { EarlyLayout } from '../../../src/runtime/first-layout';
import { layOut } from '../../support/laid-out';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

const repeat = (count: number, html: string) => html.repeat(count);
const galleryLinks = '<div class="et_pb_gallery_pagination"></div>';
const gallery = (count: number, links = galleryLinks) =>
  `<div class="et_pb_module et_pb_gallery_grid"><div class="et_pb_gallery_items" data-per_page="2">${repeat(count, '<div class="et_pb_gallery_item et_pb_grid_item"></div>')}</div>${links}</div>`;
const portfolioLinks = '<div class="et_pb_portofolio_pagination"></div>';
const portfolio = (count: number, { size = '2', links = portfolioLinks } = {}) =>
  `<div class="et_pb_module et_pb_filterable_portfolio" data-posts-number="${size}"><div class="et_pb_portfolio_items">${repeat(count, '<div class="et_pb_portfolio_item et_pb_grid_item"></div>')}</div>${links}</div>`;

/** Lays out the first matching element of a page; all items are siblings. */
const early = ({ selector, layOut }: EarlyLayout, html: string) => {
  document.body.innerHTML = html;
  const before = document.body.innerHTML;
  const root = document.querySelector<HTMLElement>(selector);
  if (!root) throw new Error('nothing is laid out');
  const changes = createChanges();
  const undo = layOut(root, changes);
  const items = [...document.querySelectorAll<HTMLElement>('.et_pb_grid_item')];
  return {
    root,
    shown: items.map(({ style }) => style.display),
    active: items.filter(({ classList }) => classList.contains('active')).length,
    links: root.querySelector('[class$=pagination]')?.innerHTML,
    isRestored() {
      undo?.();
      changes.undo();
      return document.body.innerHTML === before;
    },
  };
};

const space = '<ul style="visibility: hidden;"><li><a>1</a></li></ul>';

describe('before the first paint', () => {
  test('the images of a gallery’s first page are shown, with space for the links to the others', () => {
    const { shown, links, active, isRestored } = early(galleryLayout, gallery(3));
    expect(shown).toEqual(['block', 'block', 'none']);
    expect(links).toBe(space);
    expect(active).toBe(0);
    expect(isRestored()).toBe(true);
  });

  test('the projects of a portfolio’s first page are shown and come in, with space for the links to the others', () => {
    const { root, shown, links, active, isRestored } = early(filterableLayout, portfolio(3));
    expect(root.style.display).toBe('block');
    expect(shown).toEqual(['block', 'block', 'none']);
    expect(active).toBe(3);
    expect(links).toBe(space);
    expect(isRestored()).toBe(true);
  });

  test('all projects are shown on a portfolio with a single page', () => {
    const { shown, links } = early(filterableLayout, portfolio(3, { size: '0' }));
    expect(shown).toEqual(['block', 'block', 'block']);
    expect(links).toBe('');
  });

  test.each<[string, EarlyLayout, string, string | undefined]>([
    ['a gallery of one page', galleryLayout, gallery(2), ''],
    [
      'a gallery whose links are there',
      galleryLayout,
      gallery(3, '<div class="et_pb_gallery_pagination"><b></b></div>'),
      '<b></b>',
    ],
    ['a gallery without a place for links', galleryLayout, gallery(3, ''), undefined],
    ['a portfolio of one page', filterableLayout, portfolio(2), ''],
    ['a portfolio without pagination', filterableLayout, portfolio(3, { links: '' }), undefined],
  ])('%s gets no space for links', (_, layout, html, expected) => {
    expect(early(layout, html).links).toBe(expected);
  });

  test.each([
    ['gallery', gallery(3, '')],
    ['filterable portfolio', portfolio(3, { size: '0', links: '' })],
  ])('the rows of a %s are marked', (_, html) => {
    document.body.innerHTML = html;
    const container = document.querySelector<HTMLElement>(rowsLayout.selector);
    if (!container) throw new Error('no rows are found');
    layOut(container, { width: 400 });
    for (const each of container.children) layOut(each as HTMLElement, { width: 200 });
    rowsLayout.layOut(container, createChanges());
    expect(
      [...container.children].map(({ classList }) => [
        classList.contains('first_in_row'),
        classList.contains('last_in_row'),
        classList.contains('on_last_row'),
      ]),
    ).toEqual([
      [true, false, false],
      [false, true, false],
      [true, false, true],
    ]);
  });
});
