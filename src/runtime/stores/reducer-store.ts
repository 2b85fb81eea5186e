import { atom, type ReadableAtom } from 'nanostores';

/** State of a controller, or shared by several mounts, that changes by actions alone. */
export interface ReducerStore<State, Action> {
  readonly $state: ReadableAtom<State>;
  dispatch(action: Action): void;
}

export const createReducerStore = <State, Action>(
  reduce: (state: State, action: Action) => State,
  initial: State,
): ReducerStore<State, Action> => {
  const $state = atom(initial);
  return { $state, dispatch: (action) => $state.set(reduce($state.get(), action)) };
};
