import type { ControllerScope } from '../../runtime/controller-scope';
import { elementsOf, type Given } from '../../runtime/divi/elements-of';
import { initialisers } from '../../runtime/names/divi';
import type { Skerry } from '../../runtime/skerry';

const elementsIn = (nodes: NodeList) =>
  [...nodes].filter((node): node is Element => node instanceof Element);

/** Unmounts a module and mounts it again with its current content. */
const remount = (win: Window, module: Element): void => {
  const { skerry } = win as { skerry?: Skerry };
  skerry?.unmount(module);
  if (module.isConnected) skerry?.scan(module);
};

/**
 * Follows modules that the editor re-renders in place, keeping their root: an island whose server
 * elements are gone is mounted again. The runtime itself observes whole modules that are inserted
 * or removed.
 */
export const followRendering = ({ page, on, onEnd }: ControllerScope): void => {
  const { window: win, document: doc } = page;
  /** Elements rendered by the editor; others were created by islands, which manage them. */
  const drawn = new WeakSet<Element>();
  /** Elements replaced by islands themselves, such as the next page of a list. */
  let swapped: readonly Element[] = [];
  const changed = new Set<Element>();
  let frame = 0;

  const learn = (subtree: Element) => {
    drawn.add(subtree);
    for (const element of subtree.querySelectorAll('*')) drawn.add(element);
  };
  const islandAround = (element: Element): Element | undefined => {
    const { skerry } = win as { skerry?: Skerry };
    const roots = new Set(
      skerry?.islands().flatMap(({ kind, root }) => (kind === 'island' ? [root] : [])),
    );
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (roots.has(at as HTMLElement)) return at;
    }
    return undefined;
  };
  const renew = () => {
    frame = 0;
    const modules = [...changed];
    changed.clear();
    for (const module of modules) remount(win, module);
  };

  const observer = new win.MutationObserver((records) => {
    for (const { target, removedNodes } of records) {
      const isLost = elementsIn(removedNodes).some(
        (element) => !element.isConnected && drawn.has(element),
      );
      if (!isLost || !(target instanceof Element) || !target.isConnected) continue;
      if (swapped.some((root) => root.contains(target) || target.contains(root))) continue;
      const module = islandAround(target);
      if (module) changed.add(module);
    }
    swapped = [];
    // Once per frame: the editor renders a module in several steps.
    if (changed.size > 0) frame ||= win.requestAnimationFrame(renew);
  });

  learn(doc.body);
  on('content:found', ({ root }) => learn(root));
  on('content:swapped', ({ root }) => {
    swapped = [...swapped, root];
  });
  observer.observe(doc.body, { childList: true, subtree: true });
  onEnd(() => {
    observer.disconnect();
    win.cancelAnimationFrame(frame);
  });
};

/**
 * Functions that the editor calls after rendering a module: each remounts the named module, or
 * scans for new ones. Existing functions are kept.
 */
export const publishInitialisers = ({ page, onEnd }: ControllerScope): void => {
  const { window: win, document: doc } = page;
  const globals = win as unknown as Record<string, unknown>;
  const initialise = (given?: Given) => {
    const modules = elementsOf(given);
    for (const module of modules) remount(win, module);
    if (modules.length === 0) page.scan(doc.documentElement);
  };
  const published = initialisers.filter((name) => !(name in win));
  for (const name of published) globals[name] = initialise;
  onEnd(() => {
    for (const name of published) {
      if (globals[name] === initialise) Reflect.deleteProperty(win, name);
    }
  });
};
