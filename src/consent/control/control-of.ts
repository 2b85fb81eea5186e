import type { ConsentGuard } from '../../runtime/consent-gate';
import type { Control } from './create-control';

interface Place {
  readonly control: Promise<Control>;
  readonly provide: (control: Control) => void;
  /** The next control is another one. */
  readonly withdraw: () => void;
}

const places = new WeakMap<ConsentGuard, Place>();

/** Where the banner finds the control of its guard; the two arrive in either order. */
export const controlOf = (guard: ConsentGuard): Place => {
  const known = places.get(guard);
  if (known) return known;
  let provide: Place['provide'] = () => {};
  const control = new Promise<Control>((resolve) => {
    provide = resolve;
  });
  const withdraw = () => void places.delete(guard);
  const place = { control, provide, withdraw };
  places.set(guard, place);
  return place;
};
