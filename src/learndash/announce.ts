import type { ControllerScope } from '../runtime/controller-scope';
import { createLiveRegion, type LiveRegion } from '../runtime/kit';

const regions = new WeakMap<ControllerScope, LiveRegion>();

/** Announces to screen readers what has changed. */
export const announce = (scope: ControllerScope, text: string): void => {
  const region = regions.get(scope) ?? createLiveRegion(scope);
  regions.set(scope, region);
  region.announce(text);
};
