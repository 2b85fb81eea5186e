import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  PreviewError,
  previewFragment,
  type PreviewRequest,
  previewUrl,
  requestPreview,
} from '../../src/builder/request/request-preview';
import { layOut } from '../support/laid-out';

const { origin } = window.location;
const query = previewUrl(`${origin}/shop/`, 'n1', 'frame-1').searchParams;

test('a preview is requested with et_pb_preview=true [S7.49b]', () => {
  expect(query.get('et_pb_preview')).toBe('true');
});
test('a preview is requested with its nonce [S7.49c]', () => {
  expect(query.get('et_pb_preview_nonce')).toBe('n1');
});
test('a preview is requested with the id of its frame [S7.49d]', () => {
  expect(query.get('iframe_id')).toBe('frame-1');
});

const sent = vi.fn();
const target = { postMessage: sent };
let frame: HTMLIFrameElement;
let settled: unknown[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  settled = [];
  sent.mockClear();
  const request = { siteUrl: origin, nonce: 'n1', shortcode: '[et_pb_text]' };
  // Happy-dom does not load frames, so its own window is used instead.
  const create = document.createElement.bind(document);
  vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
    const element = create(name);
    if (element instanceof HTMLIFrameElement) {
      Object.defineProperty(element, 'contentWindow', { value: target });
      Object.defineProperty(element, 'src', { value: '', writable: true });
    }
    return element;
  });
  void requestPreview(document, request).then(
    (response) => settled.push(response),
    () => settled.push('failed'),
  );
  vi.advanceTimersByTime(1);
  const found = document.querySelector('iframe');
  if (!found) throw new Error('no frame');
  frame = found;
  frame.dispatchEvent(new Event('load'));
});
afterEach(() => {
  vi.advanceTimersByTime(60_000);
  vi.restoreAllMocks();
  vi.useRealTimers();
});
const message = () => sent.mock.calls[0]?.[0] as Readonly<Record<string, unknown>>;
const respond = async (data: object) => {
  const event = new MessageEvent('message', { data, origin });
  Object.defineProperty(event, 'source', { value: target });
  window.dispatchEvent(event);
  await vi.advanceTimersByTimeAsync(1);
  return settled;
};

test('the frame of a preview is hidden, from screen readers too [S7.49a]', () => {
  expect(frame.style.opacity).toBe('0');
  expect(frame.getAttribute('aria-hidden')).toBe('true');
});
test('the message to it has its type [S7.49e]', () => {
  expect(message()['is_fb_preview']).toBe(true);
});
test('the message to it has the nonce [S7.49f]', () => {
  expect(message()['et_pb_preview_nonce']).toBe('n1');
});
test('the message to it has the shortcode [S7.49g]', () => {
  expect(message()['shortcode']).toBe('[et_pb_text]');
});
test('a message with the id of another frame is no response [S7.50a]', async () => {
  expect(await respond({ iframe_id: 'other', html: '<p>' })).toEqual([]);
  expect(await respond({ iframe_id: frame.id, html: '<p>' })).toHaveLength(1);
});
test('the response is the html of the message [S7.50b]', async () => {
  expect(await respond({ iframe_id: frame.id })).toEqual([]);
  expect(await respond({ iframe_id: frame.id, html: '<p>Words</p>' })).toMatchObject([
    { html: '<p>Words</p>' },
  ]);
});

describe('another preview', () => {
  const request = (more: Partial<PreviewRequest> = {}) => {
    const outcome = vi.fn();
    void requestPreview(document, {
      siteUrl: origin,
      nonce: 'n1',
      shortcode: '[x]',
      ...more,
    }).then(outcome, (error: unknown) => outcome((error as PreviewError).failure));
    return outcome;
  };
  const otherFrames = () => [...document.querySelectorAll('iframe')].filter((one) => one !== frame);

  test('is as wide as the module that it is for, else as the page [S7.49a]', () => {
    const module = document.createElement('div');
    module.dataset.shortcodeId = 'a1';
    layOut(module, { width: 320 });
    document.body.append(module);
    request({ shortcodeId: 'a1' });
    request({ shortcodeId: 'none' });
    request();
    vi.advanceTimersByTime(1);
    expect(otherFrames().map(({ style }) => style.width)).toEqual(['320px', '100%', '100%']);
    module.remove();
  });

  test('of another site is refused, and no frame is made for it', async () => {
    const outcome = request({ siteUrl: 'https://elsewhere.example' });
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome.mock.calls).toEqual([['foreign']]);
    expect(otherFrames()).toEqual([]);
  });

  test.each([
    ['before it has begun', 0],
    ['while it is waited for', 1],
  ])('that is no longer awaited ends %s, and its frame is removed', async (_, passed) => {
    const abort = new AbortController();
    const outcome = request({ signal: abort.signal });
    if (passed > 0) await vi.advanceTimersByTimeAsync(passed);
    expect(otherFrames()).toHaveLength(passed);
    abort.abort();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome.mock.calls).toEqual([['aborted']]);
    expect(otherFrames()).toEqual([]);
  });

  test('that was not wanted any more from the start makes no frame', async () => {
    const outcome = request({ signal: AbortSignal.abort() });
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome.mock.calls).toEqual([['aborted']]);
    expect(otherFrames()).toEqual([]);
  });
});

test('a preview becomes nodes of the page with all that is in them', () => {
  const fragment = previewFragment(document, '<p>One <b>two</b></p><i>three</i>');
  expect(fragment.ownerDocument).toBe(document);
  expect(fragment.textContent).toBe('One twothree');
  expect(fragment.querySelector('p > b')?.textContent).toBe('two');
});

test.each([
  ['stays where a place was given to it', true],
  ['is removed if there was none', false],
])('the frame of a preview that has responded %s', async (_, isKept) => {
  const place = document.body.appendChild(document.createElement('div'));
  const pending = requestPreview(document, {
    siteUrl: origin,
    nonce: 'n1',
    shortcode: '[x]',
    ...(isKept && { container: place }),
  });
  await vi.advanceTimersByTimeAsync(1);
  const [own] = [...document.querySelectorAll('iframe')].filter((each) => each !== frame);
  expect(own?.parentElement).toBe(isKept ? place : document.body);
  await respond({ iframe_id: own?.id, html: '<p>' });
  expect(await pending).toMatchObject({ html: '<p>' });
  expect(own?.isConnected).toBe(isKept);
  place.remove();
});
