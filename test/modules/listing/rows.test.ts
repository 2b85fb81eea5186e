import { act } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Gallery } from '../../../src/modules/listing/gallery';
import { PortfolioGrid } from '../../../src/modules/listing/portfolio-grid';
import { withIsland } from '../../support/island-page';
import { layOut } from '../../support/laid-out';
import { changeSize, see } from '../../support/observers';

const open = withIsland();
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const items = (count: number, style = '') =>
  Array.from(
    { length: count },
    (_, at) => `<div class="et_pb_grid_item" id="i${at}" style="${style}"></div>`,
  ).join('');
const grid = (inner: string, { style = '', after = '', pages = '' } = {}) =>
  `<div class="et_pb_module"><div id="g" style="${style}">${inner}</div>${pages}</div>${after}`;
/** f: first of its row, l: last of its row, o: on the last row. */
const rows = (selector = '#g > *') =>
  [...document.querySelectorAll(selector)]
    .map(({ classList }) =>
      [
        classList.contains('first_in_row') ? 'f' : '',
        classList.contains('last_in_row') ? 'l' : '',
        classList.contains('on_last_row') ? 'o' : '',
      ].join(''),
    )
    .join();
const mount = (html: string, width: number, hidden = '') => {
  const mounted = open(
    (props: Parameters<typeof PortfolioGrid>[0]) => {
      // Happy-dom renders every element.
      for (const each of hidden ? document.querySelectorAll(hidden) : [])
        each.getClientRects = () => [] as unknown as DOMRectList;
      return PortfolioGrid(props);
    },
    '#g',
    { html, boxes: { '#g': { width }, '.et_pb_grid_item': { width: 200 } } },
  );
  act(() => see(mounted.root));
  return mounted;
};

describe('a grid', () => {
  test.each([
    [200, 'fl,fl,fl,fl,fl'],
    [400, 'f,l,f,l,fo'],
    [600, 'f,,l,fo,o'],
  ])('of %i pixels has the rows %s', (width, expected) => {
    mount(grid(items(5)), width);
    expect(rows()).toBe(expected);
  });

  test.each([
    ['with room around items and within itself', 569, 'f,l,fo'],
    ['that is a pixel wider', 570, 'fo,o,lo'],
  ])('%s has rows as the old scripts counted them', (_, width, expected) => {
    const html = grid(items(3, 'margin-left: 5px; margin-right: 15px'), {
      style: 'padding-left: 10px; padding-right: 30px',
    });
    mount(html, width);
    expect(rows()).toBe(expected);
  });

  test('without room around items needs none', () => {
    mount(grid(items(3)), 500);
    expect(rows()).toBe('fo,o,lo');
  });

  test('leaves out what is filtered away, not displayed, or no item', () => {
    const inner = `${items(2)}<div class="et_pb_grid_item inactive"></div><div id="other"></div>
      <div class="et_pb_grid_item" id="hidden"></div>${items(2)}`;
    mount(grid(inner, { after: '<p></p>' }), 400, '#hidden');
    expect(rows()).toBe('f,l,,,,f,l');
  });

  test.each([
    ['that ends its column', {}, '', true],
    ['that something follows', { after: '<p></p>' }, '', false],
    [
      'with links to pages below',
      { pages: '<p class="et_pb_gallery_pagination"><a>2</a></p>' },
      '',
      false,
    ],
    [
      'with a place for them that is empty',
      { pages: '<p class="et_pb_gallery_pagination"></p>' },
      '',
      true,
    ],
    [
      'with links to pages that are not displayed',
      { pages: '<p class="et_pb_portofolio_pagination"></p>' },
      '.et_pb_portofolio_pagination',
      true,
    ],
  ])('%s has a last row: %s', (_, options, hidden, hasLastRow) => {
    mount(grid(`${items(3)}<i></i>`, options), 400, hidden);
    expect(rows()).toBe(hasLastRow ? 'f,l,fo,o' : 'f,l,f,');
  });

  test('outside of a module has no last row', () => {
    mount(grid(items(3)).replace('et_pb_module', 'box'), 400);
    expect(rows()).toBe('f,l,f');
  });

  test('is marked again when its width changes, and left as it was at the end', () => {
    vi.useFakeTimers();
    const { root, end, server } = mount(grid(items(4)), 400);
    layOut(root, { width: 800 });
    act(() => {
      changeSize(root);
      vi.advanceTimersByTime(50);
    });
    expect(rows()).toBe('fo,o,o,lo');
    end();
    expect(document.body.outerHTML).toBe(server);
  });
});

const image = '<div class="et_pb_gallery_item et_pb_grid_item"></div>';
const gallery = (count: number, pages = '<div class="et_pb_gallery_pagination"></div>') =>
  `<div class="et_pb_module et_pb_gallery_grid" id="m"><div class="et_pb_gallery_items" id="g" data-per_page="2">${image.repeat(count)}</div>${pages}</div>`;

test('with reduced motion images and projects do not slide in from the side', () => {
  const { end } = mount(grid(items(3)), 600);
  const rules = () =>
    document.adoptedStyleSheets
      .flatMap(({ cssRules }) => [...cssRules])
      .filter(({ cssText }) =>
        /reduced-motion[^]*et_pb_grid_item[^]*animation: ?none/.test(cssText),
      );
  expect(rules()).toHaveLength(1);
  end();
  expect(rules()).toEqual([]);
});

test('a gallery marks the rows of the page that is shown', () => {
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function rects(this: Element) {
    return ((this as HTMLElement).style.display === 'none'
      ? []
      : [new DOMRect()]) as unknown as DOMRectList;
  });
  const { click, find } = open(Gallery, '#m', {
    html: gallery(4),
    boxes: { '#g': { width: 400 }, '.et_pb_gallery_item': { width: 200 } },
  });
  act(() => see(find('#g')));
  expect(rows()).toBe('f,l,,');
  click('a[data-page="2"]');
  expect(rows()).toBe(',,f,l');
});
