import type { Breakpoint } from '../../runtime/stores/viewport';
import * as names from './names';

export interface CircleColours {
  readonly bar: string;
  readonly track: string;
  readonly alpha: number;
}

/** What a circle is drawn for; the device's own value counts when it is not empty. */
export type CircleState = Breakpoint | 'hover' | 'sticky';

const TRACK = '#000000';
const ALPHA = '0.1';

/** The colours of a circle counter from its attributes (divi-modules.md §11.2). */
export const circleColours = (element: Element, state: CircleState): CircleColours => {
  const read = (name: string, fallback: string) =>
    element.getAttribute(`${name}-${state}`) || element.getAttribute(name) || fallback;
  return {
    bar: read(names.barColour, ''),
    track: read(names.trackColour, TRACK),
    alpha: Number.parseFloat(read(names.trackAlpha, ALPHA)),
  };
};
