import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { simulateParsing } from '../../../src/runtime/originals/simulate-parsing';
import { waitFor } from '../../support/wait-for';

const state = (value: DocumentReadyState) =>
  Object.defineProperty(document, 'readyState', { value, configurable: true });

/**
 * Browsers select listeners by the type that an event was created with; here this flag gives
 * `event.type` a different value for listeners.
 */
let isListening = false;
const listening =
  <T extends Event>(listener: (this: unknown, event: T) => void) =>
  (event: T) => {
    isListening = true;
    try {
      listener.call(event.currentTarget, event);
    } finally {
      isListening = false;
    }
  };

// The test window loads asynchronously, as a page does, and the first test may run before that.
beforeAll(() => waitFor(() => expect(document.readyState).toBe('complete')));

beforeEach(() => {
  const { defineProperty } = Object;
  vi.spyOn(Object, 'defineProperty').mockImplementation((target, name, descriptor) => {
    if (!(target instanceof Event) || name !== 'type') {
      return defineProperty(target, name, descriptor);
    }
    const { type: made } = target;
    return defineProperty(target, name, { get: () => (isListening ? descriptor.value : made) });
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'readyState');
  document.onreadystatechange = null;
  window.onload = null;
  window.onpageshow = null;
  Reflect.deleteProperty(window, 'reportError');
});

/**
 * The events that a script receives on the document and the window, each with the document’s
 * `readyState`.
 */
const listen = () => {
  const received: string[] = [];
  const record = (where: string) =>
    listening<Event>(({ type }) => received.push(`${where} ${type} ${document.readyState}`));
  const stop = new AbortController();
  const { signal } = stop;
  for (const type of ['readystatechange', 'DOMContentLoaded', 'click'])
    document.addEventListener(type, record('document'), { signal });
  for (const type of ['DOMContentLoaded', 'load', 'pageshow'])
    window.addEventListener(type, record('window'), { signal });
  return { received, stop: () => stop.abort() };
};

const allEvents = [
  'document readystatechange interactive',
  'document DOMContentLoaded interactive',
  'window DOMContentLoaded interactive',
  'document readystatechange complete',
  'window load complete',
  'window pageshow complete',
];

test('a script that runs after the page has loaded sees it as if it were being parsed', () => {
  const early = listen();
  const lateListeners = simulateParsing(window);
  expect(document.readyState).toBe('loading');
  const late = listen();
  expect(late.received).toEqual([]);
  lateListeners.replay();
  expect(late.received).toEqual(allEvents);
  // An earlier listener does not receive the events twice.
  expect(early.received).toEqual([]);
  early.stop();
  late.stop();
});

test('on a page that has been parsed and is still loading, what has not happened yet is not played', () => {
  state('interactive');
  const lateListeners = simulateParsing(window);
  const late = listen();
  lateListeners.replay();
  expect(late.received).toEqual(allEvents.slice(0, 3));
  // The native event follows, once.
  window.dispatchEvent(new Event('load'));
  expect(late.received.slice(3)).toEqual(['window load interactive']);
  late.stop();
});

test('a page that loads while the scripts run has loaded for those that follow', () => {
  state('interactive');
  const lateListeners = simulateParsing(window);
  const first = listen();
  window.dispatchEvent(new Event('load'));
  window.dispatchEvent(new Event('pageshow'));
  const second = listen();
  lateListeners.replay();
  expect(first.received).toEqual([
    'window load loading',
    'window pageshow loading',
    ...allEvents.slice(0, 4),
  ]);
  expect(second.received).toEqual(allEvents);
  first.stop();
  second.stop();
});

test('old scripts that run after others cause no second DOMContentLoaded and no second load', () => {
  const first = simulateParsing(window);
  const early = listen();
  first.replay();
  const second = simulateParsing(window);
  const late = listen();
  second.replay();
  expect(early.received).toEqual(allEvents);
  expect(late.received).toEqual(allEvents);
  early.stop();
  late.stop();
});

test('a listener that a script has removed again receives nothing', () => {
  const listener = vi.fn();
  const lateListeners = simulateParsing(window);
  document.addEventListener('DOMContentLoaded', listener);
  document.removeEventListener('DOMContentLoaded', listener);
  window.addEventListener('load', listener, true);
  window.removeEventListener('load', listener, true);
  lateListeners.replay();
  expect(listener).not.toHaveBeenCalled();
});

test('handlers that a script has set are called, those of the page are not called again', () => {
  const known = vi.fn();
  window.onload = known;
  const lateListeners = simulateParsing(window);
  const calls: unknown[] = [];
  document.onreadystatechange = function (this: unknown) {
    calls.push(['readystatechange', this === document, document.readyState]);
  };
  window.onpageshow = function (this: unknown, event) {
    calls.push(['pageshow', this === window, event instanceof PageTransitionEvent]);
  };
  lateListeners.replay();
  expect(calls).toEqual([
    ['readystatechange', true, 'interactive'],
    ['readystatechange', true, 'complete'],
    ['pageshow', true, true],
  ]);
  expect(known).not.toHaveBeenCalled();
});

test('a handler that throws is reported to the window, and the others are called', () => {
  const reportError = vi.fn();
  Object.assign(window, { reportError });
  const lateListeners = simulateParsing(window);
  const error = new Error('old');
  window.onload = () => {
    throw error;
  };
  const shown = vi.fn();
  window.onpageshow = shown;
  lateListeners.replay();
  expect(reportError.mock.calls).toEqual([[error]]);
  expect(shown).toHaveBeenCalledTimes(1);
});

test('afterwards the document and the window are as they were', () => {
  const methods = () => [
    document.addEventListener,
    document.removeEventListener,
    window.addEventListener,
    window.removeEventListener,
  ];
  const before = methods();
  const lateListeners = simulateParsing(window);
  expect(methods().every((method, at) => method !== before[at])).toBe(true);
  lateListeners.replay();
  expect(methods()).toEqual(before);
  expect(Object.hasOwn(document, 'readyState')).toBe(false);
  expect(document.readyState).toBe('complete');
  for (const name of ['addEventListener', 'removeEventListener'])
    expect(Object.hasOwn(document, name)).toBe(false);
});

test('a property that the page has set on its document stays there', () => {
  state('interactive');
  simulateParsing(window).replay();
  expect(Object.getOwnPropertyDescriptor(document, 'readyState')).toMatchObject({
    value: 'interactive',
  });
});

test('a script that overrides our method keeps its own', () => {
  const lateListeners = simulateParsing(window);
  const own = vi.fn();
  document.addEventListener = own;
  lateListeners.replay();
  expect(document.addEventListener).toBe(own);
  Reflect.deleteProperty(document, 'addEventListener');
});

test('a listener added after the end is called once', () => {
  const lateListeners = simulateParsing(window);
  const { addEventListener } = window;
  const dispatch = vi.spyOn(window, 'dispatchEvent');
  lateListeners.replay();
  const replayed = dispatch.mock.calls.map(([{ type }]) => type);
  expect(replayed.some((type) => type.endsWith('-load'))).toBe(true);
  const listener = vi.fn();
  // A script may have kept a reference to the native method.
  addEventListener.call(window, 'load', listener);
  for (const type of replayed) window.dispatchEvent(new Event(type));
  expect(listener).not.toHaveBeenCalled();
  window.removeEventListener('load', listener);
});
