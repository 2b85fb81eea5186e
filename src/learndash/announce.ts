import type { ControllerScope } from '../runtime/controller-scope';

const HIDDEN = 'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)';
const regions = new WeakMap<ControllerScope, HTMLElement>();

/** Announces to screen readers what has changed. */
export const announce = (scope: ControllerScope, text: string): void => {
  const { document: doc } = scope.page;
  let region = regions.get(scope);
  if (!region) {
    region = doc.createElement('div');
    region.setAttribute('role', 'status');
    region.style.cssText = HIDDEN;
    doc.body.append(region);
    regions.set(scope, region);
    scope.onEnd(() => region?.remove());
  }
  region.textContent = text;
};
