import { animate, type Run } from './animate';

const PROPERTIES = ['height', 'paddingTop', 'paddingBottom', 'marginTop', 'marginBottom'] as const;

/**
 * Slides an element open or closed. It must be displayed and cut off (`overflow: hidden`) by the
 * caller for as long as it runs.
 */
export const slideHeight = (
  element: HTMLElement,
  direction: 'open' | 'close',
  options: { durationMs: number; done: () => void },
): Run => {
  const style = element.ownerDocument.defaultView?.getComputedStyle(element);
  const full = Object.fromEntries(PROPERTIES.map((name) => [name, style?.[name] ?? '0px']));
  const none = Object.fromEntries(PROPERTIES.map((name) => [name, '0px']));
  return animate([element], () => (direction === 'open' ? [none, full] : [full, none]), options);
};
