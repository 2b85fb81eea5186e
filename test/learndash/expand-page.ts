import { afterEach, beforeEach, vi } from 'vitest';
import { type ContentUpdates, notify } from '../../src/learndash/content-updates';
import { type Expand, startExpand } from '../../src/learndash/expand/start-expand';
import type { Motion } from '../../src/runtime/stores/motion';
import type { startController } from './start-controller';
import { withMounts } from './start-controller';

export const row = (id: number, more = '') => `<div class="ld-item-list-item" id="row-${id}">
  <button class="ld-expand-button" aria-controls="body-${id}" aria-expanded="false"><span class="ld-text">Expand</span></button>
  <div class="ld-item-list-item-expanded" id="body-${id}" ${more}><p id="topics-${id}">topics</p></div></div>`;
/** The same row in markup before 4.20.2. */
export const olderRow = (
  id: number,
) => `<div class="ld-item-list-item" data-ld-expand-id="row-${id}">
  <div class="ld-expand-button" id="button-${id}" data-ld-expands="row-${id}"><span class="ld-text">Expand</span></div>
  <div class="ld-item-list-item-expanded" data-row="${id}"><p>topics</p></div></div>`;
export const wrap = (inner: string) => `<div class="learndash-wrapper">${inner}</div>`;
export const button = (id: number) => `#row-${id} .ld-expand-button`;
export const idsTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);
export const expandAll = (ids: readonly number[]) =>
  `<button class="ld-expand-button" id="all" aria-expanded="false" aria-controls="${ids.map((id) => `body-${id}`).join(' ')}"><span class="ld-text">Expand</span></button>`;

export const heightOf = (
  page: ReturnType<typeof startController>,
  selector: string,
  height: number,
) => {
  page.find(selector).getBoundingClientRect = () => new DOMRect(0, 0, 100, height);
};

/** Opens pages with expandable rows only, which end after each test; the test controls the clock. */
export const withExpandPages = () => {
  const mount = withMounts();
  beforeEach(() => {
    vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.restoreAllMocks();
    window.history.replaceState(null, '', '/');
  });
  return (
    html: string,
    { motion = 'full', ...options }: { motion?: Motion; globals?: Record<string, unknown> } = {},
  ) => {
    const updates: ContentUpdates = { arrivals: [], moves: [] };
    let expand: Expand | undefined;
    const page = mount(
      (scope) => {
        expand = startExpand(scope, updates);
        notify(updates.arrivals, scope.page.document.documentElement);
      },
      { html, motion, ...options },
    );
    const press = (selector: string) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true });
      page.find(selector).dispatchEvent(event);
      return event;
    };
    const pressKey = (selector: string, key: string) =>
      page
        .find(selector)
        .dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    const advance = (ms: number) => vi.advanceTimersByTime(ms);
    if (!expand) throw new Error('not started');
    return { ...page, updates, expand, press, pressKey, advance };
  };
};
