/** Target of a move: a neighbour, wrapping around (specification S4.18), or a slide. */
export type Target = 'next' | 'previous' | number;

export interface SliderState {
  readonly count: number;
  readonly active: number;
  /** The slide that fades out during a move. */
  readonly leaving: number | null;
  /** The slide that left in the last move. */
  readonly left: number | null;
  /** Target of the last move, as requested. */
  readonly towards: Target | null;
  /** Number of moves so far; distinguishes two moves to the same slide. */
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

/** Index of a target, or null where there is no such slide. */
export const indexOfTarget = (to: Target, { active, count }: SliderState): number | null => {
  if (count === 0) return null;
  if (to === 'next') return (active + 1) % count;
  if (to === 'previous') return (active - 1 + count) % count;
  return Number.isInteger(to) && to >= 0 && to < count ? to : null;
};

/** Moves are ignored while one runs, whatever their target (specification S4.19). */
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
