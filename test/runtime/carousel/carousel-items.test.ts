import { afterEach, expect, test } from 'vitest';
import { type Carousel, createCarousel } from '../../../src/runtime/carousel/create-carousel';
import { withAnimations } from '../../support/animations';

const animations = withAnimations();
let carousel: Carousel | null = null;
afterEach(() => {
  carousel?.undo();
  carousel = null;
  document.body.innerHTML = '';
});

const start = (columns: number, count = 5) => {
  const items = Array.from({ length: count }, (_, index) => `<i id="i${index}">${index}</i>`);
  document.body.innerHTML = `<div id="track">${items.join('')}</div>`;
  const track = document.querySelector('#track') as HTMLElement;
  carousel = createCarousel({
    track,
    items: [...track.querySelectorAll('i')],
    groupClass: 'group',
    columns,
  });
  return carousel;
};
const withDisplay = (display: string) =>
  [...document.querySelectorAll<HTMLElement>('i[id]')]
    .filter(({ style }) => style.display === display)
    .map(({ id }) => id)
    .sort();

test('only the items of the first group are on show', () => {
  start(2);
  expect(withDisplay('block')).toEqual(['i0', 'i1']);
  expect(withDisplay('none')).toEqual(['i2', 'i3', 'i4']);
});

test('while a group moves the items of both are on show, and the others are not', () => {
  start(2).move('next', 700);
  expect(withDisplay('block')).toEqual(['i0', 'i1', 'i2', 'i3']);
  expect(withDisplay('none')).toEqual(['i4']);
});

test('after a move the items of the last group wait in the track, out of sight', () => {
  start(2).move('next', 700);
  animations.finish();
  expect(withDisplay('block')).toEqual(['i2', 'i3']);
  expect(withDisplay('none')).toEqual(['i0', 'i1', 'i4']);
  expect(document.querySelectorAll('#track > i')).toHaveLength(3);
  expect(document.querySelector('.group.active')?.textContent).toBe('23');
});
