import type { Scope } from '../kit';

/** Switches a warning on and off for whoever leaves while an order is on its way; off at the end. */
export const createUnloadGuard = ({ page, onEnd }: Scope): ((isOn: boolean) => void) => {
  const { window: win } = page;
  const warn = (event: Event) => event.preventDefault();
  const set = (isOn: boolean) =>
    isOn
      ? win.addEventListener('beforeunload', warn)
      : win.removeEventListener('beforeunload', warn);
  onEnd(() => set(false));
  return set;
};
