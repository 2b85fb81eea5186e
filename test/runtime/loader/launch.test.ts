import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openGate } from '../../../src/runtime/open-gate';
import { findScriptTag, launch } from '../../../src/runtime/loader/launch';
import type { Order } from '../../../src/runtime/originals/order';
import type { PageSource } from '../../../src/runtime/read-facts';
import { settle } from '../../shop/shop-page';

type Dependencies = Parameters<typeof launch>[1];
const errors = () => vi.mocked(console.error).mock.calls;

beforeEach(() => {
  for (const name of ['error', 'info'] as const) {
    vi.spyOn(console, name).mockImplementation(() => {});
  }
  vi.spyOn(document, 'addEventListener');
});
afterEach(() => {
  // Loaders whose runtime never starts go on keeping presses.
  for (const [type, listener, options] of vi.mocked(document.addEventListener).mock.calls)
    document.removeEventListener(type, listener, options);
  vi.restoreAllMocks();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

/** A script tag that is not executed: the loader finds it by its attribute. */
const tag = (attributes = '') => {
  document.head.innerHTML = `<script type="text/plain" data-skerry ${attributes}></script>`;
};
const original = '<script type="text/skerry-original" data-skerry-original="shop"></script>';

/** Runs the loader in its own window, because a copy of Skerry claims a window permanently. */
const open = (more: Partial<Dependencies> = {}, search = '') => {
  const listeners: ((event: MessageEvent) => void)[] = [];
  const fake = {
    document,
    location: { search },
    addEventListener: (_: string, listener: (event: MessageEvent) => void) =>
      listeners.push(listener),
  };
  const win = fake as unknown as Window & typeof globalThis;
  const boot = vi.fn(async (source: PageSource) => void source);
  const restoreScripts = vi.fn(async (_: Window, order: Order) => void order);
  const requestEarly = vi.fn<ReturnType<NonNullable<Dependencies['createEarlyRequests']>>>();
  const dependencies = {
    startGuard: vi.fn(() => () => openGate),
    loadRuntime: vi.fn(async () => ({ boot, folder: '/chunks/' })),
    createEarlyRequests: vi.fn(() => requestEarly),
    loadOriginals: vi.fn(async () => ({ restore: restoreScripts })),
    layouts: [],
    ...more,
  };
  launch(win, dependencies);
  return { ...dependencies, win, boot, restoreScripts, listeners, requestEarly };
};

describe('the script tag', () => {
  test('starts the runtime with what the page has', async () => {
    tag('data-only="shop consent" nonce="n"');
    const { boot, win, startGuard } = open();
    await settle();
    expect(boot).toHaveBeenCalledTimes(1);
    const source = boot.mock.calls[0]?.[0];
    expect([...(source?.options.families ?? [])].sort()).toEqual(['consent', 'shop']);
    expect(source).toMatchObject({ window: win, consent: openGate, folder: '/chunks/' });
    expect(startGuard).toHaveBeenCalledExactlyOnceWith(win);
    expect(errors()).toEqual([]);
  });

  test('keeps the last press until the runtime takes it, and no placeholder link scrolls to the top', async () => {
    const { boot } = open();
    document.body.innerHTML =
      '<div class="et_pb_module"><a href="#">Two</a><a href="#two">Three</a></div><a href="#">Top</a>';
    const [placeholder, place, top] = document.querySelectorAll('a');
    const press = (link?: Element) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true });
      link?.dispatchEvent(event);
      return event;
    };
    expect(press(place).defaultPrevented).toBe(false);
    expect(press(top).defaultPrevented).toBe(false);
    const last = press(placeholder);
    expect(last.defaultPrevented).toBe(true);
    await settle();
    expect(boot.mock.calls[0]?.[0].takePress?.()).toBe(last);
    expect(press(placeholder).defaultPrevented).toBe(false);
  });

  test('leaves placeholder links alone if the runtime does not start', async () => {
    open({
      loadRuntime: async () => {
        throw new Error('offline');
      },
    });
    document.body.innerHTML = '<div class="et_pb_module"><a href="#">Two</a></div>';
    await settle();
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.querySelector('a')?.dispatchEvent(press);
    expect(press.defaultPrevented).toBe(false);
  });

  test('has no guard where the site has left the consent out', async () => {
    tag('data-off="consent"');
    const { boot, startGuard } = open();
    await settle();
    expect(startGuard).not.toHaveBeenCalled();
    expect(boot.mock.calls[0]?.[0].consent).toBeUndefined();
  });

  test('starts nothing a second time', async () => {
    const { win, boot, ...dependencies } = open();
    launch(win, dependencies);
    await settle();
    expect(boot).toHaveBeenCalledTimes(1);
    expect(dependencies.startGuard).toHaveBeenCalledTimes(1);
  });

  test('has fetched what the page needs in any case, for the families that may run', async () => {
    tag('data-only="shop modules"');
    const { requestEarly, createEarlyRequests } = open();
    await settle();
    expect(createEarlyRequests).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ families: new Set(['shop', 'modules']) }),
    );
    expect(requestEarly).toHaveBeenCalledTimes(1);
    expect(requestEarly).toHaveBeenCalledWith(new Set(['shop', 'modules']));
  });

  test.each([
    ['by its address', '<script src="/a/skerry.core.js?v=1"></script>', true],
    ['in its whole', '<script src="/a/skerry.all.js"></script>', true],
    ['by its mark', '<script data-skerry src="/combined.js"></script>', true],
    ['and is no other', '<script src="/a/skerry.js.map"></script>', false],
  ])('is found %s', (_, html, isFound) => {
    const doc = new DOMParser().parseFromString(
      `<script src="/b.js"></script>${html}`,
      'text/html',
    );
    expect(findScriptTag(doc)).toBe(isFound ? doc.scripts[1] : null);
  });

  test('is the one that runs, where that has an address', () => {
    tag();
    const script = document.createElement('script');
    const running = vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
    expect(findScriptTag(document)).toBe(document.querySelector('script'));
    script.setAttribute('src', '/any.js');
    expect(findScriptTag(document)).toBe(script);
    running.mockRestore();
  });
});

describe('a page on which Skerry is switched off', () => {
  test('has its old scripts back', async () => {
    document.body.innerHTML = original;
    const { restoreScripts, loadRuntime, startGuard, win } = open({}, '?skerry=off');
    await settle();
    expect(restoreScripts.mock.calls).toEqual([[win, { reason: 'off' }]]);
    expect(loadRuntime).not.toHaveBeenCalled();
    expect(startGuard).not.toHaveBeenCalled();
  });

  test('without old scripts fetches nothing', async () => {
    const { loadOriginals } = open({}, '?skerry=off');
    await settle();
    expect(loadOriginals).not.toHaveBeenCalled();
  });

  test('logs it if the file for them fails to load', async () => {
    document.body.innerHTML = original;
    const error = new Error('404');
    open({ loadOriginals: () => Promise.reject(error) }, '?skerry=off');
    await settle();
    expect(errors()).toEqual([['[skerry] old scripts', error]]);
  });
});

describe('a runtime that cannot start', () => {
  const error = new Error('404');
  const loadRuntime = () => Promise.reject(error);

  test('is reported, removes the first layout, and gives way to the old scripts', async () => {
    document.body.innerHTML = `<p class="slider"></p>${original}`;
    const layOut = vi.fn();
    const undo = vi.fn();
    const { restoreScripts, win } = open({
      loadRuntime,
      layouts: [
        {
          family: 'modules',
          selector: '.slider',
          layOut(element) {
            layOut(element);
            return undo;
          },
        },
      ],
    });
    expect(layOut).toHaveBeenCalledExactlyOnceWith(document.querySelector('.slider'));
    await settle();
    expect(undo).toHaveBeenCalledTimes(1);
    expect(errors()).toEqual([['[skerry] could not start', error]]);
    expect(restoreScripts.mock.calls).toEqual([[win, { reason: 'start', error }]]);
  });

  test('because it throws is the same', async () => {
    document.body.innerHTML = original;
    const boot = () => Promise.reject(error);
    const { restoreScripts } = open({ loadRuntime: async () => ({ boot }) });
    await settle();
    expect(restoreScripts).toHaveBeenCalledTimes(1);
  });

  test('hands back families that the runtime names later as well', async () => {
    document.body.innerHTML = original;
    const { boot, restoreScripts, win } = open();
    await settle();
    expect(restoreScripts).not.toHaveBeenCalled();
    boot.mock.calls[0]?.[0].restoreScripts?.({ reason: 'fault', families: ['shop'] });
    await settle();
    expect(restoreScripts.mock.calls).toEqual([[win, { reason: 'fault', families: ['shop'] }]]);
  });
});

describe('messages of an editor before the chunk that responds is loaded', () => {
  const message = () => new MessageEvent('message', { data: 'x' });

  test('is kept in a preview, and a flood of it is not', () => {
    const { win, listeners } = open({}, '?a=1&et_pb_preview=true');
    const first = message();
    for (const listener of listeners) listener(first);
    const { skerryMessages } = win as unknown as { skerryMessages: readonly MessageEvent[] };
    expect(skerryMessages).toEqual([first]);
    for (let times = 0; times < 80; times += 1)
      for (const listener of listeners) listener(message());
    expect(skerryMessages).toHaveLength(50);
  });

  test('is kept nowhere else', () => {
    const { win, listeners } = open({}, '?a=1');
    expect(listeners).toEqual([]);
    expect(win).not.toHaveProperty('skerryMessages');
  });
});
