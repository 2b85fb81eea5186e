/** Between the process, which can be ended, and its thread, where Vitest runs the tests. */
export const CHANNEL = 'mutation';
