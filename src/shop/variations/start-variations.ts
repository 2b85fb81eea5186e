import type { Start } from '../../runtime/definition';
import type { ControllerScope } from '../../runtime/controller-scope';
import { diviGlobal, variationForms, variationSelects } from './names';
import { createVariationForm } from './create-variation-form';

/** Divi draws the arrow of a select on a span around it (woocommerce.md §7.1). */
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
 * Forms of variable products, those too that others put in, a quick view for one: what they hold is shown
 * before anybody touches them. One that becomes a form of variations later starts when it is first used.
 */
export const start: Start = (scope) => {
  const forms = new WeakSet<Element>();
  const begin = (form: HTMLElement) => {
    if (forms.has(form)) return;
    forms.add(form);
    spanSelects(scope, form);
    createVariationForm(scope, form as HTMLFormElement);
  };
  const beginAll = () =>
    scope.page.document.querySelectorAll<HTMLElement>(variationForms).forEach(begin);
  beginAll();
  scope.on('content:found', beginAll);
  scope.delegate('focusin', variationForms, begin);
};
