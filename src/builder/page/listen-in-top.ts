import type { ControllerScope } from '../../runtime/controller-scope';

type Handler = (event: unknown, ...args: readonly unknown[]) => void;
type Bind = (name: string, handler: Handler) => unknown;
type JQuery = (target: unknown) => { readonly on: Bind; readonly off: Bind };

/** The window around the frame, or this one in a cross-origin frame. */
export const topOf = (win: Window): Window => {
  try {
    return win.top?.document ? win.top : win;
  } catch {
    return win;
  }
};

/**
 * Listens to events that the editor triggers in another window: through that window's own jQuery,
 * and natively under the `skerry:` name with the arguments as `detail`.
 */
export const listenInTop = (
  { listen, guard, onEnd }: ControllerScope,
  top: Window,
  name: string,
  listener: (...args: readonly unknown[]) => void,
): void => {
  const { jQuery } = top as { jQuery?: JQuery };
  const outer = typeof jQuery === 'function' ? jQuery(top) : null;
  const onTrigger: Handler = guard((_: unknown, ...args: readonly unknown[]) => listener(...args));
  outer?.on(name, onTrigger);
  onEnd(() => outer?.off(name, onTrigger));
  listen<CustomEvent<unknown>>(top, `skerry:${name}`, ({ detail }) => {
    listener(...(Array.isArray(detail) ? (detail as readonly unknown[]) : []));
  });
};
