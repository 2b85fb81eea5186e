import { vi } from 'vitest';

/** Vitest waits one second by default; a machine that also does other work needs more. */
export const waitFor: (check: () => unknown) => Promise<unknown> = (check) =>
  vi.waitFor(check, { timeout: 20_000 });
