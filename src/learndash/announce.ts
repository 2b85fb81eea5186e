import type { ControllerScope } from '../runtime/controller-scope';
import { createLiveRegion, type LiveRegion } from '../runtime/kit';

const regions = new WeakMap<ControllerScope, LiveRegion>();

/** Announces a change to screen readers. */
export const announce = (scope: ControllerScope, text: string): void => {
  const region = regions.get(scope) ?? createLiveRegion(scope);
  regions.set(scope, region);
  region.announce(text);
};
