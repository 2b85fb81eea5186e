import type { ControllerScope } from '../../runtime/controller-scope';
import { cover } from '../block';
import { scrollToNotices } from '../notices';

export interface Collection extends ArrayLike<HTMLElement> {
  readonly jquery: string;
  data(name: string, value?: unknown): unknown;
  block?(options: object): unknown;
}
interface JQuery {
  readonly fn: Record<string, unknown>;
  blockUI?: unknown;
  scroll_to_notices?: (target: Collection) => void;
}

/**
 * The parts of jQuery BlockUI that gateways call, and scrolling to messages
 * (woocommerce-checkout.md §2.11).
 */
export const offerOverlay = (scope: ControllerScope, jQuery: JQuery): void => {
  const { page, onEnd } = scope;
  const uncovers = new WeakMap<Element, () => void>();
  const own = {
    block(this: Collection) {
      for (const element of Array.from(this)) {
        uncovers.set(element, cover(scope, element, '#fff'));
      }
      this.data('blockUI.isBlocked', 1);
      return this;
    },
    unblock(this: Collection) {
      for (const element of Array.from(this)) uncovers.get(element)?.();
      this.data('blockUI.isBlocked', 0);
      return this;
    },
  };
  for (const [name, method] of Object.entries(own)) {
    if (name in jQuery.fn) continue;
    jQuery.fn[name] = method;
    onEnd(() => Reflect.deleteProperty(jQuery.fn, name));
  }
  if (!jQuery.blockUI) {
    jQuery.blockUI = { defaults: { overlayCSS: {} } };
    onEnd(() => Reflect.deleteProperty(jQuery, 'blockUI'));
  }
  if (!jQuery.scroll_to_notices) {
    jQuery.scroll_to_notices = (target) => scrollToNotices(page, target[0] ?? null);
    onEnd(() => Reflect.deleteProperty(jQuery, 'scroll_to_notices'));
  }
};
