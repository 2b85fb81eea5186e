import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { breakpointOf, createViewport } from '../../../src/runtime/stores/viewport';

const createScreen = (clientWidth: number, clientHeight = 600) =>
  Object.assign(new EventTarget(), {
    document: { documentElement: { clientWidth, clientHeight } },
  });
const resize = (screen: ReturnType<typeof createScreen>, clientWidth: number) => {
  screen.document.documentElement.clientWidth = clientWidth;
  screen.dispatchEvent(new Event('resize'));
};
const open = (screen: ReturnType<typeof createScreen>) =>
  createViewport(screen as unknown as Window);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  [0, 'phone'],
  [767, 'phone'],
  [768, 'tablet'],
  [980, 'tablet'],
  [981, 'desktop'],
])('a window of %i pixels is that of a %s [S9.18a, S9.18b, S9.18c]', (width, breakpoint) => {
  expect(breakpointOf(width)).toBe(breakpoint);
  expect(open(createScreen(width)).get()).toEqual({ width, height: 600, breakpoint });
});

test('what depends on the size of the window follows it', () => {
  const screen = createScreen(1200);
  const $viewport = open(screen);
  const values: string[] = [];
  const stop = $viewport.listen(({ width, breakpoint }) => values.push(`${width} ${breakpoint}`));
  resize(screen, 800);
  resize(screen, 700);
  expect(values).toEqual(['800 tablet', '700 phone']);
  stop();
});

test('a size that changed without listeners is known to the next listener', () => {
  const screen = createScreen(1200);
  const $viewport = open(screen);
  resize(screen, 500);
  const stop = $viewport.listen(() => {});
  expect($viewport.get().width).toBe(500);
  stop();
});

test('the window is released without listeners', () => {
  const screen = createScreen(1200);
  const $viewport = open(screen);
  $viewport.listen(() => {})();
  // The store removes its listener one second after its last subscriber.
  vi.advanceTimersByTime(1000);
  resize(screen, 500);
  expect($viewport.value?.width).toBe(1200);
});
