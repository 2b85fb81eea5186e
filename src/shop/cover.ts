import type { Page } from '../runtime/page';
import { createChanges } from '../runtime/dom/changes';

/** Fade times of the overlay library that style sheets and visitors know (specification S9.05). */
const FADE_IN_MS = 200;
const FADE_OUT_MS = 400;
const OPACITY = '0.6';

const shared = { position: 'absolute', margin: '0', padding: '0', border: 'none' };
const fullSize = { width: '100%', height: '100%', top: '0', left: '0' };

const covered = new WeakMap<Element, (fadeMs: number) => void>();

const layer = (doc: Document, className: string, style: Record<string, string>) => {
  const element = doc.createElement('div');
  element.className = className;
  for (const [property, value] of Object.entries(style)) element.style.setProperty(property, value);
  return element;
};

interface CoverOptions {
  /** White on forms and totals, black on lines of the mini cart. */
  readonly background: '#fff' | '#000';
}

/**
 * Covers an element while it waits for the server, with the nodes and class names that style sheets
 * draw a spinner on (`.blockUI.blockOverlay`) and gateways look for. Returns what uncovers it.
 */
export const cover = (page: Page, element: HTMLElement, { background }: CoverOptions) => {
  covered.get(element)?.(0);
  const { document: doc, window: win, stores } = page;
  const changes = createChanges();
  const overlay = layer(doc, 'blockUI blockOverlay', {
    ...shared,
    ...fullSize,
    'z-index': '1000',
    background,
    opacity: OPACITY,
    cursor: 'wait',
  });
  const layers = [
    layer(doc, 'blockUI', { display: 'none' }),
    overlay,
    layer(doc, 'blockUI blockMsg blockElement', {
      'z-index': '1011',
      display: 'none',
      position: 'absolute',
    }),
  ];
  const fade = (keyframes: Keyframe[], duration: number) =>
    duration > 0 && stores.$motion.get() === 'full' && 'animate' in overlay
      ? overlay.animate(keyframes, { duration })
      : null;

  if (win.getComputedStyle(element).position === 'static') {
    changes.setStyle(element, 'position', 'relative');
  }
  changes.setAttribute(element, 'aria-busy', 'true');
  element.append(...layers);
  fade([{ opacity: 0 }, { opacity: OPACITY }], FADE_IN_MS);

  const remove = () => {
    for (const each of layers) each.remove();
    changes.setStyle(element, 'position', null);
    changes.undo();
  };
  const uncover = (fadeMs: number) => {
    if (covered.get(element) !== uncover) return;
    covered.delete(element);
    changes.setAttribute(element, 'aria-busy', undefined);
    const animation = fade([{ opacity: OPACITY }, { opacity: 0 }], fadeMs);
    if (animation) animation.finished.then(remove, remove);
    else remove();
  };
  covered.set(element, uncover);
  return () => uncover(FADE_OUT_MS);
};
