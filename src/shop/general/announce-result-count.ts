import type { Scope } from '../kit';
import { sortedCount } from './names';

/** WooCommerce's own delay: a screen reader has finished with the new page by then. */
const DELAY_MS = 1000;

/** Puts the text of a sorted list in once more, so that the alert is spoken (contract §5.8). */
export const announceResultCount = ({ page, after }: Scope): void =>
  after(DELAY_MS, () => {
    const count = page.document.querySelector(sortedCount);
    const nodes = [...(count?.childNodes ?? [])];
    count?.replaceChildren();
    count?.append(...nodes);
  });
