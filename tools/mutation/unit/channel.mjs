/** The channel between the process, which can be ended, and its thread, in which Vitest runs the tests. */
export const CHANNEL = 'mutation';
