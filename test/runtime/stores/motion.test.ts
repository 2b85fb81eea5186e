import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMotion } from '../../../src/runtime/stores/motion';

/** The visitor’s setting, which changes when a test decides. */
const createSetting = (matches: boolean) =>
  Object.assign(new EventTarget(), { matches, media: '(prefers-reduced-motion: reduce)' });

let setting: ReturnType<typeof createSetting>;
const win = {
  matchMedia: (query: string) => {
    if (query !== setting.media) throw new Error(`unexpected query ${query}`);
    return setting;
  },
} as unknown as Window;
const change = (matches: boolean) => {
  setting.matches = matches;
  setting.dispatchEvent(new Event('change'));
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  [true, 'reduce'],
  [false, 'full'],
])('a visitor who sets reduced motion (%s) has it', (matches, expected) => {
  setting = createSetting(matches);
  expect(createMotion(win).get()).toBe(expected);
});

test('what moves follows the setting while the page is open', () => {
  setting = createSetting(false);
  const $motion = createMotion(win);
  const values: string[] = [];
  const stop = $motion.listen((motion) => values.push(motion));
  change(true);
  change(false);
  expect(values).toEqual(['reduce', 'full']);
  stop();
});

test('a setting that changed without listeners is known to the next listener', () => {
  setting = createSetting(false);
  const $motion = createMotion(win);
  setting.matches = true;
  const stop = $motion.listen(() => {});
  expect($motion.get()).toBe('reduce');
  stop();
});

test('the setting is released without listeners', () => {
  setting = createSetting(false);
  const removed = vi.spyOn(setting, 'removeEventListener');
  const $motion = createMotion(win);
  $motion.listen(() => {})();
  // The store removes its listener one second after its last subscriber.
  vi.advanceTimersByTime(1000);
  expect(removed).toHaveBeenCalledExactlyOnceWith('change', expect.any(Function));
});
