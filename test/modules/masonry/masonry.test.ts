import { expect, test, vi } from 'vitest';
import { start } from '../../../src/modules/masonry';
import { masonryLayout } from '../../../src/modules/masonry/masonry-layout';
import { createLaidOutPage, withLayout } from '../../support/laid-out';
import { changeSize } from '../../support/observers';

const startMount = withLayout();
const html = `<div class="et_pb_salvattore_content" data-columns id="grid"><i>1</i> <i>2</i><i>3</i></div>
  <div class="et_pb_salvattore_content" id="other"><i>1</i></div>`;

/** Sets the `content` that the style sheet gives to `::before` of each grid. */
const withStyle = (first: string) => {
  let content = first;
  const style = { content: '' };
  vi.spyOn(window, 'getComputedStyle').mockImplementation((_, pseudo) => {
    style.content = pseudo === '::before' ? content : 'none';
    return { ...style } as CSSStyleDeclaration;
  });
  return (next: string) => {
    content = next;
  };
};
const columns = (id = 'grid') =>
  [...document.querySelectorAll(`#${id} > div`)].map((each) => [
    each.className,
    each.textContent?.trim(),
  ]);
const open = (first: string, markup = html) => {
  const setContent = withStyle(first);
  const changed: string[] = [];
  const count = ({ target }: Event) => changed.push((target as Element).id);
  document.addEventListener('columnsChange', count);
  const mount = startMount(start, { html: markup });
  return {
    ...mount,
    changed,
    setContent(next: string) {
      setContent(next);
      changeSize(mount.find('#grid'));
    },
    setContentAtLoad(next: string) {
      setContent(next);
      window.dispatchEvent(new Event('load'));
    },
    end() {
      mount.stop();
      document.removeEventListener('columnsChange', count);
      vi.restoreAllMocks();
    },
  };
};
const TWO = '"2 .column.size-1of2"';
const ONE = [['column size-1of1', '123']];
const TWO_COLUMNS = [
  ['column size-1of2', '13'],
  ['column size-1of2', '2'],
];

test('posts are in as many columns as the style sheet declares, and other scripts are notified', () => {
  const { find, changed, end } = open(TWO);
  expect(columns()).toEqual(TWO_COLUMNS);
  expect(find('#grid').getAttribute('data-columns')).toBe('2');
  expect(changed).toEqual(['grid']);
  end();
});

test('a grid without columns stays as it is', () => {
  const { find, end } = open(TWO);
  expect(find('#other').innerHTML).toBe('<i>1</i>');
  end();
});

test('stories of Extra are in columns, outside of which its style sheet does not show them', () => {
  const list = '<div class="paginated_page" data-columns id="grid"><i>1</i><i>2</i><i>3</i></div>';
  const feed = (kind: string) => `<div class="posts-blog-feed-module ${kind}">${list}</div>`;
  const { doc, server, end } = open(TWO, feed('masonry'));
  expect(columns()).toEqual(TWO_COLUMNS);
  end();
  expect(doc.body.outerHTML).toBe(server);
  const { end: endOther } = open(TWO, feed('standard'));
  expect(columns()).toEqual([]);
  endOther();
});

test('a window of another size distributes them again, one with the same number does not', () => {
  const { setContent, changed, find, end } = open(TWO);
  setContent('"1 .column.size-1of1"');
  expect(columns()).toEqual(ONE);
  expect(find('#grid').getAttribute('data-columns')).toBe('1');
  setContent('"1 .column.size-1of1"');
  expect(changed).toEqual(['grid', 'grid']);
  end();
});

test('a style sheet that loads late distributes them as well', () => {
  const { setContentAtLoad, end } = open('none');
  expect(columns()).toEqual(ONE);
  setContentAtLoad(TWO);
  expect(columns()).toEqual(TWO_COLUMNS);
  end();
});

test('a grid that has left the page keeps its columns', () => {
  const { find, setContentAtLoad, end } = open(TWO);
  const grid = find('#grid');
  grid.remove();
  setContentAtLoad('none');
  expect(grid.children).toHaveLength(2);
  end();
});

test('the end restores the posts in their order', () => {
  const { doc, server, end } = open(TWO);
  end();
  expect(doc.body.outerHTML).toBe(server);
});

test('a post that was removed since is not restored', () => {
  const { find, end } = open(TWO);
  find('#grid i').remove();
  end();
  expect(find('#grid').textContent?.trim()).toBe('23');
});

test('a grid that is inserted later is distributed once, and the early layout is released first', () => {
  const { doc, page, changed, end } = open(TWO, '<main id="main"></main>');
  const release = vi.spyOn(page.firstLayout, 'release');
  const main = doc.getElementById('main');
  if (!main) throw new Error('no place');
  main.innerHTML = html;
  page.bus.emit('content:found', { root: main });
  expect(columns()).toEqual(TWO_COLUMNS);
  expect(release.mock.calls.map(([{ id }]) => id)).toEqual(['grid']);
  page.bus.emit('content:found', { root: doc.getElementById('grid') as Element });
  expect(changed).toEqual(['grid']);
  end();
});

test('before the chunk is loaded they are in their columns already', () => {
  const { find, clear } = createLaidOutPage({ html });
  withStyle(TWO);
  const before = find('#grid').innerHTML;
  expect(document.querySelectorAll(masonryLayout.selector)).toHaveLength(1);
  const undo = masonryLayout.layOut(find('#grid'), { setClass() {}, setStyle() {} });
  expect(columns()).toEqual(TWO_COLUMNS);
  undo?.();
  expect(find('#grid').innerHTML).toBe(before);
  vi.restoreAllMocks();
  clear();
});

test('posts that are in their columns already are not moved again, which would load their videos once more', () => {
  const { doc, page, setContent, server, end } = open(TWO, '<main id="main"></main>');
  const main = doc.getElementById('main');
  if (!main) throw new Error('no place');
  main.innerHTML = html;
  const grid = doc.getElementById('grid') as HTMLElement;
  const undo = masonryLayout.layOut(grid, { setClass() {}, setStyle() {} });
  vi.spyOn(page.firstLayout, 'release').mockImplementation((element) => {
    if (element === grid) undo?.();
  });
  const before = [...grid.children];
  page.bus.emit('content:found', { root: main });
  expect([...grid.children]).toEqual(before);
  expect(grid.children[0]).toBe(before[0]);
  expect(grid.dataset.columns).toBe('2');
  setContent('"1 .column.size-1of1"');
  changeSize(grid);
  expect(columns()).toEqual(ONE);
  end();
  main.innerHTML = '';
  expect(doc.body.outerHTML).toBe(server);
});
