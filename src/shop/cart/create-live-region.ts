import { woo } from '../names';

/** Long enough for a screen reader to see the region empty, so that an equal text is said again. */
const SETTLE_MS = 100;

export interface LiveRegion {
  clear(): void;
  say(text: string): void;
  undo(): void;
}

const empty = (region: HTMLElement | null): void => {
  if (!region) return;
  region.textContent = '';
  region.removeAttribute('aria-relevant');
};

/** The region through which WooCommerce announces its cart; the page's own, or one at its end. */
export const createLiveRegion = (win: Window): LiveRegion => {
  const { document: doc } = win;
  let created: HTMLElement | null = null;
  let isUsed = false;
  let timer = 0;

  const region = (): HTMLElement => {
    const found = doc.querySelector<HTMLElement>(`.${woo.liveRegion}`);
    if (found) return found;
    created = doc.createElement('div');
    created.className = `${woo.liveRegion} ${woo.screenReaderText}`;
    created.setAttribute('role', 'status');
    doc.body.append(created);
    return created;
  };

  const clear = () => {
    win.clearTimeout(timer);
    isUsed = true;
    empty(region());
  };

  return {
    clear,
    say(text) {
      clear();
      timer = win.setTimeout(() => {
        const element = region();
        element.textContent = text;
        element.setAttribute('aria-relevant', 'all');
      }, SETTLE_MS);
    },
    undo() {
      win.clearTimeout(timer);
      created?.remove();
      created = null;
      if (isUsed) empty(doc.querySelector<HTMLElement>(`.${woo.liveRegion}`));
      isUsed = false;
    },
  };
};
