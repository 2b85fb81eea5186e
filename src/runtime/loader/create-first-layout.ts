import type { Family } from '../family';
import type { EarlyLayout, FirstLayout } from '../first-layout';
import { createEarlyChanges } from './create-early-changes';

interface Options {
  readonly layouts: readonly EarlyLayout[];
  /** False as soon as an old script of the family is on the page: that lays out by itself. */
  readonly isOurs: (family: Family) => boolean;
}

/** A form may have a field of this name. */
const contains = (outer: Node, inner: Node) => Node.prototype.contains.call(outer, inner);

/**
 * Lays out what has been parsed before each frame that shows it, and everything once more when the
 * document is there. No frame is drawn without the style sheets of the head, so everything has its size.
 */
export const createFirstLayout = (
  doc: Document,
  { layouts, isOurs }: Options,
): FirstLayout & { finish(): void } => {
  const families = [...new Set(layouts.map(({ family }) => family))];
  const done = new Map<Element, { readonly family: Family; readonly undo: () => void }>();
  const release = (element: Element) => {
    done.get(element)?.undo();
    done.delete(element);
  };
  const releaseIn = (subtree: Element) => {
    for (const element of done.keys()) if (contains(subtree, element)) release(element);
  };
  /** What was parsed since the last frame; everything before the first. */
  let parsed: MutationRecord[] | null = null;
  let isFinished = false;
  const layOutAgain = (isConcerned: (element: Element) => boolean) => {
    const ours = new Set(families.filter(isOurs));
    for (const [element, { family }] of done) if (!ours.has(family)) release(element);
    for (const { family, selector, layOut } of layouts) {
      if (!ours.has(family)) continue;
      for (const element of doc.querySelectorAll<HTMLElement>(selector)) {
        if (!isConcerned(element)) continue;
        release(element);
        const changes = createEarlyChanges();
        try {
          const undo = layOut(element, changes);
          done.set(element, {
            family,
            undo() {
              undo?.();
              changes.undo();
            },
          });
        } catch (error) {
          // The module itself may do better, and says so where it does not.
          changes.undo();
          console.error('[skerry] first layout', error);
        }
      }
    }
  };
  const observer = new MutationObserver((records) => void parsed?.push(...records));
  const update = () => {
    const records = parsed;
    parsed = [];
    if (records && !records[0]) return;
    try {
      layOutAgain(
        (element) =>
          !records ||
          records.some(
            ({ target, addedNodes }) =>
              contains(element, target) || [...addedNodes].some((node) => contains(node, element)),
          ),
      );
    } catch (error) {
      // Elements of the page may take over what a document can do; then nothing is laid out early.
      observer.disconnect();
      console.error('[skerry] first layout', error);
    }
    // What was done here is no news.
    observer.takeRecords();
  };
  const onFrame = () => {
    // From then on the page is the modules'.
    if (isFinished) return;
    update();
    doc.defaultView?.requestAnimationFrame(onFrame);
  };
  if (doc.readyState === 'loading') {
    observer.observe(doc.documentElement, { childList: true, subtree: true });
    doc.defaultView?.requestAnimationFrame(onFrame);
  }
  return {
    release,
    releaseIn,
    finish() {
      // Whatever came since, style sheets too.
      parsed = null;
      update();
      isFinished = true;
      observer.disconnect();
    },
  };
};
