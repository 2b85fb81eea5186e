import type { ControllerScope } from '../../runtime/controller-scope';
import { isOpen, slidePart } from '../../runtime/kit';
import * as names from './names';

/** Milliseconds (woocommerce.md §11). */
const SLIDE_MS = 400;
const FIRST = 'input:not([type="hidden"]), select, textarea, button';

/** Parts of the checkout that open and close (woocommerce-checkout.md §2.7). */
export const toggleParts = (scope: ControllerScope, isGuestAllowed: boolean): void => {
  const { page, changes, delegate } = scope;
  const { document: doc } = page;
  const all = (selector: string) => [...doc.querySelectorAll<HTMLElement>(selector)];
  const set = (parts: readonly HTMLElement[], isOn: boolean, durationMs: number) => {
    for (const part of parts) {
      if (isOpen(part) !== isOn)
        slidePart(scope, part, { to: isOn ? 'open' : 'close', durationMs });
    }
  };
  const follow = (box: string, part: string, durationMs: number) => {
    for (const control of all(box)) {
      const { checked } = control as HTMLInputElement;
      set(all(part), checked, durationMs);
      changes.setAttribute(control, 'aria-expanded', String(checked));
    }
  };
  follow(names.shipToDifferent, names.shippingAddress, 0);
  delegate('change', names.shipToDifferent, () =>
    follow(names.shipToDifferent, names.shippingAddress, SLIDE_MS),
  );
  if (isGuestAllowed) {
    follow(names.createAccount, names.accountFields, 0);
    delegate('change', names.createAccount, () =>
      follow(names.createAccount, names.accountFields, SLIDE_MS),
    );
  }

  for (const link of all(`${names.showLogin}, ${names.showCoupon}`)) {
    changes.setAttribute(link, 'role', 'button');
    changes.setAttribute(link, 'aria-expanded', 'false');
  }
  for (const form of all(names.couponForm)) changes.setStyle(form, 'display', 'none');
  const opener = (link: HTMLElement, parts: readonly HTMLElement[]) => {
    const isOn = parts.some((part) => !isOpen(part));
    set(parts, isOn, SLIDE_MS);
    changes.setAttribute(link, 'aria-expanded', String(isOn));
    if (isOn) parts[0]?.querySelector<HTMLElement>(FIRST)?.focus();
  };
  delegate('click', names.showLogin, (link, event) => {
    event.preventDefault();
    opener(link, all(names.loginForm));
  });
  delegate('click', names.showCoupon, (link, event) => {
    event.preventDefault();
    // A sticky module has a copy of itself; only the form beside the link opens.
    const module = link.closest('.et_pb_sticky_module') ?? doc;
    opener(link, [...module.querySelectorAll<HTMLElement>(names.couponForm)]);
  });
  delegate('click', names.termsLink, (link, event) => {
    const texts = all(names.termsText);
    if (texts.length === 0) return;
    event.preventDefault();
    const isOn = texts.some((text) => !isOpen(text));
    set(texts, isOn, SLIDE_MS);
    changes.setClass(link, names.termsOpen, isOn);
    changes.setClass(link, names.termsClosed, !isOn);
  });
};
