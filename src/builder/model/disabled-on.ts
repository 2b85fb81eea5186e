import type { Device } from './devices';
import { isOn } from './flags';
import { attr, type ModuleLike, moduleOf } from './module';

/** The order in which the setting lists devices, narrow first. */
const order: readonly Device[] = ['phone', 'tablet', 'desktop'];

/** The devices that a module is switched off on: `disabled_on` is `phone|tablet|desktop` (S6.03). */
export const disabledOn = (module: ModuleLike): readonly Device[] => {
  const asked = moduleOf(module);
  if (isOn(attr(asked, 'disabled'))) return order;
  const flags = attr(asked, 'disabled_on').split('|');
  return order.filter((_, at) => isOn(flags[at]));
};
