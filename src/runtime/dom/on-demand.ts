import type { ControllerScope } from '../controller-scope';
import { whenIdle } from '../wake/when-idle';

/**
 * Code that a press needs and most visits do not. It is requested when pointer or focus first comes
 * near; on phones and tablets, where nothing precedes a press, when the page is idle. `create`
 * turns it into the function that each press calls: within the press if the chunk is loaded, as
 * phones show their keyboard only for a field focused then, otherwise once it loads. Of presses
 * before that only the last one counts: a visitor who presses again has only seen that nothing
 * happened yet, or wants something else by now. A chunk that fails to load is reported, `otherwise`
 * does what is possible without it, and the next press requests it again.
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
  let use: ((...given: Given) => void) | undefined;
  let last: Given | undefined;

  const request = () => {
    loading ??= page.load(load).then(
      (code) => {
        use = (...given) => {
          use = create(code);
          use(...given);
        };
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  // A failure here is reported by the press, which requests it again.
  const requestEarly = () => void request().catch(() => {});
  // Events that precede a press on a control.
  for (const type of ['pointerover', 'focusin']) {
    listen(near, type, requestEarly, { once: true, passive: true });
  }
  if (stores.$viewport.get().breakpoint !== 'desktop') onEnd(whenIdle(win, requestEarly));

  return (...given) => {
    if (use) {
      use(...given);
      return;
    }
    last = given;
    request()
      .then(
        () => {
          if (last === given && !signal.aborted) use?.(...given);
        },
        (error: unknown) => {
          if (last !== given) return;
          report({ source, phase: 'load', error });
          otherwise?.(...given);
        },
      )
      .catch((error: unknown) => report({ source, phase: 'event', error }));
  };
};
