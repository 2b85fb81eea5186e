import { atom, type ReadableAtom } from 'nanostores';

/** State of a controller, or of several mounts, that changes by actions only. */
export interface ReducerStore<State, Action> {
  readonly $state: ReadableAtom<State>;
  /** Returns the resulting state, whatever listeners do. */
  dispatch(action: Action): State;
}

export const createReducerStore = <State, Action>(
  reduce: (state: State, action: Action) => State,
  initial: State,
): ReducerStore<State, Action> => {
  const $state = atom(initial);
  return {
    $state,
    dispatch(action) {
      const state = reduce($state.get(), action);
      $state.set(state);
      return state;
    },
  };
};
