import type { Edge, Position } from './settings-on';

/** What the window shows, in document pixels. */
export interface View {
  readonly scroll: number;
  /** Height of the window; twice that of the frame where a builder zooms out. */
  readonly height: number;
}

/** A module as it was measured, in document pixels. */
export interface Geometry {
  /** Its place in the flow. */
  readonly flow: { readonly top: number; readonly height: number };
  /** Its height while it is stuck. */
  readonly heightSticky: number;
  /** Distance from either edge of the window when stuck there. */
  readonly offset: Readonly<Record<Edge, number>>;
  /** Heights of the modules that are stuck between it and either edge. */
  readonly surrounding: Readonly<Record<Edge, number>>;
  /** What holds it at the top of a container, stuck to the bottom, and the other way round. */
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
      /** Pixels that the limit moves it away from its stuck place; 0 while it does not. */
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
 * What a module does at a scroll position. It depends on nothing but the measured geometry, so the
 * same place gives the same answer from whichever side it is reached, and nothing flickers.
 */
export const decide = (position: Position, view: View, geometry: Geometry): Decision => {
  const decision = position.startsWith('top') ? atTop(view, geometry) : FREE;
  if (decision.state !== 'free' || !position.endsWith('bottom')) return decision;
  return atBottom(view, geometry);
};
