import type { ControllerScope } from '../controller-scope';
import { whenIdle } from '../wake/when-idle';

/** What tells, before the press, that a control may be used. */
const NEAR = ['pointerover', 'focusin'];

/**
 * What a press needs and most visits do without. Its code is requested when pointer or focus first
 * comes near, on phones and tablets, where nothing does before the press, when the page is idle.
 * `create` makes of it what every press calls: in the press itself if the chunk is loaded, because
 * phones show their keyboard only for a field that is focused then; as soon as it loads if not.
 * While one press waits, further ones do nothing: visitors who press again have only seen nothing
 * happen. A chunk that fails to load is reported, `otherwise` does what can be done without it, and
 * the next press requests it again.
 */
export const onDemand = <Code, Given extends readonly unknown[] = readonly []>(
  {
    page,
    name: source,
    signal,
    listen,
    onEnd,
  }: Pick<ControllerScope, 'page' | 'name' | 'signal' | 'listen' | 'onEnd'>,
  near: EventTarget,
  load: () => Promise<Code>,
  create: (code: Code) => (...given: Given) => void,
  otherwise?: (...given: Given) => void,
): ((...given: Given) => void) => {
  const { window: win, stores, report } = page;
  let loading: Promise<void> | undefined;
  let use: (() => (...given: Given) => void) | undefined;
  let isWaiting = false;

  const request = () => {
    loading ??= page.load(load).then(
      (code) => {
        let made: ((...given: Given) => void) | undefined;
        use = () => (made ??= create(code));
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  // What fails here is requested again, and reported, by the press.
  const requestEarly = () => void request().catch(() => {});
  for (const type of NEAR) listen(near, type, requestEarly, { once: true, passive: true });
  if (stores.$viewport.get().breakpoint !== 'desktop') onEnd(whenIdle(win, requestEarly));

  return (...given) => {
    if (use) {
      use()(...given);
      return;
    }
    if (isWaiting) return;
    isWaiting = true;
    request()
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
