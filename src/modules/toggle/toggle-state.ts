/**
 * A group of items with one title and one content each: an accordion, or a single toggle. While an
 * item opens or closes nothing else starts (specification S4.21).
 */
export interface ToggleState {
  /** The open item, -1 for none. Classes depend on it, so it changes when the slide has ended. */
  readonly open: number;
  /** The item that will be open after the running slide; null at rest. */
  readonly target: number | null;
}

/**
 * An item to open (or to close, where allowed), the end of a slide, or an item that a script has
 * opened or closed.
 */
export type ToggleAction =
  | { readonly index: number; readonly mayClose: boolean }
  | { readonly shown: number }
  | 'slid';

export const initialToggle = (open: number): ToggleState => ({ open, target: null });

export const reduceToggle = (state: ToggleState, action: ToggleAction): ToggleState => {
  const { open, target } = state;
  if (action === 'slid') return { open: target ?? open, target: null };
  if (target !== null) return state;
  if ('shown' in action) return action.shown === open ? state : initialToggle(action.shown);
  const { index, mayClose } = action;
  const isOpen = index === open;
  if (isOpen && !mayClose) return state;
  return { open, target: isOpen ? -1 : index };
};
