import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLightbox } from '../../../src/modules/lightbox/lightbox';
import { withAnimations } from '../../support/animations';
import { createLaidOutPage, layOut } from '../../support/laid-out';
import { setActing } from '../../support/mount';

const { running, started, finish } = withAnimations();
const image = (name: string) =>
  `<div class="et_pb_gallery_image"><a id="${name}" href="/${name}.jpg" title="Title ${name}"><img alt="Alt ${name}"></a></div>`;
const gallery = `<div class="et_post_gallery">${['a', 'b', 'c'].map(image).join('')}</div>`;
const single = '<a id="a" class="et_pb_lightbox_image" href="/a.jpg"><img alt="Alone"></a>';
let end = () => {};

beforeEach(() => {
  setActing(true);
  vi.useFakeTimers();
});
afterEach(() => {
  act(() => end());
  setActing(false);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const openAt = (
  id: string,
  { html = gallery, ...options }: Partial<Parameters<typeof createLaidOutPage>[0]> = {},
  before: () => void = () => {},
) => {
  const shop = createLaidOutPage({ html, ...options });
  before();
  const undos: (() => void)[] = [];
  const onEnd = (undo: () => void) => {
    undos.push(undo);
    return () => {};
  };
  const open = createLightbox({ page: shop.page, name: 'lightbox', onEnd });
  end = () => {
    for (const undo of undos) undo();
  };
  act(() => open(shop.find(`#${id}`)));
  return { ...shop, open };
};
const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const shown = () => find('.mfp-img')?.getAttribute('src')?.replace(/^.*\//, '');
const click = (selector: string) => act(() => find(selector).click());
const key = (name: string) => {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
  act(() => void find('dialog').dispatchEvent(event));
  return event;
};
/** A swipe by that many pixels. */
const swipe = (by: number, over = '.mfp-img') => {
  const point = (type: string, clientX: number) =>
    new PointerEvent(type, { clientX, clientY: 0, isPrimary: true, button: 0, bubbles: true });
  act(() => void find(over).dispatchEvent(point('pointerdown', 100)));
  act(() => void find(over).dispatchEvent(point('pointerup', 100 + by)));
};
const settled = () => act(async () => void (await vi.advanceTimersByTimeAsync(50)));

test('an image of a gallery opens over the page, with its title and its position', () => {
  openAt('b');
  expect(find('dialog').hasAttribute('open')).toBe(true);
  expect(shown()).toBe('b.jpg');
  expect(find('.mfp-img').getAttribute('alt')).toBe('Alt b');
  expect(find('.mfp-title').textContent).toBe('Title b');
  expect(find('.mfp-counter').textContent).toBe('2 of 3');
  expect(find('dialog').getAttribute('aria-label')).toBe('Title b');
  expect(find('.mfp-close').getAttribute('aria-label')).toBe('Close');
  expect(find('dialog').className).toBe(
    'mfp-wrap mfp-close-btn-in mfp-auto-cursor mfp-fade mfp-gallery',
  );
  expect(find('.mfp-container').className).toBe('mfp-container mfp-image-holder mfp-s-loading');
});

test('an image outside a gallery has no arrows and no position, and is named by its text', () => {
  openAt('a', { html: single });
  expect(find('.mfp-arrow')).toBeNull();
  expect(find('.mfp-counter').textContent).toBe('');
  expect(find('dialog').getAttribute('aria-label')).toBe('Alone');
  expect(find('dialog').className).toBe('mfp-wrap mfp-close-btn-in mfp-auto-cursor mfp-fade');
  click('.mfp-img');
  expect(key('ArrowRight').defaultPrevented).toBe(false);
  expect(shown()).toBe('a.jpg');
});

test('images without a title are announced by their description', () => {
  openAt('b', { html: gallery.replaceAll(/ title="[^"]*"/g, '') });
  expect(find('[aria-live]').textContent).toBe('Alt b2 of 3');
});

test('a gallery of two images has arrows and positions, and leads from one to the other', () => {
  openAt('a', { html: `<div class="et_post_gallery">${image('a')}${image('b')}</div>` });
  expect(document.querySelectorAll('.mfp-arrow')).toHaveLength(2);
  expect(find('.mfp-counter').textContent).toBe('1 of 2');
  expect(find('dialog').classList.contains('mfp-gallery')).toBe(true);
  click('.mfp-img');
  expect(shown()).toBe('b.jpg');
  key('ArrowLeft');
  expect(shown()).toBe('a.jpg');
  swipe(-50);
  expect(shown()).toBe('b.jpg');
});

test.each([
  ['to the left shows the next image', -50, '.mfp-img', 'b.jpg'],
  ['to the right shows the one before', 50, '.mfp-img', 'c.jpg'],
  ['of a few pixels shows the same', 20, '.mfp-img', 'a.jpg'],
  ['over the title counts as well', -50, '.mfp-title', 'b.jpg'],
])('a swipe %s', (_, by, over, expected) => {
  openAt('a');
  swipe(by, over);
  expect(shown()).toBe(expected);
});

test('a drag that has selected the title is no swipe', () => {
  openAt('a');
  getSelection()?.selectAllChildren(find('.mfp-title'));
  swipe(-50, '.mfp-title');
  expect(shown()).toBe('a.jpg');
  getSelection()?.removeAllRanges();
});

test('a second swipe continues from the image that the first has led to', () => {
  openAt('a');
  swipe(-50);
  swipe(-50);
  expect(shown()).toBe('c.jpg');
});

test.each([
  ['a', ['b', 'c', 'e']],
  ['d', ['e', 'a', 'c']],
])('beside image %s the likely next ones are fetched: %j', (id, expected) => {
  const fetched: string[] = [];
  class FetchedImage {
    set src(url: string) {
      fetched.push(url.replace(/^.*\/(.*)\.jpg$/, '$1'));
    }
  }
  vi.stubGlobal('Image', FetchedImage);
  const html = `<div class="et_post_gallery">${['a', 'b', 'c', 'd', 'e'].map(image).join('')}</div>`;
  openAt(id, { html });
  expect(fetched).toEqual(expected);
  fetched.length = 0;
  click('.mfp-arrow-right');
  expect(fetched).toHaveLength(3);
});

test('an image grows out of its thumbnail, but only the first one that has loaded', () => {
  openAt('a', { motion: 'full' });
  for (const image of document.querySelectorAll<HTMLElement>('a img'))
    layOut(image, { top: 0, width: 100, height: 50 });
  const arrive = () => {
    layOut(find('.mfp-img'), { top: 100, width: 400, height: 200 });
    act(() => void find('.mfp-img').dispatchEvent(new Event('load')));
  };
  arrive();
  expect(started.map(({ element, ...run }) => [element.className, run.durationMs])).toEqual([
    ['mfp-img', 500],
  ]);
  expect(started[0]?.keyframes).toEqual([
    { transform: 'translate(-150px,-175px) scale(0.25)' },
    { transform: 'none' },
  ]);
  click('.mfp-arrow-right');
  arrive();
  expect(started).toHaveLength(1);
});

test('an image of no size appears without growing', () => {
  openAt('a', { motion: 'full' });
  act(() => void find('.mfp-img').dispatchEvent(new Event('load')));
  expect(started).toEqual([]);
});

test.each<[string, () => unknown, string]>([
  ['the right arrow', () => click('.mfp-arrow-right'), 'b.jpg'],
  ['the left arrow, around the end', () => click('.mfp-arrow-left'), 'c.jpg'],
  ['the image', () => click('.mfp-img'), 'b.jpg'],
  ['the key to the right', () => key('ArrowRight'), 'b.jpg'],
  ['the key to the left', () => key('ArrowLeft'), 'c.jpg'],
  ['the key End', () => key('End'), 'c.jpg'],
  ['another key', () => key('x'), 'a.jpg'],
])('%s leads on in a gallery', (_, move, expected) => {
  openAt('a');
  move();
  expect(shown()).toBe(expected);
});

test.each([
  ['ArrowRight', 'b.jpg'],
  ['ArrowLeft', 'c.jpg'],
])('on a page read from right to left %s leads where the arrow of that side does', (name, to) => {
  openAt('a');
  find('dialog').style.direction = 'rtl';
  key(name);
  expect(shown()).toBe(to);
});

test('arrows have the names of the page or English ones, and keys that move do not scroll it', () => {
  openAt('a', { globals: { et_pb_custom: { previous: 'Zurück', next: 'Weiter' } } });
  expect(find('.mfp-arrow-left').getAttribute('aria-label')).toBe('Zurück');
  expect(find('.mfp-arrow-right').getAttribute('aria-label')).toBe('Weiter');
  expect(key('ArrowRight').defaultPrevented).toBe(true);
  expect(key('x').defaultPrevented).toBe(false);
  act(() => end());
  Reflect.deleteProperty(window, 'et_pb_custom');
  openAt('a');
  expect(find('.mfp-arrow-left').getAttribute('aria-label')).toBe('Previous');
  expect(find('.mfp-arrow-right').getAttribute('aria-label')).toBe('Next');
});

test.each([1, 15])('when the scrollbar of %i px disappears, the page keeps its width', (width) => {
  const { server } = openAt('a', { width: 1200 }, () =>
    Object.defineProperty(window, 'innerWidth', { configurable: true, value: 1200 + width }),
  );
  expect(document.documentElement.style.marginRight).toBe(`${width}px`);
  act(() => end());
  expect(document.documentElement.style.marginRight).toBe('');
  expect(document.body.outerHTML).toBe(server);
});

test('the page behind does not scroll or jump meanwhile, and has the markup of the server afterwards', () => {
  const { server } = openAt('a');
  expect(document.documentElement.style.overflow).toBe('hidden');
  expect(document.documentElement.style.marginRight).toBe('');
  expect(document.body.classList.contains('mfp-zoom-out-cur')).toBe(true);
  act(() => end());
  expect(document.documentElement.style.overflow).toBe('');
  expect(document.body.outerHTML).toBe(server);
});

test('it fades in one frame after it is there', async () => {
  openAt('a');
  expect(find('.mfp-bg').className).toBe('mfp-bg mfp-fade');
  await settled();
  expect(find('.mfp-bg').className).toBe('mfp-bg mfp-fade mfp-ready');
  expect(find('dialog').classList.contains('mfp-ready')).toBe(true);
});

test('an image that has loaded is ready, and one that fails is reported', () => {
  openAt('a');
  act(() => void find('.mfp-img').dispatchEvent(new Event('load')));
  expect(find('.mfp-container').classList.contains('mfp-s-ready')).toBe(true);
  click('.mfp-arrow-right');
  expect(find('.mfp-container').classList.contains('mfp-s-loading')).toBe(true);
  act(() => void find('.mfp-img').dispatchEvent(new Event('error')));
  expect(find('.mfp-container').classList.contains('mfp-s-error')).toBe(true);
  expect(find('.mfp-title').textContent).not.toMatch(/^(Title b)?$/);
});

test.each<[string, () => unknown]>([
  ['its button', () => click('.mfp-close')],
  ['the page around it', () => click('.mfp-bg')],
  ['the space beside the image', () => click('.mfp-container')],
  [
    'the key that browsers cancel with',
    () => act(() => void find('dialog').dispatchEvent(new Event('cancel', { cancelable: true }))),
  ],
])('%s closes it, and the focus is at its link again', async (_, close) => {
  openAt('b', { motion: 'full' });
  const focus = vi.spyOn(find('#b'), 'focus');
  close();
  expect(running()).toEqual([[find('dialog').className, 500]]);
  expect(started[0]?.keyframes).toEqual([{ opacity: 1 }, { opacity: 0 }]);
  expect(find('dialog').classList.contains('mfp-removing')).toBe(true);
  finish();
  await settled();
  expect(find('dialog')).toBeNull();
  expect(document.activeElement?.id).toBe('b');
  // The page keeps the visitor’s scroll position.
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
});

test('a button beside the images that has opened one has the focus again once it is closed', async () => {
  openAt('b', { html: `<a id="zoom" href="#"></a>${gallery}` }, () => find('#zoom').focus());
  click('.mfp-close');
  await settled();
  expect(find('dialog')).toBeNull();
  expect(document.activeElement?.id).toBe('zoom');
});

test('a press on the title does not close it', async () => {
  openAt('a');
  click('.mfp-title');
  await settled();
  expect(find('dialog')).not.toBeNull();
});

test('a link that is no image opens nothing, and a second image replaces the first', () => {
  const { open, find: at } = openAt('a', { html: `${gallery}<a id="x" href="javascript:0"></a>` });
  act(() => open(at('#x')));
  expect(shown()).toBe('a.jpg');
  act(() => open(at('#c')));
  expect(document.querySelectorAll('dialog')).toHaveLength(1);
  expect(shown()).toBe('c.jpg');
});
