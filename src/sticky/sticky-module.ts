import type { Changes, Inline } from '../runtime/kit';
import type { Box } from './offset-modules';
import type { Edge, RawSettings, Settings } from './settings-on';

export interface MeasuredBox extends Box {
  readonly width: number;
  readonly height: number;
}

export interface LimitBox extends MeasuredBox {
  readonly container: Element;
}

/** What is known of a module while the page lives (specification S3.25 to S3.28). Pixels. */
export interface StickyModule {
  readonly id: string;
  readonly element: HTMLElement;
  raw: RawSettings;
  settings: Settings;

  /** What follows is what was measured last; false where it moved at that moment. */
  isMeasured: boolean;
  /** In the flow: its box; without size until it was measured. */
  flow: MeasuredBox;
  /** Left and right margins. */
  margins: readonly number[];
  /** Those above and below, as they were before it was stuck. */
  marginTop: string;
  marginBottom: string;
  maxWidth: string;
  transition: string;
  isRtl: boolean;
  parentHeight: string;
  /** The inner content and columns around it. */
  holders: readonly Element[];
  layer: number;
  /** In an equal-height row. */
  isEqual: boolean;
  /** Pixels of a width, or undefined where it has none. */
  px: (text: string) => number | undefined;
  limit: Record<Edge, LimitBox | null>;

  /** Stuck: its size, padding, and what the sticky look adds to the margins. */
  heightSticky: number;
  widthSticky: number;
  paddingSticky: string;
  marginsSticky: readonly number[];

  /** The modules between it and the edges; undefined where it heeds no surroundings. */
  lists: Record<Edge, readonly StickyModule[] | undefined>;
  offset: Record<Edge, number>;
  surrounding: Record<Edge, number>;

  isSticky: boolean;
  isPaused: boolean;
  edge: Edge;
  /** How far its limit moves it from there, as it was written last. */
  margin: number;
  placeholder: HTMLElement | null;
  /** What keeps its copy as high as it is. */
  room?: Inline;
  /** The classes of sticking, and its inline styles. */
  readonly stick: Changes;
  inline: Inline;
  /** What stays changed for a moment after an end. */
  readonly moment: Inline[];
}

/** Either edge. */
export const EDGES = ['top', 'bottom'] as const;
