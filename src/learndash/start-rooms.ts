import { listen } from '../runtime/kit';
import type { LearnPart } from './learn-part';

interface Room {
  readonly selector: string;
  /** Controls whose press is kept until the code is there. */
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
    holds: '.btn-join',
    load: () => import('./purchase'),
  },
  {
    selector: '[data-jq-dropdown],[class*="learndash-payment-gateway-form"]',
    holds: '[data-jq-dropdown]',
    load: () => import('./payments'),
  },
  { selector: 'body', load: () => import('./legacy') },
];

export const startRooms = (part: LearnPart): void => {
  const { page, listening } = part;
  const { document: doc, report } = page;
  for (const { selector, holds, load } of rooms) {
    if (!doc.querySelector(selector)) continue;
    let held: HTMLElement | null = null;
    const wait = new AbortController();
    if (holds) {
      part.undos.push(() => wait.abort());
      const keep = (event: Event) => {
        const control = (event.target as Element).closest<HTMLElement>(holds);
        if (!control) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        held = control;
      };
      listen(doc, 'click', keep, { ...listening, signal: wait.signal, capture: true });
    }
    const begin = async () => {
      try {
        const { start } = await load();
        if (!listening.signal.aborted) start(part);
      } catch (error) {
        report({ source: 'learndash', phase: 'load', error });
      }
      wait.abort();
      held?.click();
    };
    void begin();
  }
};
