import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { adoptStyleSheets, createPreviews } from '../../src/builder/request/create-previews';

const { origin } = window.location;
const links = () =>
  [...document.head.querySelectorAll('link')].map(({ href, rel, type, media }) => [
    href.replace(origin, ''),
    rel,
    type,
    media,
  ]);

afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

test('style sheets of a preview are inserted if the page lacks them, and removed again', () => {
  document.head.innerHTML =
    '<link rel="stylesheet" href="/known.css"><link rel="icon" href="/i.css">';
  const known = links();
  const undo = adoptStyleSheets(
    document,
    ['/known.css', '/a.css', '/a.css', '/own.css', 'javascript:1', '/i.css'],
    '/own.css',
  );
  expect(links().slice(known.length)).toEqual([
    ['/a.css', 'stylesheet', 'text/css', 'all'],
    ['/i.css', 'stylesheet', 'text/css', 'all'],
  ]);
  undo();
  expect(links()).toEqual(known);
});

describe('previews of one site', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    const create = document.createElement.bind(document);
    // Happy-dom does not load frames, so a window is used instead.
    vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
      const element = create(name);
      if (element instanceof HTMLIFrameElement) {
        Object.defineProperty(element, 'contentWindow', { value: { postMessage: () => {} } });
        Object.defineProperty(element, 'src', { value: '', writable: true });
      }
      return element;
    });
  });
  afterEach(async () => {
    await vi.advanceTimersByTimeAsync(60_000);
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  const frames = () => [...document.querySelectorAll('iframe')];
  const respond = async (frame: HTMLIFrameElement | undefined) => {
    const data = { iframe_id: frame?.id, html: '<p>' };
    const event = new MessageEvent('message', { data, origin });
    Object.defineProperty(event, 'source', { value: frame?.contentWindow });
    window.dispatchEvent(event);
    await vi.advanceTimersByTimeAsync(1);
  };
  const create = (timeoutMs = 1000) =>
    createPreviews(document, { siteUrl: origin, nonce: 'n', timeoutMs });
  const requestAll = async (texts: readonly string[]) => {
    const previews = create();
    const settled: string[] = [];
    for (const shortcode of texts) {
      void previews.get({ shortcode }).then(
        () => settled.push(shortcode),
        () => settled.push(`no ${shortcode}`),
      );
    }
    await vi.advanceTimersByTimeAsync(1);
    return { previews, settled };
  };

  test('are requested four at a time', async () => {
    const { settled } = await requestAll(['a', 'b', 'c', 'd', 'e', 'f']);
    expect(frames()).toHaveLength(4);
    await respond(frames()[0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toEqual(['a']);
    expect(frames()).toHaveLength(4);
    for (let at = 0; at < 6; at += 1) {
      await respond(frames()[0]);
      await vi.advanceTimersByTimeAsync(1);
    }
    expect(settled).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    expect(frames()).toEqual([]);
  });

  test('are free for others again when all have arrived', async () => {
    const { previews } = await requestAll(['a', 'b', 'c', 'd']);
    for (let at = 0; at < 4; at += 1) await respond(frames()[0]);
    for (const shortcode of ['e', 'f', 'g', 'h', 'i']) {
      void previews.get({ shortcode }).catch(() => {});
    }
    await vi.advanceTimersByTimeAsync(1);
    expect(frames()).toHaveLength(4);
  });

  test('are requested once each, and again after they have failed', async () => {
    const { previews, settled } = await requestAll(['a', 'a']);
    expect(frames()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(settled).toEqual(['no a', 'no a']);
    const again = previews.get({ shortcode: 'a' });
    await vi.advanceTimersByTimeAsync(1);
    expect(frames()).toHaveLength(1);
    await respond(frames()[0]);
    expect(await again).toMatchObject({ html: '<p>' });
    expect(previews.get({ shortcode: 'a' })).toBe(again);
  });

  test('that one caller aborts still arrive for another that waits for it', async () => {
    const previews = create();
    const [aborted, other] = [new AbortController(), new AbortController()];
    const failed = expect(
      previews.get({ shortcode: 'a', signal: aborted.signal }),
    ).rejects.toMatchObject({ failure: 'aborted' });
    const kept = previews.get({ shortcode: 'a', signal: other.signal });
    await vi.advanceTimersByTimeAsync(1);
    aborted.abort();
    await failed;
    expect(frames()).toHaveLength(1);
    await respond(frames()[0]);
    expect(await kept).toMatchObject({ html: '<p>' });
    other.abort();
    expect(await previews.get({ shortcode: 'a' })).toMatchObject({ html: '<p>' });
  });

  test('that are no longer awaited are ended, and arrive when they are requested again at once', async () => {
    const previews = create();
    const aborted = new AbortController();
    const failed = expect(
      previews.get({ shortcode: 'a', signal: aborted.signal }),
    ).rejects.toMatchObject({ failure: 'aborted' });
    await vi.advanceTimersByTimeAsync(1);
    aborted.abort();
    const again = previews.get({ shortcode: 'a' });
    await failed;
    await vi.advanceTimersByTimeAsync(1);
    expect(frames()).toHaveLength(1);
    await respond(frames()[0]);
    expect(await again).toMatchObject({ html: '<p>' });
  });
});
