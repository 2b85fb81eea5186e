import type { ControllerScope } from '../controller-scope';

/** Time for a screen reader to notice the empty region, so that a first or repeated text is announced. */
const SETTLE_MS = 100;

const HIDDEN = 'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)';

export interface LiveRegion {
  clear(): void;
  announce(text: string): void;
}

/**
 * Announces texts to screen readers: in the page's region with the class, or in one appended while
 * the feature runs.
 */
export const createLiveRegion = (
  { page: { document: doc }, after, onEnd }: Pick<ControllerScope, 'page' | 'after' | 'onEnd'>,
  className = '',
): LiveRegion => {
  let region: HTMLElement | undefined;
  let cancel = () => {};

  const create = () => {
    const created = doc.createElement('div');
    created.className = className;
    created.setAttribute('role', 'status');
    created.style.cssText = HIDDEN;
    doc.body.append(created);
    onEnd(() => created.remove());
    return created;
  };
  const find = () => (className && doc.querySelector<HTMLElement>(`.${className}`)) || create();
  const clear = () => {
    cancel();
    // A script that replaces pages without loading them removes the region with the body.
    if (!region?.isConnected) region = find();
    region.textContent = '';
    region.removeAttribute('aria-relevant');
    return region;
  };
  onEnd(() => region?.isConnected && clear());

  return {
    clear,
    announce(text) {
      const ready = clear();
      cancel = after(SETTLE_MS, () => {
        ready.textContent = text;
        ready.setAttribute('aria-relevant', 'all');
      });
    },
  };
};
