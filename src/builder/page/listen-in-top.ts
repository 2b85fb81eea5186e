type Handler = (event: unknown, ...args: readonly unknown[]) => void;
type Bind = (name: string, handler: Handler) => unknown;
type JQuery = (target: unknown) => { readonly on: Bind; readonly off: Bind };

/** The window around the frame, or this one where a foreign document is around it. */
export const topOf = (win: Window): Window => {
  try {
    return win.top?.document ? win.top : win;
  } catch {
    return win;
  }
};

/**
 * Hears what the editor triggers in another window: through that window's own jQuery, and natively
 * under the `skerry:` name with the arguments as `detail`. Returns the undo.
 */
export const listenInTop = (
  top: Window,
  name: string,
  listener: (...args: readonly unknown[]) => void,
): (() => void) => {
  const { jQuery } = top as { jQuery?: JQuery };
  const outer = typeof jQuery === 'function' ? jQuery(top) : null;
  const heard: Handler = (_, ...args) => listener(...args);
  const native = ({ detail }: Event & { readonly detail?: unknown }) =>
    listener(...(Array.isArray(detail) ? (detail as readonly unknown[]) : []));
  outer?.on(name, heard);
  top.addEventListener(`skerry:${name}`, native);
  return () => {
    outer?.off(name, heard);
    top.removeEventListener(`skerry:${name}`, native);
  };
};
