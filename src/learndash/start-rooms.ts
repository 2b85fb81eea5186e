import { hasModifier, listen, onPagesWith } from '../runtime/kit';
import { inTurn, type LearnPart } from './learn-part';
import * as login from './login/names';

interface Room {
  readonly selector: string;
  /** Controls and forms whose press or sending is kept until the code is there. */
  readonly holds?: string;
  readonly load: () => Promise<{ readonly start: (part: LearnPart) => void }>;
}

/** Parts with code of their own, which a page fetches only when it has their markup. */
const rooms: readonly Room[] = [
  {
    selector: `.${login.modal},${login.trigger}`,
    holds: login.trigger,
    load: () => import('./login'),
  },
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
  const keep = (event: MouseEvent) => {
    const control = (event.target as Element).closest<HTMLElement>(selector);
    const isForm = control instanceof HTMLFormElement;
    if (!control || isForm !== (event.type === 'submit') || hasModifier(event)) return;
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
  const enter = async ({ selector, holds, load }: Room) => {
    if (!onPagesWith(...selector.split(','))(part)) return;
    const release = holds ? hold(part, holds) : () => {};
    try {
      const { start } = await part.page.load(load);
      if (!part.listening.signal.aborted) start(part);
    } finally {
      release();
    }
  };
  for (const room of rooms) inTurn(part, 'load', () => enter(room));
};
