import * as names from './names';
import { createChanges, watchWidth } from '../../runtime/kit';
import { keepJQueryData } from '../../runtime/keep-jquery-data';
import type { Page } from '../../runtime/page';
import type { SleepScope } from '../../runtime/wake/sleep';
import { applySlider } from './apply-slider';
import { readOptions, readSlider, type SliderElements } from './read-slider';
import { initialSlider, type Target } from './slider-state';

/** Share of the slider's height that an image may take (divi-modules.md §6.4). */
const IMAGE_SHARE = 0.8;
/** Height that an image above or below the text adds besides its margin, in pixels. */
const STACK_GAP = 10;

const find = (root: Element, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];

/** Distance of stacked images from the edge. */
const stackedSpace = (root: HTMLElement): number => {
  const { classList } = root;
  const side = [names.imageAbove, names.imageBelow].findIndex((name) => classList.contains(name));
  const [frame] = side < 0 ? [] : find(root, `.${names.image}`);
  if (!frame) return 0;
  const { marginTop, marginBottom } = getComputedStyle(frame);
  return STACK_GAP + (Number.parseFloat(side === 0 ? marginTop : marginBottom) || 0);
};

/**
 * Gives all slide containers the height of the tallest slide, so that the page below does not jump,
 * and centres images. Measured again when the width changes or a hidden slider is shown. Returns
 * the undo.
 */
const watchSlideHeights = (root: HTMLElement, slides: readonly HTMLElement[]): (() => void) => {
  const containers = find(root, `.${names.container}`);
  const pictures = find(root, `.${names.image} > img`);
  const centred = find(root, `.${names.centred} .${names.image}, .${names.slideVideo}`);
  if (containers.length === 0) return () => {};

  // Hidden slides have no height; they are displayed during a measurement.
  const shown = createChanges();
  const { again, undo } = watchWidth(root, ({ setStyle, setClass }) => {
    if (root.clientWidth === 0) return;
    const space = stackedSpace(root);
    const show = () => {
      for (const container of containers) {
        const words = container.querySelector(`.${names.description}`);
        // An image or a form is content, too.
        const isEmpty = !words?.firstElementChild && !words?.textContent.trim();
        setClass(container, names.emptySlide, isEmpty || null);
        const isBare = space > 0 && !container.querySelector(`.${names.image}`);
        setClass(container, names.noImage, isBare || null);
      }
      for (const slide of slides) shown.setStyle(slide, 'display', 'block');
      return pictures.length > 0 ? limitPictures : measure;
    };
    const limitPictures = () => {
      const limit = root.clientHeight * IMAGE_SHARE;
      return () => {
        if (limit > 0) {
          for (const picture of pictures) setStyle(picture, 'max-height', `${limit}px`);
        }
        return measure;
      };
    };
    const measure = () => {
      // Under a transparent header, slides have the space for it above their content.
      const isBelowHeader = root.parentElement?.classList.contains(names.firstSection);
      const boxes = isBelowHeader ? containers : slides;
      const tallest = Math.max(...boxes.map((box) => box.clientHeight)) + space;
      const margins = centred.map((frame) => `${frame.offsetHeight / -2}px`);
      return () => {
        shown.undo();
        centred.forEach((frame, index) => setStyle(frame, 'margin-top', margins[index]));
        if (tallest < 1) return;
        for (const container of containers) setStyle(container, 'height', `${tallest}px`);
      };
    };
    return show;
  });
  // Images that load later change the height of their slide; `load` does not bubble.
  root.addEventListener('load', again, true);
  return () => {
    root.removeEventListener('load', again, true);
    shown.undo();
    undo();
  };
};

const counts = new WeakMap<Page, number>();
const numberOf = (page: Page) => {
  const number = (counts.get(page) ?? 0) + 1;
  counts.set(page, number);
  return number;
};

/** A slider before it has been seen. */
export const sleepSlider = (scope: SleepScope): SliderElements => {
  const { root, page, changes, onEnd, wake, whileAsleep } = scope;
  const label = root.getAttribute('aria-label') ?? `${page.labels('carousel')} ${numberOf(page)}`;
  const elements = { ...readSlider(root), label };
  const look = { ...initialSlider(elements.slides.length), isHovered: false, isRotating: false };
  applySlider(changes, elements, page, look);
  onEnd(watchSlideHeights(root, elements.slides));
  const move = (to: Target) => {
    elements.requested.push(to);
    wake();
  };
  whileAsleep(
    keepJQueryData(page.window, root, {
      name: names.instance,
      value: { et_slider_move_to: move },
    }),
  );
  // Thumbnails have a row of their own, which must not appear while somebody reads below it.
  if (readOptions(root).hasThumbnails) wake();
  return elements;
};
