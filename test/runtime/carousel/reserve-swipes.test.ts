import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reserveSwipes } from '../../../src/runtime/carousel/reserve-swipes';
import { createChanges } from '../../../src/runtime/dom/changes';

const zoom = Object.assign(new EventTarget(), { scale: 1 });
const zoomTo = (scale: number) => {
  zoom.scale = scale;
  zoom.dispatchEvent(new Event('resize'));
};

let abort: AbortController;
const reserve = (printed = '') => {
  const target = document.createElement('div');
  target.style.setProperty('touch-action', printed);
  reserveSwipes(target, createChanges(), { window, signal: abort.signal });
  return () => target.style.getPropertyValue('touch-action');
};
const RESERVED = 'pan-y pinch-zoom';

beforeEach(() => {
  abort = new AbortController();
  zoom.scale = 1;
  vi.stubGlobal('visualViewport', zoom);
});
afterEach(() => vi.unstubAllGlobals());

test('on a zoomed page a finger moves the page over an element with swipes, until it is zoomed out', () => {
  const action = reserve();
  expect(action()).toBe(RESERVED);
  zoomTo(2);
  expect(action()).toBe('');
  // The rounding of an engine.
  zoomTo(1.000_001);
  expect(action()).toBe(RESERVED);
});

test('an element that gets its swipes on a page that is zoomed already waits', () => {
  zoom.scale = 3;
  const action = reserve();
  expect(action()).toBe('');
  zoomTo(1);
  expect(action()).toBe(RESERVED);
});

test('the setting of the page is restored at the end, which zooming does not change any more', () => {
  const action = reserve('manipulation');
  expect(action()).toBe(RESERVED);
  abort.abort();
  expect(action()).toBe('manipulation');
  zoomTo(2);
  zoomTo(1);
  expect(action()).toBe('manipulation');
});

test('where the browser does not report zoom, swipes are reserved', () => {
  vi.stubGlobal('visualViewport', null);
  expect(reserve()()).toBe(RESERVED);
});
