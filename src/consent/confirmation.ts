import { createChanges } from '../runtime/kit';
import type { Page } from '../runtime/page';
import type { BannerElements } from './banner/banner-elements';
import { COUNTDOWN, Class } from './names';

const SECONDS = 15;

/**
 * Confirms the opt-out for 15 seconds or until the dialog is closed (cookieyes.md §6.1; template
 * 6.2.0). Resolves afterwards.
 */
export const confirmOptOut = (
  { document: doc, window: win }: Page,
  { find, optOut, center }: BannerElements,
): Promise<void> =>
  new Promise((resolve) => {
    const changes = createChanges();
    const [success] = find('optout-success');
    const [subtext] = find('optout-success-subtext');
    const timer = success?.querySelector(`#${COUNTDOWN}`) ?? null;
    const printed = subtext?.textContent ?? '';
    let left = SECONDS;
    const show = () => {
      // Older fragments print the number themselves.
      if (timer) timer.textContent = String(left);
      else if (subtext) subtext.textContent = printed.replace(/\d+/, String(left));
    };

    const end = () => {
      win.clearInterval(clock);
      doc.removeEventListener('click', onClose, true);
      doc.removeEventListener('keydown', onClose, true);
      if (optOut) optOut.disabled = false;
      if (timer) timer.textContent = '';
      else if (subtext) subtext.textContent = printed;
      changes.undo();
      resolve();
    };
    const onClose = (event: Event) => {
      const isClose =
        event.type === 'click'
          ? // The dialog is lower now: the second press of a double click may land beside it.
            (event as MouseEvent).detail < 2 &&
            (event.target as Element).closest?.(
              '[data-cky-tag$="-close"], [data-cky-tag="close-button"], .cky-overlay',
            )
          : (event as KeyboardEvent).key === 'Escape';
      if (isClose) end();
    };
    const clock = win.setInterval(() => {
      left -= 1;
      if (left > 0 && center?.isConnected) show();
      else end();
    }, 1000);

    for (const row of find('optout-buttons')) changes.setStyle(row, 'display', 'none');
    for (const option of find('optout-option')) changes.setClass(option, Class.disabled, true);
    if (optOut) optOut.disabled = true;
    if (success) {
      changes.setClass(success, Class.hide, false);
      changes.setAttribute(success, 'aria-live', 'polite');
    }
    show();
    success?.focus();
    doc.addEventListener('click', onClose, true);
    doc.addEventListener('keydown', onClose, true);
  });
