import { expect, test, vi } from 'vitest';
import { createStorage } from '../../src/runtime/storage';

test('storage is not accessed before a feature needs it: the first access waits for the disk', () => {
  const read = vi.fn(() => window.localStorage);
  const win = Object.defineProperty({}, 'localStorage', { get: read }) as Window;
  const storage = createStorage(win, 'localStorage');
  expect(read).not.toHaveBeenCalled();
  expect(storage.isUsable).toBe(true);
  expect(read).toHaveBeenCalled();
  expect(window.localStorage.length).toBe(0);
});

test('blocked storage reads as empty and keeps nothing', () => {
  const win = Object.defineProperty({}, 'sessionStorage', {
    get() {
      throw new DOMException('blocked', 'SecurityError');
    },
  }) as Window;
  const storage = createStorage(win, 'sessionStorage');
  expect(storage.isUsable).toBe(false);
  expect(storage.set('a', '1')).toBe(false);
  expect(storage.get('a')).toBeNull();
  expect(() => storage.remove('a')).not.toThrow();
});
