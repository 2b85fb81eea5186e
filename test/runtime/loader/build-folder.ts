/**
 * The address of a folder, with a trailing slash, in which every file has this code, so that the
 * loader’s imports work without a server. Imported modules are cached even if a test file runs
 * twice, so each folder has a unique address.
 */
export const buildFolder = (code: string): string =>
  `data:text/javascript,${encodeURIComponent(`${code}//`)}${crypto.randomUUID()}//`;

/** Code that throws on the given number of evaluations before it succeeds, and counts its evaluations. */
export const codeAfterFailures = (failures: number, code: string): string =>
  `globalThis.evaluations = (globalThis.evaluations ?? 0) + 1;
  if (globalThis.evaluations <= ${failures}) throw new Error('no answer');
  ${code}`;

/** How often code of `codeAfterFailures` has been evaluated. */
export const evaluationCount = (): number =>
  (globalThis as { evaluations?: number }).evaluations ?? 0;

export const resetEvaluations = (): void => void Reflect.deleteProperty(globalThis, 'evaluations');
