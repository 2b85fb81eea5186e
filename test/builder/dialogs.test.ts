import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hideCoreModal, type ModalOptions, showCoreModal } from '../../src/builder/library';

const backend = {
  two: {
    header: 'Not <b>saved</b>',
    text: 'Words<img src=x onerror="window.hacked=1">',
    buttons: {
      retry: '<a href="#" class="et-core-modal-action et-core-modal-action-secondary">Again</a>',
      copy: '<a href="#" class="et-core-modal-action et-core-modal-action-primary">Copy</a>',
    },
    classes: 'et-builder-unsaved-modal',
  },
  one: { header: 'One', text: '', buttons: { ok: '<a href="#">OK</a>' }, classes: '' },
  broken: 5,
};

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<main><button id="before">Before</button></main>';
  document.body.className = '';
  document.getElementById('before')?.focus();
});
afterEach(() => {
  vi.useRealTimers();
});

const show = (name: string, options: Partial<ModalOptions> = {}) =>
  showCoreModal(name, { backend, top: window, ...options });
const overlays = () => [...document.querySelectorAll('.et-core-modal-overlay')];

test('closing lasts 600 ms, restores the page and the focus, and happens once [S9.35c]', async () => {
  const modal = show('one');
  modal?.close();
  modal?.close();
  expect(document.querySelector('main')?.inert).toBe(false);
  expect(document.activeElement?.id).toBe('before');
  expect(document.body.className).toBe('');
  vi.advanceTimersByTime(599);
  expect(modal?.overlay.className).toContain('et-core-closing');
  expect(overlays()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(overlays()).toHaveLength(0);
  expect(await modal?.closed).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});

test('there is one dialog at a time, and none for a name without data [S2.24a]', () => {
  document.body.insertAdjacentHTML('beforeend', '<div class="et-core-modal-overlay">foreign</div>');
  show('one');
  const second = show('two');
  expect(overlays()).toEqual([second?.overlay]);
  expect(document.querySelector('main')?.inert).toBe(true);
  second?.close();
  vi.advanceTimersByTime(600);
  expect(document.querySelector('main')?.inert).toBe(false);
  for (const name of ['nothing', 'broken', 'constructor', '__proto__']) {
    expect(show(name)).toBeNull();
  }
  expect(showCoreModal('one', { backend: null, top: window })).toBeNull();
});

test('a dialog that must be answered cannot be closed otherwise', () => {
  const modal = show('one', { canClose: false });
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  modal?.overlay.click();
  expect(modal?.overlay.className).not.toContain('et-core-closing');
  expect(modal?.overlay.querySelector('.et-core-modal-close')).toBeNull();
  modal?.close();
  vi.advanceTimersByTime(600);
});

test('a dialog that somebody else has opened is closed by its class [S9.35c]', async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div class="et-core-modal-overlay et-core-active theirs"></div>',
  );
  const hidden = hideCoreModal(window, 'theirs');
  expect(overlays()[0]?.className).toContain('et-core-closing');
  vi.advanceTimersByTime(599);
  expect(overlays()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  await hidden;
  expect(overlays()).toEqual([]);
});

test('a dialog of Skerry’s that is closed by its class leaves the editor usable [S9.35c]', async () => {
  const modal = show('two');
  const hidden = hideCoreModal(window, 'et-builder-unsaved-modal');
  expect(document.querySelector('main')?.inert).toBe(false);
  expect(document.body.className).toBe('');
  expect(document.activeElement?.id).toBe('before');
  vi.advanceTimersByTime(599);
  expect(overlays()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  await hidden;
  expect(await modal?.closed).toBeNull();
  expect(overlays()).toEqual([]);
});
