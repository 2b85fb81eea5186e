import type { Part } from '../start-parts';
import { whenIdle } from '../wake/when-idle';

/** What tells, before the press, that a control may be used. */
const NEAR = ['pointerover', 'focusin'];

/**
 * What a press needs and most visits do without. Its code is asked for when pointer or focus first
 * comes near, on phones and tablets, where nothing does before the press, when the page is idle.
 * `create` makes of it what every press calls: in the press itself if the code is there, because
 * phones show their keyboard only for a field that is focused then; as soon as it comes if not. While one press waits, further ones do nothing: who presses again has only seen
 * nothing happen. Code that does not come is reported, `otherwise` does what can be done without it,
 * and the next press asks for it anew.
 */
export const onDemand = <Code, Given extends readonly unknown[] = readonly []>(
  { page, listening }: Pick<Part, 'page' | 'listening'>,
  near: EventTarget,
  load: () => Promise<Code>,
  create: (code: Code) => (...given: Given) => void,
  otherwise?: (...given: Given) => void,
): ((...given: Given) => void) => {
  const { signal, report, source } = listening;
  const { window: win, stores } = page;
  let coming: Promise<void> | undefined;
  let use: (() => (...given: Given) => void) | undefined;
  let isWaiting = false;

  const ask = () => {
    coming ??= page.load(load).then(
      (code) => {
        let made: ((...given: Given) => void) | undefined;
        use = () => (made ??= create(code));
      },
      (error: unknown) => {
        coming = undefined;
        throw error;
      },
    );
    return coming;
  };
  // What fails here is asked for again, and reported, by the press.
  const askEarly = () => void ask().catch(() => {});
  for (const type of NEAR) {
    near.addEventListener(type, askEarly, { once: true, passive: true, signal });
  }
  if (stores.$viewport.get().breakpoint !== 'desktop') {
    signal.addEventListener('abort', whenIdle(win, askEarly));
  }

  return (...given) => {
    if (use) {
      use()(...given);
      return;
    }
    if (isWaiting) return;
    isWaiting = true;
    ask()
      .then(
        () => {
          if (!signal.aborted) use?.()(...given);
        },
        (error: unknown) => {
          report({ source, phase: 'load', error });
          otherwise?.(...given);
        },
      )
      .catch((error: unknown) => report({ source, phase: 'event', error }))
      .finally(() => {
        isWaiting = false;
      });
  };
};
