/** Where a move leads: to a neighbour, around the ends (specification S4.18), or to a slide. */
export type Target = 'next' | 'previous' | number;

export interface SliderState {
  readonly count: number;
  readonly active: number;
  /** The slide that fades out, while a move runs. */
  readonly leaving: number | null;
  /** The slide that left in the last move. */
  readonly left: number | null;
  /** The last move, as it was asked for. */
  readonly towards: Target | null;
  /** Moves so far; tells two moves to the same slide apart. */
  readonly moves: number;
}

export type SliderAction =
  | { readonly type: 'move'; readonly to: Target }
  | { readonly type: 'faded' };

export const initialSlider = (count: number): SliderState => ({
  count,
  active: 0,
  leaving: null,
  left: null,
  towards: null,
  moves: 0,
});

/** The index a target means, or null where there is no such slide. */
export const indexOfTarget = (to: Target, { active, count }: SliderState): number | null => {
  if (count === 0) return null;
  if (to === 'next') return (active + 1) % count;
  if (to === 'previous') return (active - 1 + count) % count;
  return Number.isInteger(to) && to >= 0 && to < count ? to : null;
};

/** Moves are ignored while one runs, no matter which (specification S4.19). */
export const reduceSlider = (state: SliderState, action: SliderAction): SliderState => {
  if (action.type === 'faded') return { ...state, leaving: null };
  const { active, leaving, moves } = state;
  const index = indexOfTarget(action.to, state);
  if (leaving !== null || index === null || index === active) return state;
  return {
    ...state,
    active: index,
    leaving: active,
    left: active,
    towards: action.to,
    moves: moves + 1,
  };
};
