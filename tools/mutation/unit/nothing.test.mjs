import { test } from 'vitest';

// Vitest starts a thread for a file of tests; the runner then does its own work in it.
test('nothing', () => {});
