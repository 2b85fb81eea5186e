import { ORIGINAL } from './originals/names';
import type { PageFacts } from './page';

/** A tag of jQuery or of what stands on it, which may be deferred; what is inert never comes. */
const LIVE_JQUERY = `script[src*=jquery]:not([${ORIGINAL}])`;

/** Whether scripts of jQuery's time may be on the page, or come to it. */
export const hasJQuery = ({ window: win, document: doc }: PageFacts): boolean =>
  'jQuery' in win || doc.querySelector(LIVE_JQUERY) !== null;
