import { expect, test } from 'vitest';
import { mayPlay } from '../../../src/modules/video-background';

const defaults = {
  isInView: true,
  playsOutside: false,
  isResting: false,
  isOutdone: false,
  choice: null,
  isSparing: false,
  wasSeen: true,
} as const;

test.each([
  ['in view', {}, true],
  ['out of view', { isInView: false }, false],
  ['out of view where it may go on', { isInView: false, playsOutside: true }, true],
  [
    'never seen, even where it may go on',
    { isInView: false, playsOutside: true, wasSeen: false },
    false,
  ],
  ['beside another player, giving way', { isOutdone: true }, false],
  ['of a hover state at rest', { isResting: true }, false],
  ['for a visitor who wants reduced motion', { isSparing: true }, false],
  ['with reduced motion and a request for it', { isSparing: true, choice: 'play' }, true],
  ['that the visitor has paused', { choice: 'pause' }, false],
  ['that the visitor has started, out of view', { choice: 'play', isInView: false }, false],
] as const)('a video %s: %o runs %s [S4.30a, S4.30b, S4.30c]', (_title, change, runs) => {
  expect(mayPlay({ ...defaults, ...change })).toBe(runs);
});
