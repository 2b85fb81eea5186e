import { keepJQueryData } from '../../runtime/keep-jquery-data';
import type { Page } from '../../runtime/page';
import type { SleepScope } from '../../runtime/wake/sleep';
import { applySlider } from './apply-slider';
import * as names from './names';
import { readOptions } from './options';
import { readSlider, type SliderParts } from './read-slider';
import { watchSlideHeights } from './slide-heights';
import { initialSlider, type Target } from './slider-state';

const counts = new WeakMap<Page, number>();
const numberOf = (page: Page) => {
  const number = (counts.get(page) ?? 0) + 1;
  counts.set(page, number);
  return number;
};

/** A slider that nobody has seen yet. */
export const sleepSlider = (scope: SleepScope): SliderParts => {
  const { root, page, changes, onEnd, wake, whileAsleep } = scope;
  const label = root.getAttribute('aria-label') ?? `${page.labels('carousel')} ${numberOf(page)}`;
  const parts = { ...readSlider(root), label };
  const look = { ...initialSlider(parts.slides.length), isHovered: false, isRotating: false };
  applySlider(changes, parts, page, look);
  onEnd(watchSlideHeights(root, parts.slides));
  const move = (to: Target) => {
    parts.requested.push(to);
    wake();
  };
  whileAsleep(
    keepJQueryData(page.window, root, {
      name: names.instance,
      value: { et_slider_move_to: move },
    }),
  );
  // Its thumbnails have a row of their own, which must not come in while somebody reads below it.
  if (readOptions(root).hasThumbnails) wake();
  return parts;
};
