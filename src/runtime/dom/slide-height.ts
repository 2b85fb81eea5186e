import { animate, type Run } from './animate';

const PROPERTIES = ['height', 'paddingTop', 'paddingBottom', 'marginTop', 'marginBottom'] as const;

/** What an element that is displayed takes up of the page's height, also while it slides; or nothing. */
export const extentOf = (element: HTMLElement, isOpen = true): Keyframe => {
  const style = isOpen && element.ownerDocument.defaultView?.getComputedStyle(element);
  return Object.fromEntries(PROPERTIES.map((name) => [name, style ? style[name] : '0px']));
};

export interface Slide {
  readonly isOpen: boolean;
  readonly durationMs: number;
  readonly done: () => void;
  /** Where it is, if it is on its way. */
  readonly from?: Keyframe | undefined;
}

/**
 * Slides an element open or closed. It must be displayed and cut off (`overflow: hidden`) by the
 * caller for as long as it runs.
 */
export const slideHeight = (element: HTMLElement, slide: Slide): Run =>
  animate(
    [element],
    () => [slide.from ?? extentOf(element, !slide.isOpen), extentOf(element, slide.isOpen)],
    slide,
  );
