import type { Edge, Position } from './settings-on';

/** The visible part of the page, in document pixels. */
export interface View {
  readonly scroll: number;
  /** Height of the window; twice that of the frame where a builder zooms out. */
  readonly height: number;
}

/** A measured module, in document pixels. */
export interface Geometry {
  /** Its place in the flow. */
  readonly flow: { readonly top: number; readonly height: number };
  /** Its height while it is stuck. */
  readonly heightSticky: number;
  /** Distance from either edge of the window when stuck there. */
  readonly offset: Readonly<Record<Edge, number>>;
  /** Total height of the modules stuck between it and either edge. */
  readonly surrounding: Readonly<Record<Edge, number>>;
  /** Where it is held: at the top of a container when stuck to the bottom, and vice versa. */
  readonly limit: {
    readonly top: { readonly top: number } | null;
    readonly bottom: { readonly bottom: number } | null;
  };
}

/** In the flow, stuck to an edge, or stuck and held back by its limit (specification S4.49). */
export type Decision =
  | { readonly state: 'free' }
  | {
      readonly state: 'fixed' | 'paused';
      readonly edge: Edge;
      /** Pixels by which the limit moves it from its stuck position; 0 otherwise. */
      readonly margin: number;
    };

export const FREE: Decision = { state: 'free' };

const stuck = (edge: Edge, isPaused = false, margin = 0): Decision => ({
  state: isPaused ? 'paused' : 'fixed',
  edge,
  margin: isPaused ? margin : 0,
});

/** Specification S4.51; held at the bottom of its limit (S4.54). */
const atTop = ({ scroll }: View, geometry: Geometry): Decision => {
  const { flow, heightSticky, offset, surrounding, limit } = geometry;
  if (scroll + offset.top <= flow.top) return FREE;
  if (!limit.bottom) return stuck('top');
  const end = limit.bottom.bottom - surrounding.bottom;
  const bottom = scroll + offset.top + heightSticky;
  return stuck('top', end <= bottom, end - bottom);
};

/** Specification S4.52; held at the top of its limit (S4.54). */
const atBottom = ({ scroll, height: windowHeight }: View, geometry: Geometry): Decision => {
  const { flow, heightSticky, offset, surrounding, limit } = geometry;
  const edge = scroll + windowHeight - offset.bottom;
  if (edge >= flow.top + flow.height) return FREE;
  if (!limit.top) return stuck('bottom');
  const start = limit.top.top + surrounding.top;
  const place = edge - heightSticky;
  return stuck('bottom', start >= place, place - start);
};

/**
 * The state of a module at a scroll position. Depends only on the measured geometry, so the same
 * position gives the same result from either direction, and nothing flickers.
 */
export const decide = (position: Position, view: View, geometry: Geometry): Decision => {
  const decision = position.startsWith('top') ? atTop(view, geometry) : FREE;
  if (decision.state !== 'free' || !position.endsWith('bottom')) return decision;
  return atBottom(view, geometry);
};
