import type { Browser } from '@playwright/test';

/** Pages that the yardstick is tried on; the quickest counts, since a busy machine only adds. */
const PAGES = 5;

/**
 * Milliseconds that the yardstick takes on the machine for which the limits were set (unthrottled;
 * two cores of a Xeon server at 2.6 GHz with nobody else on them).
 */
const REFERENCE_MS = 10;

/**
 * The work of scripts that make server markup live, without any of ours: parse, look up, read, mark,
 * listen, tell, copy. Once, with cold code and fresh memory, as pages have it. Milliseconds.
 */
const yardstick = () => {
  const startedAt = performance.now();
  const root = document.createElement('main');
  root.innerHTML = Array.from(
    { length: 200 },
    (_, at) =>
      `<section id="part-${at}" class="part part-${at}" style="margin-left:1px"><h3><a href="#part-${at}">Part ${at}</a></h3><ul><li>one</li><li>two</li></ul></section>`,
  ).join('');
  document.body.append(root);
  let told = 0;
  for (const part of root.querySelectorAll('.part')) {
    const link = part.querySelector('h3 > a') as HTMLElement;
    link.setAttribute('aria-controls', part.id);
    link.addEventListener('told', () => (told += 1));
    part.classList.add('is-live');
    for (const item of part.querySelectorAll('li')) {
      item.style.setProperty('padding-top', `${item.closest('section')?.className.length}px`);
      item.dataset.kind = String(item.matches(':first-child'));
    }
    link.dispatchEvent(new CustomEvent('told', { bubbles: true, detail: { part } }));
    part.after(part.cloneNode(true));
  }
  root.remove();
  return told > 0 ? performance.now() - startedAt : Number.NaN;
};

/**
 * How many times longer this machine takes at this moment than one that is left alone; at least 1. For
 * limits in milliseconds that have to hold beside other tests.
 */
export const measureSlowness = async (browser: Browser) => {
  let quickest = Number.POSITIVE_INFINITY;
  for (let at = 0; at < PAGES; at += 1) {
    const page = await browser.newPage();
    quickest = Math.min(quickest, await page.evaluate(yardstick));
    await page.close();
  }
  return Math.max(1, quickest / REFERENCE_MS);
};
