import type { Family } from '../family';
import type { EarlyLayout, FirstLayout } from '../first-layout';
import { createEarlyChanges } from './create-early-changes';
import { isStyled } from './when-styled';

interface Options {
  readonly layouts: readonly EarlyLayout[];
  /**
   * The families that Skerry runs, judged by the current page: where an old script of a family is
   * present, that lays out.
   */
  readonly findOurs: () => ReadonlySet<Family>;
  /** Called with these whenever more of the page has been parsed. */
  readonly requestEarly?: ((ours: ReadonlySet<Family>) => void) | undefined;
}

/** A form may contain a field named `contains`. */
const contains = (outer: Node, inner: Node) => Node.prototype.contains.call(outer, inner);

/** Lays out elements as they are parsed, and once more when the document is complete. */
export const createFirstLayout = (
  doc: Document,
  { layouts, findOurs, requestEarly }: Options,
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
    // Before the first frame a style sheet may still be loading, even one that is parsed only now:
    // without it, nothing has its size.
    if (!isPainted && !isStyled(doc)) return;
    const ours = findOurs();
    requestEarly?.(ours);
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
          // The module itself may succeed, and reports if it does not.
          changes.undo();
          console.error('[skerry] first layout', error);
        }
      }
    }
  };
  /** Elements of the page may shadow methods of the document; then nothing is laid out early. */
  const tryUpdate: typeof update = (isConcerned) => {
    try {
      update(isConcerned);
    } catch (error) {
      observer.disconnect();
      console.error('[skerry] first layout', error);
    }
    // Our own changes are not additions.
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
      // From now on the page belongs to the modules.
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
