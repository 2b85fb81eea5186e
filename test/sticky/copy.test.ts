import { describe, expect, test } from 'vitest';
import { makePlaceholder } from '../../src/sticky/create-sticking';

const copyOf = (inside: string, attributes = '') => {
  document.body.innerHTML = `<div id="m" ${attributes}>${inside}</div>`;
  const module = document.getElementById('m') as HTMLElement;
  return (prepare?: (module: HTMLElement) => void) => {
    prepare?.(module);
    return makePlaceholder(module, 'm');
  };
};
const sizeOf = (element: Element | null) => [
  element?.getAttribute('width') ?? null,
  element?.getAttribute('height') ?? null,
];

describe('the copy that keeps the place of a stuck module', () => {
  test.each([
    ['a page in a frame', '<iframe src="/load"></iframe>'],
    ['a frame with its own markup', '<iframe srcdoc="/load"></iframe>'],
    ['a frame that waits for consent', '<iframe data-src="/load"></iframe>'],
    ['a sound', '<audio src="/load"></audio>'],
    ['the file of a sound', '<audio><source src="/load"></audio>'],
    ['the files of a video', '<video><source srcset="/load"></video>'],
    ['the first image of a video', '<video poster="/load"></video>'],
    ['the captions of a video', '<video><track src="/load"></video>'],
    ['an embedded file', '<embed src="/load">'],
    ['an object', '<object data="/load"></object>'],
  ])('loads %s only once', (_, inside) => {
    expect(copyOf(inside)().innerHTML).not.toContain('/load');
    expect(document.getElementById('m')?.innerHTML).toContain('/load');
  });

  test('keeps the settings of images and texts, which load nothing on their own', () => {
    const copy = copyOf(
      '<img src="/a.jpg" srcset="/b.jpg 2x" alt=""><p data="x" data-src="y"></p>',
    )();
    expect(copy.querySelector('img')?.outerHTML).toContain('src="/a.jpg" srcset="/b.jpg 2x"');
    expect(copy.querySelector('p')?.outerHTML).toBe('<p data="x" data-src="y"></p>');
  });

  test('does not move the focus from the field that has it', () => {
    expect(copyOf('<input autofocus>')().querySelector('[autofocus]')).toBe(null);
  });

  test('does not repeat the style sheet that the editor keeps in the module', () => {
    const sheet = '<i class="et-fb-custom-css-output">p { color: red }</i>';
    expect(copyOf(`${sheet}<b>x</b>`)().innerHTML).toBe('<b>x</b>');
  });

  test('has no address in the editor where the module has none', () => {
    expect(copyOf('x')().hasAttribute('data-address')).toBe(false);
  });

  test.each([
    ['', ['640', '480']],
    ['width="50"', ['50', null]],
    ['height="60"', [null, '60']],
  ])('is as high as the module before its image has loaded again: <img %s>', (size, expected) => {
    const copy = copyOf(`<script></script><img alt="" ${size}>`)((module) => {
      const image = module.querySelector('img');
      Object.defineProperty(image, 'naturalWidth', { value: 640 });
      Object.defineProperty(image, 'naturalHeight', { value: 480 });
    });
    expect(sizeOf(copy.querySelector('img'))).toEqual(expected);
  });

  test('is as high as the module although it loads no video', () => {
    const copy = copyOf('<video></video>')((module) => {
      const video = module.querySelector('video');
      Object.defineProperty(video, 'videoWidth', { value: 320 });
      Object.defineProperty(video, 'videoHeight', { value: 180 });
    });
    expect(copy.querySelector('video')).toMatchObject({ width: 320, height: 180 });
  });

  test('has no size for an image that has none yet', () => {
    expect(sizeOf(copyOf('<img alt="">')().querySelector('img'))).toEqual([null, null]);
  });
});
