import type { Start } from '../../runtime/definition';
import type { ControllerScope } from '../../runtime/controller-scope';
import { startInScope } from '../../runtime/kit';
import { variationForms } from '../../runtime/names/woocommerce';
import { diviGlobal, variationSelects } from './names';
import { createVariationForm } from './create-variation-form';

/** Divi draws the arrow of a select on a wrapping span (woocommerce.md §7.1). */
const spanSelects = ({ page, changes, onEnd }: ControllerScope, form: HTMLElement) => {
  if (!page.globals.has({ name: diviGlobal })) return;
  for (const select of form.querySelectorAll(variationSelects)) {
    const cell = select.closest('td.value');
    if (!cell || select.parentElement?.tagName === 'SPAN') continue;
    const span = page.document.createElement('span');
    select.before(span);
    span.append(select);
    changes.setAttribute(cell, 'data-is-span-added', '1');
    onEnd(() => span.isConnected && span.replaceWith(...span.childNodes));
  }
};

/**
 * Forms of variable products, also those inserted later, for example by a quick view, whose content
 * shows before any interaction. A form that gets variations later starts when it is first used.
 * Each ends with the page or when it has been removed, and restarts where a script has replaced its
 * options.
 */
export const start: Start = ({ page, name, on, delegate, onEnd }) => {
  const running = new Map<HTMLElement, { readonly select: Element | null; end(): void }>();
  const begin = (form: HTMLElement) => {
    const select = form.querySelector(variationSelects);
    const before = running.get(form);
    if (before?.select === select) return;
    before?.end();
    const stop = startInScope(page, name, (scope) => {
      spanSelects(scope, form);
      createVariationForm(scope, form as HTMLFormElement);
    });
    const forget = onEnd(stop);
    running.set(form, {
      select,
      end() {
        running.delete(form);
        forget();
        stop();
      },
    });
  };
  const beginAll = () => {
    for (const [form, { end }] of running) if (!form.isConnected) end();
    page.document.querySelectorAll<HTMLElement>(variationForms).forEach(begin);
  };
  beginAll();
  on('content:found', beginAll);
  delegate('focusin', variationForms, begin);
};
