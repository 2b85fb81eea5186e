import type { Start } from '../../runtime/definition';
import type { Enhancement } from './enhancement';
import { enhanceOverlays } from './enhance-overlays';
import { enhancePreload } from './enhance-preload';
import { enhanceRows } from './enhance-rows';
import { enhanceVideos } from './enhance-videos';
import { enhanceWaypoints } from './enhance-waypoints';
import { runEnhancements } from './run-enhancements';

/** Layout first, so that what measures comes to its final place. */
const enhancements: readonly Enhancement[] = [
  enhanceRows,
  enhancePreload,
  enhanceOverlays,
  enhanceVideos,
  enhanceWaypoints,
];

/** Enhancements that the style sheet expects of a script on any page, and no widget owns. */
export const startEnhancements: Start = (scope) => runEnhancements(scope, enhancements);
