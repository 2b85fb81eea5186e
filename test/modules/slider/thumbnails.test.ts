import { expect, test } from 'vitest';
import { createThumbnails, thumbnailColumns } from '../../../src/modules/slider/thumbnails';

test.each([
  ['4_4', 1280, 4],
  ['2_3', 767, 3],
  ['3_5', 500, 4],
  ['1_6', 1280, 2],
  ['1_4', 1280, 3],
  ['', 1280, 3],
])('in a %s column and a window of %d px there are %d thumbnails', (type, width, columns) => {
  expect(thumbnailColumns(type, width)).toBe(columns);
});

test('thumbnails stand in the order of the slides and load no dangerous address', () => {
  const slides = ['/a.jpg', 'javascript:alert(1)', '/c"),url(x'].map((image) => {
    const slide = document.createElement('div');
    slide.setAttribute('data-image', image);
    return slide;
  });
  const { items, buttons } = createThumbnails(document, {
    slides,
    labelOf: (index) => `Slide ${index + 1}`,
  });
  expect(items.map((item) => item.getAttribute('data-slide-id'))).toEqual(['0', '1', '2']);
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Slide 1',
    'Slide 2',
    'Slide 3',
  ]);
  const backgrounds = items.map(
    (item) => item.querySelector<HTMLElement>('.et_pb_video_overlay')?.style.backgroundImage ?? '',
  );
  expect(backgrounds[0]).toContain('/a.jpg');
  expect(backgrounds[1]).toBe('none');
});
