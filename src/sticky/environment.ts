import type { Decision, Geometry, View } from './decide';
import type { Edge } from './settings-on';
import type { Bars } from './edge-offset';
import type { Styles } from './stuck-styles';

/** The environment of the modules: the window of a visitor, or the frames of a builder. */
export interface Environment {
  view(): View;
  /** Calls back whenever the page was scrolled. Returns the undo. */
  onScroll(scrolled: () => void): () => void;
  bars(): Readonly<Record<Edge, Bars>>;
  /** Elements whose size matters. */
  readonly watched: readonly Element[];
  /** In a builder: which window scrolls, and whether it shows the page at half its size. */
  where?(): { readonly location: 'app' | 'top'; readonly isZoomed: boolean };
  /**
   * Styles for a frame as high as its page, which an outer window scrolls, as `fixed` does not move
   * there. Undefined where this window scrolls.
   */
  stylesInFrame?(decision: Decision, geometry: Geometry): Styles | undefined;
}
