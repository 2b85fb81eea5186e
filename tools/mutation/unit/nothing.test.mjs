import { test } from 'vitest';

// Vitest starts a thread for a file of tests; the runner does its own work there, after this.
test('nothing', () => {});
