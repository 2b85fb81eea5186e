import { afterEach, expect, test } from 'vitest';
import { carouselGroup, carouselStart } from '../../../src/runtime/carousel/carousel-group';
import { type Carousel, createCarousel } from '../../../src/runtime/carousel/create-carousel';

test.each([
  [0, 4, 11, [0, 1, 2, 3]],
  [8, 4, 11, [8, 9, 10, 0]],
  [2, 4, 3, [2, 0, 1]],
])('from %d, %d of %d are %j', (start, columns, count, expected) => {
  expect(carouselGroup(start, columns, count)).toEqual(expected);
});

test.each([
  [0, 'next', 4, 11, 4],
  [8, 'next', 4, 11, 1],
  [0, 'previous', 4, 11, 7],
  [4, 'previous', 4, 11, 0],
  [0, 'previous', 3, 6, 3],
] as const)(
  'from %d the %s group of %d in %d starts at %d',
  (start, direction, columns, count, to) => {
    expect(carouselStart(start, direction, { columns, count })).toBe(to);
  },
);

let carousel: Carousel | null = null;
afterEach(() => {
  carousel?.undo();
  document.body.innerHTML = '';
});

const start = (columns: number, count = 5) => {
  const html = Array.from({ length: count }, (_, index) => `<i id="i${index}">${index}</i>`);
  document.body.innerHTML = `<div id="track"> ${html.join(' ')}\n</div>`;
  const track = document.getElementById('track');
  if (!track) throw new Error('The fixture is broken.');
  const before = track.innerHTML;
  const items = [...track.querySelectorAll<HTMLElement>('i')];
  const created = createCarousel({ track, items, groupClass: 'group', columns });
  carousel = created;
  const shown = () => track.querySelector('.group.active')?.textContent;
  return { track, created, before, shown };
};

test('groups follow each other around the end, backwards too', () => {
  const { created, shown } = start(2);
  expect(shown()).toBe('01');
  created.move('next', 0);
  expect(shown()).toBe('23');
  created.move('next', 0);
  expect(shown()).toBe('40');
  created.move('previous', 0);
  created.move('previous', 0);
  expect(shown()).toBe('01');
});

test('no id stands twice in the document, and the server gets its order back', () => {
  const { created, track, before } = start(3);
  created.move('next', 0);
  const ids = [...track.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  created.undo();
  expect(track.innerHTML).toBe(before);
});

test('where everything is on show nothing moves', () => {
  const { created, shown } = start(5);
  expect(created.move('next', 0)).toBe(false);
  expect(shown()).toBe('01234');
});
