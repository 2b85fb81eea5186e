import { vi } from 'vitest';

/** Vitest waits a second for what is to come; a machine that does other work as well needs more. */
export const waitFor: (check: () => unknown) => Promise<unknown> = (check) =>
  vi.waitFor(check, { timeout: 20_000 });
