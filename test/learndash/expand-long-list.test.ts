import { expect, test, vi } from 'vitest';
import { changeSize, watchedForSize } from '../support/observers';
import {
  button,
  expandAll,
  heightOf,
  idsTo,
  olderRow,
  row,
  withExpandPages,
  wrap,
} from './expand-page';

const open = withExpandPages();
type ExpandPage = ReturnType<typeof open>;

const rowsTo = (last: number) =>
  idsTo(last)
    .map((id) => row(id))
    .join('');
const long = (last: number) =>
  wrap(expandAll(idsTo(last)) + `<div id="rows">${rowsTo(last)}</div>`);
const bodies = ({ doc }: ExpandPage) => [
  ...doc.querySelectorAll<HTMLElement>('.ld-item-list-item-expanded'),
];
const opened = (page: ExpandPage) =>
  bodies(page).filter((body) => body.style.maxHeight === 'none').length;
/** Waits until all slices of a list in these tests are done. */
const done = () => vi.advanceTimersByTimeAsync(1000);

test.each([
  [20, '50px', true],
  [21, 'none', false],
])(
  'of %i rows that open together each has the greatest height %s',
  async (last, height, isHidden) => {
    const page = open(wrap(expandAll(idsTo(last)) + '<div id="rows"></div>'));
    page.find('#rows').innerHTML = rowsTo(last);
    for (const arrive of page.updates.arrivals) arrive(page.find('#rows'));
    await done();
    expect(bodies(page).every((body) => body.hidden === isHidden)).toBe(true);
    page.press('#all');
    await done();
    expect(bodies(page).map((body) => body.style.maxHeight)).toEqual(idsTo(last).map(() => height));
  },
);

test('a list of older markup with many rows opens without being measured, though a short one has its name too', async () => {
  const html = `<i class="ld-expand-button" id="all" data-ld-expands="list"></i>
    <div data-ld-expand-id="list" data-ld-expand-list="true">${idsTo(21).map(olderRow).join('')}</div>
    <div data-ld-expand-id="list" data-ld-expand-list="true">${olderRow(22)}</div>`;
  const page = open(wrap(html));
  await done();
  page.press('#all');
  await done();
  expect(opened(page)).toBe(22);
});

test('rows of a long list that the server has printed open stay within reach, the others are out of it', async () => {
  const html = long(21).replace(
    'aria-controls="body-2" aria-expanded="false"',
    'aria-controls="body-2" aria-expanded="true"',
  );
  const page = open(html);
  await done();
  expect(bodies(page).flatMap(({ id, inert }) => (inert ? [] : [id]))).toEqual(['body-2']);
});

test('each slice of a long list is twice as large while the browser keeps up, and the end is notified once', async () => {
  const page = open(long(100));
  await done();
  let moved = 0;
  page.updates.moves.push(() => void (moved += 1));
  page.press('#all');
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const counts = [opened(page)];
  for (let frame = 0; frame < 6; frame += 1) {
    now += 16;
    await vi.advanceTimersByTimeAsync(16);
    counts.push(opened(page));
  }
  expect(counts.filter((count, at) => count !== counts[at - 1])).toEqual([0, 4, 20, 52, 100]);
  await done();
  expect(moved).toBe(1);
});

test('a long list that is closed while it opens stays closed, and ends where Skerry ends', async () => {
  const page = open(long(100));
  await done();
  page.press('#all');
  page.press('#all');
  await done();
  expect(opened(page)).toBe(0);
  page.press('#all');
  page.stop();
  await done();
  expect(page.doc.body.innerHTML).toBe(page.before);
});

test('a long list opens in a tab in the background too, where nothing is painted', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
  const page = open(long(30));
  await done();
  page.press('#all');
  await done();
  expect(opened(page)).toBe(30);
});

test('a long list waits until the browser has painted the button that was pressed', async () => {
  const page = open(long(30));
  await done();
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  page.press('#all');
  await done();
  expect(opened(page)).toBe(0);
  for (const frame of frames.splice(0)) frame(0);
  await done();
  expect(opened(page)).toBe(4);
});

test('rows of a long list have no maximum height that would cut inserted content off', async () => {
  const page = open(long(30));
  await done();
  page.press('#all');
  await done();
  expect(watchedForSize().filter((element) => page.doc.contains(element))).toEqual([]);
  page.press(button(1));
  page.advance(600);
  page.press(button(1));
  heightOf(page, '#topics-1', 200);
  changeSize(page.find('#topics-1'));
  expect(page.find('#body-1').style.maxHeight).toBe('250px');
});
