import type { Family } from '../family';
import type { EarlyLayout, FirstLayout } from '../first-layout';
import { createEarlyChanges } from './create-early-changes';
import { isStyled } from './when-styled';

interface Options {
  readonly layouts: readonly EarlyLayout[];
  /** The families that are ours by the page as it is now: where an old script of one is on it, that lays out. */
  readonly findOurs: () => ReadonlySet<Family>;
  /** Told of these whenever more of the page is there. */
  readonly askEarly?: ((ours: ReadonlySet<Family>) => void) | undefined;
}

/** A form may have a field of this name. */
const contains = (outer: Node, inner: Node) => Node.prototype.contains.call(outer, inner);

/** Lays out what is parsed as it is parsed, and everything once more when the document is there. */
export const createFirstLayout = (
  doc: Document,
  { layouts, findOurs, askEarly }: Options,
): FirstLayout & { finish(): void } => {
  const done = new Map<Element, { readonly family: Family; readonly undo: () => void }>();
  const release = (element: Element) => {
    done.get(element)?.undo();
    done.delete(element);
  };
  const releaseIn = (subtree: Element) => {
    for (const element of done.keys()) if (contains(subtree, element)) release(element);
  };
  let isPainted = false;
  let isFinished = false;
  const update = (isConcerned: (element: Element) => boolean) => {
    // Until a frame is drawn, a style sheet may be on its way, also one that is parsed only now:
    // without it nothing has its size.
    if (!isPainted && !isStyled(doc)) return;
    const ours = findOurs();
    askEarly?.(ours);
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
  /** Elements of the page may take over what a document can do; then nothing is laid out early. */
  const tryUpdate: typeof update = (isConcerned) => {
    try {
      update(isConcerned);
    } catch (error) {
      observer.disconnect();
      console.error('[skerry] first layout', error);
    }
    // What was done here is no news.
    observer.takeRecords();
  };
  const updateAll = () => {
    isPainted = true;
    tryUpdate(() => true);
  };
  const observer = new MutationObserver((records) =>
    tryUpdate((element) =>
      records.some(
        ({ target, addedNodes }) =>
          contains(element, target) || [...addedNodes].some((node) => contains(node, element)),
      ),
    ),
  );
  if (doc.readyState === 'loading') {
    observer.observe(doc.documentElement, { childList: true, subtree: true });
    doc.defaultView?.requestAnimationFrame(() => {
      // From then on the page is the modules'.
      if (!isFinished) updateAll();
    });
  }
  return {
    release,
    releaseIn,
    releaseFamily(family) {
      for (const [element, each] of done) if (each.family === family) release(element);
    },
    layOut(element, changes) {
      release(element);
      for (const { selector, layOut } of layouts) {
        if (element.matches(selector)) layOut(element, changes);
      }
    },
    finish() {
      updateAll();
      isFinished = true;
      observer.disconnect();
    },
  };
};
