import { liveRegion, screenReaderText } from './names';

/** Long enough for a screen reader to see the region empty, so that an equal text is said again. */
const SETTLE_MS = 100;

export interface LiveRegion {
  clear(): void;
  say(text: string): void;
  undo(): void;
}

/** The region through which the shop speaks: WooCommerce's own of the page, or one at its end. */
export const createLiveRegion = (win: Window): LiveRegion => {
  const { document: doc } = win;
  let region: HTMLElement | null = null;
  let created: HTMLElement | undefined;
  let timer = 0;

  const create = () => {
    created = Object.assign(doc.createElement('div'), {
      className: `${liveRegion} ${screenReaderText}`,
    });
    created.setAttribute('role', 'status');
    doc.body.append(created);
    return created;
  };
  const clear = () => {
    win.clearTimeout(timer);
    region ??= doc.querySelector<HTMLElement>(`.${liveRegion}`) ?? create();
    region.textContent = '';
    region.removeAttribute('aria-relevant');
    return region;
  };

  return {
    clear,
    say(text) {
      const ready = clear();
      timer = win.setTimeout(() => {
        ready.textContent = text;
        ready.setAttribute('aria-relevant', 'all');
      }, SETTLE_MS);
    },
    undo() {
      if (region) clear();
      created?.remove();
    },
  };
};
