import * as names from './names';
import type { ControllerScope } from '../../runtime/controller-scope';
import { focusText } from '../../runtime/kit';
import { cartEmptied, cartReplaced } from '../names';
import { emit } from '../woocommerce';
import { watchTotal } from '../totals';
import { notices, withoutRepeats, scrollToNotices } from '../notices';
import { keepFocus, replaceElement } from '../replace/replace-element';
import { resetControls } from './cart-controls';

/** Shows an error as the description of the coupon field (woocommerce-checkout.md §1.1). */
export const showCouponError = (doc: Document, text: string): void => {
  const field = doc.querySelector<HTMLInputElement>(`${names.cartForm} ${names.couponField}`);
  if (!field) return;
  clearCouponError(doc);
  const message = doc.createElement('p');
  message.id = names.couponError;
  message.className = names.couponError;
  message.setAttribute('role', 'alert');
  message.textContent = text;
  field.closest(names.couponBox)?.append(message);
  field.classList.add('has-error');
  field.setAttribute('aria-invalid', 'true');
  field.setAttribute('aria-describedby', names.couponError);
};

export const clearCouponError = (doc: Document): void => {
  for (const message of doc.querySelectorAll(`p.${names.couponError}`)) message.remove();
  const field = doc.querySelector(`${names.cartForm} ${names.couponField}`);
  field?.classList.remove('has-error');
  field?.removeAttribute('aria-invalid');
  field?.removeAttribute('aria-describedby');
};

/**
 * - `drop`: the new messages replace those on the page
 * - `keep`: a message has just been inserted and must survive
 */
export type OldNotices = 'drop' | 'keep';

const partsOf = (root: DocumentFragment) => {
  const form = root.querySelector(names.cartForm);
  const totals = root.querySelector(names.cartTotals);
  const empty = root.querySelector(names.emptyMessage)?.closest(names.shop);
  const messages = notices(root).filter((notice) => !empty?.contains(notice));
  return [form, totals, form ? null : empty, ...messages].filter((part) => part != null);
};

/** Applies a whole page from the server to the cart that the visitor sees (woocommerce-checkout.md §1.2). */
export const createCartView = (scope: ControllerScope) => {
  const { page, changes } = scope;
  const { document: doc, bus } = page;
  const announceTotal = watchTotal(scope);
  const all = (selector: string) => [...doc.querySelectorAll<HTMLElement>(selector)];

  /** Disables the update button until a quantity changes. */
  const disableUpdate = () => {
    for (const button of all(`${names.cartForm} ${names.updateButton}`)) {
      changes.setAttribute(button, 'disabled', '');
      changes.setAttribute(button, 'aria-disabled', 'true');
    }
  };
  const enableUpdate = (control: Element) => {
    for (const button of control.closest('form')?.querySelectorAll(names.updateButton) ?? []) {
      changes.setAttribute(button, 'disabled', null);
      changes.setAttribute(button, 'aria-disabled', undefined);
    }
  };
  const dropNotices = () => {
    for (const notice of [...notices(doc), ...all(`.${names.couponError}`)]) notice.remove();
  };
  const showNotices = (messages: readonly Element[]) => {
    const place =
      doc.querySelector(names.noticesWrapper) ??
      doc.querySelector(names.emptyMessage)?.parentElement ??
      doc.querySelector(names.cartForm)?.parentElement;
    place?.prepend(...messages);
  };
  const renderPart = (selector: string, part: Element | null) => {
    if (!part) return;
    for (const target of all(selector)) {
      const content = doc.createDocumentFragment();
      content.append(part.cloneNode(true));
      const shown = replaceElement(target, content).shown ?? target;
      resetControls(shown);
      // The server renders the calculator closed (woocommerce-checkout.md §1.3).
      const calculator = shown.querySelector(names.calculatorButton);
      if (calculator) changes.setAttribute(calculator, 'aria-expanded', 'false');
      page.scan(shown);
    }
  };
  const insertTotals = (totals: Element | null) => {
    renderPart(names.cartTotals, totals);
    announceTotal();
    emit(page, names.updatedTotals);
  };
  const empty = (content: Element | null) => {
    const around = doc.querySelector(names.cartContents)?.closest<HTMLElement>(names.shop);
    if (around && content) {
      keepFocus(around, () => {
        around.replaceWith(content);
        return content;
      });
      page.scan(content);
    }
    for (const module of all(names.diviTotals)) changes.setStyle(module, 'display', 'none');
    emit(page, cartEmptied);
  };

  return {
    disableUpdate,
    enableUpdate,
    showNotices,
    dropNotices,
    insertTotals,
    /** Sanitised notices of a response that contains nothing else; empty for any other response. */
    async notices(html: string): Promise<readonly Element[]> {
      const content = await page.insert.fragment(html, 'form');
      return notices(content).length > 0 ? [...content.children] : [];
    },
    async totals(html: string): Promise<void> {
      const content = await page.insert.fragment(html, 'form');
      const totals = content.querySelector(names.cartTotals);
      if (totals) insertTotals(totals);
    },
    /** Resolves to false for a page without a cart, such as a login form or a cache's error page. */
    async show(html: string, old: OldNotices): Promise<boolean> {
      if (!doc.querySelector(names.cartForm)) {
        page.window.location.reload();
        return true;
      }
      const content = await page.insert.elements(html, partsOf);
      const form = content.querySelector(names.cartForm);
      const around = content.querySelector(names.emptyMessage)?.closest(names.shop) ?? null;
      const isCheckout = doc.querySelector(names.checkout) !== null;
      if (!form && !around) return false;
      const totals = content.querySelector(names.cartTotals);
      const messages = withoutRepeats(notices(content).filter((each) => !around?.contains(each)));
      // A link inside a message, such as "Undo?", is removed together with it.
      const hadFocus = notices(doc).some((notice) => notice.contains(doc.activeElement));
      if (old === 'drop') dropNotices();
      if (!form && isCheckout) {
        page.window.location.reload();
        return true;
      }
      if (!form) empty(around);
      else {
        if (isCheckout) emit(page, names.updateCheckout);
        renderPart(names.cartForm, form);
        disableUpdate();
      }
      showNotices(messages);
      if (form) insertTotals(totals);
      const successor = messages[0] ?? doc.querySelector(names.cartForm);
      if (hadFocus && doc.activeElement === doc.body && successor) {
        focusText(successor as HTMLElement, changes);
      }
      emit(page, cartReplaced);
      bus.emit('cart:replaced', { isEmpty: !form });
      if (messages[0]) scrollToNotices(page, messages[0]);
      return true;
    },
  };
};

export type CartView = ReturnType<typeof createCartView>;
