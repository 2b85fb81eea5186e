/**
 * One panel is shown at a time: a change fades the old one out, then the new one in. The target may
 * change meanwhile (Back, arrow keys); the change then ends at the newest one.
 */
export interface TabsState {
  readonly shown: number;
  readonly wanted: number;
  readonly phase: 'rest' | 'out' | 'in';
}

/** A new target, or the end of a fade. */
export type TabsAction = number | 'faded';

export const initialTabs = (index: number): TabsState => ({
  shown: index,
  wanted: index,
  phase: 'rest',
});

export const reduceTabs = (state: TabsState, action: TabsAction): TabsState => {
  const { shown, phase } = state;
  if (action === state.wanted) return state;
  const wanted = action === 'faded' ? state.wanted : action;
  if (action === 'faded' && phase === 'out') return { shown: wanted, wanted, phase: 'in' };
  const isRunning = action !== 'faded' && phase !== 'rest';
  return { shown, wanted, phase: isRunning ? phase : wanted === shown ? 'rest' : 'out' };
};
