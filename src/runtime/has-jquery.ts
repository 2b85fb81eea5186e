import { ORIGINAL } from './originals/names';
import type { PageFacts } from './page';

/** A tag of jQuery or of a script based on it, possibly deferred; inert scripts never load. */
const LIVE_JQUERY = `script[src*=jquery]:not([${ORIGINAL}])`;

/** Whether jQuery-based scripts may be on the page, or load later. */
export const hasJQuery = ({ window: win, document: doc }: PageFacts): boolean =>
  'jQuery' in win || doc.querySelector(LIVE_JQUERY) !== null;
