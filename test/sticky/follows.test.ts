import { describe, expect, test, vi } from 'vitest';
import { withSticky } from './sticky-page';

const open = withSticky();
const html = `<div class="et_pb_section"><div class="et_pb_row"><div class="et_pb_column">
  <div class="m">m</div></div></div></div>`;
const raw = { selector: '.m', position: 'top' };
const box = { left: 120, top: 200, width: 960, height: 100 };
const openStuck = (more: Partial<Parameters<typeof open>[0]> = {}) =>
  open({ html, entries: { m: raw }, places: { '.m': box }, y: 500, ...more });
type Opened = Awaited<ReturnType<typeof openStuck>>;

/** Widths of the stuck module just before and after that many milliseconds, if it has become wider. */
const widthsAround = async (ms: number, page: Opened, cause: () => void) => {
  page.places['.m'] = { ...box, width: 970 };
  cause();
  vi.advanceTimersByTime(ms - 1);
  const before = page.styleOf('.m', 'width');
  vi.advanceTimersByTime(1);
  return [before, page.styleOf('.m', 'width')];
};

describe('a stuck module moves to its new position', () => {
  test('once images and fonts are loaded', async () => {
    const page = await openStuck();
    const cause = () => void window.dispatchEvent(new Event('load'));
    expect(await widthsAround(50, page, cause)).toEqual(['960px', '970px']);
  });

  test('once what moves with a smaller header of the theme has moved', async () => {
    const page = await openStuck();
    window.dispatchEvent(new Event('ETDiviFixedHeaderTransitionEnd'));
    expect(await widthsAround(50, page, () => {})).toEqual(['960px', '970px']);
  });

  test('after the admin bar, which changes its height a while after the window has', async () => {
    const page = await openStuck({
      html: `<div id="wpadminbar" style="position: fixed"></div>${html}`,
      places: { '.m': box, '#wpadminbar': { height: 32 } },
    });
    page.resize(1100);
    vi.advanceTimersByTime(100);
    page.places['#wpadminbar'] = { height: 46 };
    vi.advanceTimersByTime(199);
    expect(page.styleOf('.m', 'top')).toBe('32px');
    vi.advanceTimersByTime(1);
    expect(page.styleOf('.m', 'top')).toBe('46px');
  });

  test('in a window of another width on the same device without being released', async () => {
    const page = await openStuck();
    page.received.length = 0;
    expect(await widthsAround(50, page, () => page.resize(1100))).toEqual(['960px', '970px']);
    page.resize(900);
    page.resize(890);
    expect(page.received).toEqual(['ETBuilderStickyEnd m', 'ETBuilderStickyStart m']);
  });
});

describe('a change of its size', () => {
  test.each([
    ['half a pixel higher', 60.5, '960px'],
    ['half a pixel lower', 59.5, '960px'],
    ['more', 60.6, '970px'],
    ['less', 59.4, '970px'],
  ])('of a stuck module counts where it is more than noise: %s', async (_, height, width) => {
    const page = await openStuck({ places: { '.m': { ...box, stuck: { height: 60 } } } });
    const [, after] = await widthsAround(500, page, () => page.grow([page.module('.m'), height]));
    expect(after).toBe(width);
  });

  test.each([
    [100.5, false],
    [100.6, true],
  ])('of a module in the page, to %d px, counts or not: %s', async (height, isMeasured) => {
    const page = await openStuck({ y: 0, places: { '.m': { ...box, stuck: { height: 60 } } } });
    page.places['.m'] = { ...box, top: 700 };
    page.grow([page.module('.m'), height]);
    vi.advanceTimersByTime(500);
    page.scrollTo(500);
    expect(page.isStuck('.m')).toBe(!isMeasured);
  });
});

describe('the sizes of containers', () => {
  test.each([
    ['topLimit', 'section', '.et_pb_section'],
    ['topLimit', 'row', '.et_pb_row'],
    ['bottomLimit', 'section', '.et_pb_section'],
    ['bottomLimit', 'column', '.et_pb_column'],
  ])('count where they are limits (%s: %s)', async (name, limit, selector) => {
    const { isWatched, find } = await openStuck({
      entries: { m: { ...raw, position: 'top_bottom', [name]: limit } },
    });
    expect(isWatched(find(selector))).toBe(true);
    expect(isWatched(find('.et_pb_row'))).toBe(limit === 'row');
  });

  test('are no longer observed if the module has moved elsewhere, nor at the end', async () => {
    const { isWatched, find, page, module, stop } = await openStuck({
      html: `${html}<div class="new"></div>`,
    });
    const column = find('.et_pb_column');
    const removed = module('.m');
    column.textContent = '';
    find('.new').innerHTML = '<div class="m">other</div>';
    page.bus.emit('content:found', { root: find('.new') });
    expect([column, removed, find('.new'), module('.m')].map(isWatched)).toEqual([
      false,
      false,
      true,
      true,
    ]);
    stop();
    expect([find('.new'), page.document.body].map(isWatched)).toEqual([false, false]);
  });
});

test('nothing that is watched already is watched again, which would have it measured for ever', async () => {
  const page = await openStuck();
  const observed = vi.spyOn(ResizeObserver.prototype, 'observe');
  page.grow([page.page.document.body, 3000]);
  vi.advanceTimersByTime(50);
  expect(observed).not.toHaveBeenCalled();
});

describe('content that other scripts bring', () => {
  test('with another element in the place of a stuck one has that stuck', async () => {
    const { page, find, module, isStuck, received, copy } = await openStuck();
    find('.et_pb_column').innerHTML = '<div class="m">other</div>';
    page.bus.emit('content:found', { root: module('.m') });
    expect(isStuck('.m')).toBe(true);
    expect(copy('.m')?.textContent).toBe('other');
    expect(received.slice(1)).toEqual(['ETBuilderStickyEnd m', 'ETBuilderStickyStart m']);
  });

  test('without a module of the list has nothing measured', async () => {
    const { page, places, find, styleOf } = await openStuck();
    places['.m'] = { ...box, width: 970 };
    page.bus.emit('content:found', { root: find('.et_pb_row') });
    expect(styleOf('.m', 'width')).toBe('960px');
  });
});

test.each([
  ['a page of a visitor', {}, []],
  [
    'the preview of a layout',
    { isLayoutPreview: true, builderType: 'lbp' as const },
    ['ETBuilderStickyEnd m', 'ETBuilderStickyStart m'],
  ],
])('notices of an editor move modules in %s or not', async (_, mode, expected) => {
  const { received } = await openStuck({ mode });
  received.length = 0;
  window.dispatchEvent(new Event('ETGBNoticeSizeChange'));
  vi.advanceTimersByTime(300);
  expect(received).toEqual(expected);
});
