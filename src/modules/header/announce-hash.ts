import type { ControllerScope } from '../../runtime/controller-scope';
import { byId } from '../../runtime/kit';
import * as names from './function-names';

/** What listeners of jQuery need; arguments would not do, as they read `event.params`. */
interface JQuery {
  (target: Element): { trigger(event: object): void };
  Event(type: string, properties: { readonly params: readonly string[] }): object;
}

/**
 * Tells listeners of a module what the address says about it, once now and after each change
 * (divi-modules.md §5.2).
 */
export const announceHash = ({ page, on }: ControllerScope): void => {
  const { document: doc, window: win, hash } = page;
  const announce = () => {
    const { jQuery: $ } = win as unknown as { readonly jQuery?: JQuery };
    for (const { id, values } of hash.$hash.get()) {
      const element = byId(doc, id);
      if (element && $) $(element).trigger($.Event(names.hashChange, { params: values }));
    }
  };
  on('hash:changed', announce);
  announce();
};
