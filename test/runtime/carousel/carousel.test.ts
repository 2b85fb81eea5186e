import { afterEach, describe, expect, test } from 'vitest';
import { carouselGroup, carouselStart } from '../../../src/runtime/carousel/carousel-group';
import { type Carousel, createCarousel } from '../../../src/runtime/carousel/create-carousel';
import { withAnimations } from '../../support/animations';

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

test('no id is in the document twice, and the order of the server is restored', () => {
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

describe('while a group moves', () => {
  const animations = withAnimations();
  const groups = () =>
    [...document.querySelectorAll<HTMLElement>('#track > .group')].map((group) => ({
      className: group.className,
      text: group.textContent,
      isInert: group.inert,
      isOut: group.style.position === 'absolute' && group.style.display === 'block',
    }));
  /** The start and end position of each group, in percent of its width. */
  const positions = () =>
    animations.started.map(({ keyframes }) =>
      keyframes.map(({ transform }) => Number(/-?\d+/.exec(String(transform))?.[0])),
    );
  const marked = (name: string) => [...document.querySelectorAll(`i.${name}`)].map(({ id }) => id);

  test('both groups are shown, and the one that leaves ignores presses', () => {
    const { created, track } = start(2);
    expect(created.move('next', 700)).toBe(true);
    expect(groups()).toEqual([
      { className: 'group active', text: '01', isInert: true, isOut: true },
      { className: 'group next', text: '23', isInert: false, isOut: true },
    ]);
    expect(document.body.classList.contains('et-pb-is-sliding-carousel')).toBe(true);
    expect([marked('item-fade-in'), marked('item-fade-out')]).toEqual([
      ['i2', 'i3'],
      ['i0', 'i1'],
    ]);
    expect(animations.running().map(([, ms]) => ms)).toEqual([700, 700]);
    animations.finish();
    expect(groups()).toEqual([
      { className: 'group active', text: '23', isInert: false, isOut: false },
    ]);
    expect(document.body.classList.contains('et-pb-is-sliding-carousel')).toBe(false);
    expect([...marked('item-fade-in'), ...marked('item-fade-out')]).toEqual([]);
    const items = [...track.querySelectorAll<HTMLElement>('i')];
    expect(items.filter(({ style }) => style.display === 'block').map(({ id }) => id)).toEqual([
      'i2',
      'i3',
    ]);
  });

  test.each([
    ['next', 'ltr', [0, -100], [100, 0]],
    ['previous', 'ltr', [0, 100], [-100, 0]],
    ['next', 'rtl', [0, -100], [100, 0]],
    ['previous', 'rtl', [0, 100], [-100, 0]],
  ] as const)(
    'the %s group enters from the side of its arrow, in text of each direction: %s',
    (direction, dir, outgoing, incoming) => {
      const { created, track } = start(2);
      track.style.direction = dir;
      created.move(direction, 700);
      expect(positions()).toEqual([outgoing, incoming]);
      expect(groups()[1]?.className).toBe(direction === 'next' ? 'group next' : 'group prev');
    },
  );

  test('it moves on only when that is over', () => {
    const { created, shown } = start(2);
    created.move('next', 700);
    expect(created.move('next', 700)).toBe(false);
    animations.finish();
    expect(shown()).toBe('23');
    expect(created.move('next', 700)).toBe(true);
  });

  test('an item of both groups is pictured in the coming one, out of reach and without its id', () => {
    const { created, track } = start(3);
    created.move('next', 700);
    const copies = [...track.querySelectorAll<HTMLElement>('.next > i:not([id])')];
    expect(copies.map(({ textContent, inert }) => [textContent, inert])).toEqual([['0', true]]);
    animations.finish();
    expect(track.querySelectorAll('i:not([id])')).toHaveLength(0);
  });

  test('the end gives the server’s markup back', () => {
    const { created, track, before } = start(2);
    created.move('next', 700);
    created.undo();
    expect(track.innerHTML).toBe(before);
    expect(document.body.className).toBe('');
  });
});
