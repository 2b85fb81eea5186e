import { act, createElement } from 'react';
import type { WritableAtom } from 'nanostores';
import { vi } from 'vitest';
import { GroupCarousel } from '../../../src/runtime/carousel/group-carousel';
import type { Motion } from '../../../src/runtime/stores/motion';
import { createShopPage } from '../../shop/shop-page';
import { withClock } from '../../shop/with-clock';
import { mount } from '../../support/mount';

export interface GroupOptions {
  readonly count?: number;
  readonly autoMs?: number | null;
  /** The duration of a transition; without it groups change immediately, as with reduced motion. */
  readonly durationMs?: number;
  readonly motion?: Motion;
  readonly dir?: string;
  /** The focus is inside before the carousel starts. */
  readonly hasFocus?: boolean;
}

let opened = { stop: () => {}, clear: () => {} };
withClock(() => opened);

/** A carousel of groups on its own page, with a clock that the test controls. */
export const openGroups = ({
  count = 5,
  autoMs = null,
  durationMs = 0,
  motion = 'reduce',
  dir = 'ltr',
  hasFocus = false,
}: GroupOptions = {}) => {
  const items = Array.from({ length: count }, (_, index) => `<i>${index}</i>`).join('');
  const shop = createShopPage({
    html: `<div id="root" dir="${dir}"><a id="before" href="#"></a><div id="track">${items}</div></div>`,
    motion,
  });
  const root = shop.find('#root');
  if (hasFocus) shop.find('#before').focus();
  const track = shop.find('#track');
  const before = shop.doc.body.innerHTML;
  const moved = vi.fn();
  const found = [...track.querySelectorAll<HTMLElement>('i')];
  const island = () =>
    createElement(GroupCarousel, {
      track,
      items: found,
      columns: 2,
      groupClass: 'group',
      arrowClass: 'arrow ',
      durationMs,
      autoMs,
      onMove: moved,
    });
  const stop = mount({ page: shop.page, root, island });
  opened = { stop, clear: shop.clear };
  const unmount = () => {
    stop();
    opened.stop = () => {};
  };
  const shown = () => track.querySelector('.group.active')?.textContent;
  const advance = (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  const fire = (target: EventTarget, event: Event) => act(() => void target.dispatchEvent(event));
  const press = (selector: string) =>
    fire(shop.find(selector), new MouseEvent('click', { bubbles: true, cancelable: true }));
  const key = (selector: string, name: string, more: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', {
      key: name,
      bubbles: true,
      cancelable: true,
      ...more,
    });
    fire(shop.find(selector), event);
    return event.defaultPrevented;
  };
  return {
    ...shop,
    root,
    track,
    before,
    moved,
    shown,
    advance,
    fire,
    press,
    key,
    stop: unmount,
    setMotion: (to: Motion) =>
      act(() => (shop.page.stores.$motion as WritableAtom<Motion>).set(to)),
  };
};
export const next = '.et-pb-arrow-next';
export const previous = '.et-pb-arrow-prev';
