import { animate, type Run } from './animate';

const PROPERTIES = ['height', 'paddingTop', 'paddingBottom', 'marginTop', 'marginBottom'] as const;

/** Vertical extent of a displayed element, also during a slide; zero when closed. */
export const extentOf = (element: HTMLElement, isOpen = true): Keyframe => {
  const style = isOpen && element.ownerDocument.defaultView?.getComputedStyle(element);
  return Object.fromEntries(PROPERTIES.map((name) => [name, style ? style[name] : '0px']));
};

export interface Slide {
  readonly isOpen: boolean;
  readonly durationMs: number;
  readonly done: () => void;
  /** Current extent, if a slide is in progress. */
  readonly from?: Keyframe | undefined;
}

/**
 * Slides an element open or closed. The caller must keep it displayed and clipped (`overflow:
 * hidden`) meanwhile.
 */
export const slideHeight = (element: HTMLElement, slide: Slide): Run =>
  animate(
    [element],
    () => [slide.from ?? extentOf(element, !slide.isOpen), extentOf(element, slide.isOpen)],
    slide,
  );
