import { listen } from '../runtime/kit';
import type { LearnPart } from './learn-part';

interface Room {
  readonly selector: string;
  /** Controls and forms whose press or sending is kept until the code is there. */
  readonly holds?: string;
  readonly load: () => Promise<{ readonly start: (part: LearnPart) => void }>;
}

/** Parts with code of their own, which a page fetches only when it has their markup. */
const rooms: readonly Room[] = [
  {
    selector: '.ld-focus',
    holds: '.ld-focus-sidebar-trigger,.ld-mobile-nav a,.ld-trigger-mobile-nav',
    load: () => import('./focus'),
  },
  {
    selector: '.learndash_timer,#learndash_timer,.ld-file-input,.ld-video,.wpProQuiz_content',
    load: () => import('./lesson'),
  },
  {
    selector: '.btn-join,#apply-coupon-form,#remove-coupon-form',
    holds: '.btn-join,#apply-coupon-form,#remove-coupon-form',
    load: () => import('./purchase'),
  },
  {
    selector: '[data-jq-dropdown],form[class*="learndash-payment-gateway-form"]',
    holds: '[data-jq-dropdown]',
    load: () => import('./payments'),
  },
  {
    selector: '.registration-login-link,.ld-registration__login-link',
    load: () => import('./registration'),
  },
  { selector: 'body', load: () => import('./legacy') },
];

/** Keeps the last press or sending of some controls; the result repeats it and keeps no more. */
const hold = ({ page, listening, undos }: LearnPart, selector: string): (() => void) => {
  const wait = new AbortController();
  let again = () => {};
  const keep = (event: Event) => {
    const control = (event.target as Element).closest<HTMLElement>(selector);
    const isForm = control instanceof HTMLFormElement;
    if (!control || isForm !== (event.type === 'submit')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    again = () => (isForm ? control.requestSubmit() : control.click());
  };
  for (const type of ['click', 'submit']) {
    listen(page.document, type, keep, { ...listening, signal: wait.signal, capture: true });
  }
  undos.push(() => wait.abort());
  return () => {
    wait.abort();
    again();
  };
};

export const startRooms = (part: LearnPart): void => {
  const { page, listening } = part;
  const { document: doc, window: win, report } = page;
  const enter = async ({ selector, holds, load }: Room) => {
    // One by one: for a class or an id alone the engine looks nothing up twice.
    const isThere = () => selector.split(',').some((each) => doc.querySelector(each));
    if (listening.signal.aborted || !isThere()) return;
    const release = holds ? hold(part, holds) : () => {};
    try {
      const { start } = await load();
      if (!listening.signal.aborted) start(part);
    } catch (error) {
      report({ source: 'learndash', phase: 'load', error });
    }
    release();
  };
  // Each in a turn of its own: a long course is looked through for all of them.
  for (const room of rooms) win.setTimeout(() => void enter(room));
};
