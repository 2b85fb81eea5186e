export type Method = (this: unknown, ...args: unknown[]) => unknown;

/**
 * Replaces one method or setter with one that calls what stood there before. Taken back only while
 * nobody else has patched over it.
 */
export const patch = (
  target: object,
  key: string,
  part: 'value' | 'set',
  wrap: (before: Method) => Method,
): (() => void) => {
  const before = Object.getOwnPropertyDescriptor(target, key);
  if (!before?.configurable || !before[part]) return () => {};
  const ours = wrap(before[part] as Method);
  Object.defineProperty(target, key, { ...before, [part]: ours });
  return () => {
    if (Object.getOwnPropertyDescriptor(target, key)?.[part] === ours) {
      Object.defineProperty(target, key, before);
    }
  };
};
