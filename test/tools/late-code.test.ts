import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOMS = /^(modules|shop|learndash|consent|sticky|abtest|pixel|builder)\//;
/** An `import()` that runs where it stands; `() => import()` is for a loader, `typeof` for the compiler. */
const PLAIN = /(?<!typeof )(?<!\(\) => )\bimport\('/;

test('no room imports late code by itself: the page’s loader asks twice and does not wait without end', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const rooms = files.filter((file) => ROOMS.test(file) && /\.tsx?$/.test(file));
  expect(rooms.length).toBeGreaterThan(100);
  const plain = rooms.filter((file) => PLAIN.test(readFileSync(join('src', file), 'utf8')));
  expect(plain).toEqual([]);
});
