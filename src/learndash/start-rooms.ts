import type { LearnPart } from './learn-part';

/** Parts with code of their own, which a page fetches only when it has their markup. */
const rooms = [[`.ld-focus`, () => import('./focus')]] as const;

export const startRooms = (part: LearnPart): void => {
  const { page, listening } = part;
  for (const [selector, load] of rooms) {
    if (!page.document.querySelector(selector)) continue;
    const begin = async () => {
      try {
        const { start } = await load();
        if (!listening.signal.aborted) start(part);
      } catch (error) {
        page.report({ source: 'learndash', phase: 'load', error });
      }
    };
    void begin();
  }
};
