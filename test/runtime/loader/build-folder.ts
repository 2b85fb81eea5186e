/**
 * The address of a folder, with a slash at the end, in which every file is this code: what the loader asks for by
 * its address comes without a server. Whatever was imported from an address is kept for good, also where one file
 * of tests runs twice, so each folder has an address of its own.
 */
export const buildFolder = (code: string): string =>
  `data:text/javascript,${encodeURIComponent(`${code}//`)}${crypto.randomUUID()}//`;

/** Code that fails as often as said before it comes, and counts how often it was evaluated. */
export const comesAfter = (failures: number, code: string): string =>
  `globalThis.asked = (globalThis.asked ?? 0) + 1;
  if (globalThis.asked <= ${failures}) throw new Error('no answer');
  ${code}`;

/** How often code of `comesAfter` has been evaluated. */
export const timesAsked = (): number => (globalThis as { asked?: number }).asked ?? 0;

export const forgetAsked = (): void => void Reflect.deleteProperty(globalThis, 'asked');
