import { type Choice, findVariation, isComplete } from './match-variations';
import type { Variation } from './variation';

/** Result of the last search for a variation. */
export type Search = 'incomplete' | 'requesting' | 'found' | 'none' | 'failed';
/** Why the product cannot be bought. */
export type Refusal = 'none' | 'failed' | 'unavailable' | 'needed';

/** State of the form of a variable product. */
export interface ChooserState {
  /** Variations that the form contains; null where there are too many and the server is requested. */
  readonly variations: readonly Variation[] | null;
  /** True until the defaults of the page have been searched. */
  readonly isStarting: boolean;
  readonly choice: Choice;
  readonly search: Search;
  /** The variation that is shown, or about to be. */
  readonly found: Variation | null;
  /** The variation whose image the product shows; the image can be reset on its own. */
  readonly pictured: Variation | null;
  /** The submitted variation id; null for the value that the server has printed. */
  readonly id: string | null;
  readonly button: 'needed' | 'ready' | 'unavailable';
  /** A new object each time, so that a second press shows the message again. */
  readonly message: { readonly refusal: Refusal } | null;
  readonly isResetAnnounced: boolean;
  /** Number of variations shown and reset so far; distinguishes two equal ones. */
  readonly version: number;
}

export type ChooserAction =
  | { readonly type: 'read'; readonly variations: ChooserState['variations'] }
  | { readonly type: 'choose'; readonly choice: Choice }
  | { readonly type: 'respond'; readonly variation: Variation | null }
  | { readonly type: 'find'; readonly variation: Variation }
  | { readonly type: 'reveal'; readonly version: number }
  | { readonly type: 'refuse'; readonly refusal: Refusal }
  | {
      readonly type:
        | 'started'
        | 'change'
        | 'fail'
        | 'reset'
        | 'resetImage'
        | 'announceReset'
        | 'forget';
    };

export const initialChooser = (variations: ChooserState['variations']): ChooserState => ({
  variations,
  isStarting: true,
  choice: {},
  search: 'incomplete',
  found: null,
  pictured: null,
  id: null,
  button: 'needed',
  message: null,
  isResetAnnounced: false,
  version: 0,
});

export const isReady = (variation: Variation): boolean =>
  variation.is_purchasable && variation.is_in_stock && variation.variation_is_visible;

const show = (state: ChooserState, variation: Variation): ChooserState => ({
  ...state,
  found: variation,
  pictured: variation,
  id: variation.variation_id,
  version: state.version + 1,
});

/** Result of a search, on the page or by the server. */
const settle = (state: ChooserState, variation: Variation | null | undefined): ChooserState =>
  variation ? { ...show(state, variation), search: 'found' } : { ...state, search: 'none' };

export const reduceChooser = (state: ChooserState, action: ChooserAction): ChooserState => {
  const silent = { ...state, message: null, isResetAnnounced: false };
  switch (action.type) {
    case 'read':
      return { ...state, variations: action.variations };
    case 'started':
      return { ...state, isStarting: false };
    case 'change':
      return { ...silent, id: '' };
    case 'choose': {
      const { choice } = action;
      const { variations } = state;
      if (!isComplete(choice)) return { ...state, choice, search: 'incomplete' };
      if (!variations) return { ...state, choice, search: 'requesting' };
      return settle({ ...state, choice }, findVariation(variations, choice));
    }
    case 'respond':
      return settle(state, action.variation);
    case 'fail':
      return { ...state, search: 'failed' };
    case 'find':
      return show(state, action.variation);
    case 'reveal': {
      const { found, version } = state;
      if (!found || version !== action.version) return state;
      return { ...state, button: isReady(found) ? 'ready' : 'unavailable' };
    }
    case 'reset':
      return {
        ...state,
        found: null,
        pictured: null,
        id: '',
        button: 'needed',
        version: state.version + 1,
      };
    case 'resetImage':
      return { ...state, pictured: null };
    case 'refuse':
      // Defaults without a match are no choice of the visitor's.
      if (action.refusal === 'none' && state.isStarting) return state;
      return { ...silent, message: { refusal: action.refusal } };
    case 'announceReset':
      return { ...state, isResetAnnounced: true };
    case 'forget':
      return silent;
  }
};
