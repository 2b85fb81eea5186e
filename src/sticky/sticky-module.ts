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

/** A module during the life of the page (specification S3.25 to S3.28). In pixels. */
export interface StickyModule {
  readonly id: string;
  readonly element: HTMLElement;
  raw: RawSettings;
  settings: Settings;

  /** Whether the properties below are from the last measurement; false if it was moving then. */
  isMeasured: boolean;
  /** In the flow: its box; without size before it was measured. */
  flow: MeasuredBox;
  /** Left and right margins. */
  margins: readonly number[];
  /** Margins above and below, from before it was stuck. */
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
  /** Converts a width to pixels; undefined where it is none. */
  px: (text: string) => number | undefined;
  limit: Record<Edge, LimitBox | null>;

  /** Stuck: its size, padding, and the additional margins of the sticky style. */
  heightSticky: number;
  widthSticky: number;
  paddingSticky: string;
  marginsSticky: readonly number[];

  /** The modules between it and the edges; undefined where it ignores its surroundings. */
  lists: Record<Edge, readonly StickyModule[] | undefined>;
  offset: Record<Edge, number>;
  surrounding: Record<Edge, number>;

  isSticky: boolean;
  isPaused: boolean;
  edge: Edge;
  /** How far its limit moves it from there, as last written. */
  margin: number;
  placeholder: HTMLElement | null;
  /** Keeps its placeholder at the same height. */
  placeholderSize?: Inline;
  /** Ledger of the classes and inline styles of sticking. */
  readonly stick: Changes;
  inline: Inline;
  /** Changes that are kept for a moment after its release. */
  readonly lingering: Inline[];
}

/** The edges of the window. */
export const EDGES = ['top', 'bottom'] as const;
