import type { ControllerScope } from '../../runtime/controller-scope';
import {
  cartQuantity,
  quantity,
  alerts,
  coveredNotices,
  noticesPlaced,
  hideIfEmpty,
  widget,
  demoNotice,
  dismissLink,
  footerBottom,
  notice,
  noticeCookie,
  noticeIdAttribute,
  diviCount,
  extraCart,
  js,
  linkButtons,
  noJs,
  ordering,
  resultCount,
} from './names';
import { focusText, byId, headerHeight, readCookie, setSessionCookie } from '../../runtime/kit';
import { hasItems } from '../woocommerce';
import { cartReplaced } from '../names';
import { watchCart } from './watch-cart';
import { replacing } from '../lazy';
import { cartFragmentsParams } from '../config/fragments';
import type { Start } from '../../runtime/definition';

/**
 * The corrected value of a quantity field: its minimum where the value is lower (specification
 * S5.17), null where it is valid. In a list of products an empty field means "none".
 */
export const atLeast = (value: string, min: string): string | null => {
  const least = Number.parseFloat(min);
  return least >= 0 && Number.parseFloat(value) < least ? String(least) : null;
};

/**
 * Raises quantities at start and in inserted content, but never while a visitor types, and not on
 * the cart page, where 0 removes the line.
 */
const raiseQuantities = ({ page, on }: ControllerScope): void => {
  const seen = new WeakSet<Element>();
  const raise = () => {
    for (const input of page.document.querySelectorAll<HTMLInputElement>(quantity)) {
      if (seen.has(input)) continue;
      seen.add(input);
      const value = input.closest(cartQuantity) ? null : atLeast(input.value, input.min);
      if (value !== null) input.value = value;
    }
  };
  raise();
  on('fragments:applied', raise);
  on('cart:replaced', raise);
};

/** Milliseconds until a message is focused, as in WooCommerce. */
const FOCUS_MS = 500;

/**
 * Focuses the first message of a new page or a re-rendered cart, so that it is announced, unless
 * the focus is already elsewhere (woocommerce.md §6.3).
 */
const focusFirstAlert = ({ page, changes, after, on, onPluginEvent }: ControllerScope): void => {
  const { document: doc } = page;
  const find = () =>
    // Browsers match one attribute ten times as fast as a list of classes.
    [...doc.querySelectorAll<HTMLElement>('[role="alert"]')].find((each) => each.matches(alerts));
  const focus = (alert?: HTMLElement) => {
    const isFree = !doc.activeElement || doc.activeElement === doc.body;
    if (alert?.isConnected && isFree) focusText(alert, changes);
  };
  // An alert inserted after this responds to an action of the visitor, which manages the focus itself.
  const first = find();
  after(FOCUS_MS, () => focus(first));
  // Delayed too: a blocked cart restores its own focus first.
  const focusNew = () => void after(FOCUS_MS, () => focus(find()));
  onPluginEvent(`item_removed_from_classic_cart ${cartReplaced}`, focusNew);
  on('cart:replaced', focusNew);
};

/** Cart widgets that the owner hides while the cart is empty (specification S4.11, woocommerce.md §5.4). */
const showFilledWidgets = (scope: ControllerScope): void => {
  const { page, changes } = scope;
  const set = (isShown: boolean) => {
    for (const part of page.document.querySelectorAll(hideIfEmpty)) {
      const box = part.closest<HTMLElement>(widget);
      if (box) changes.setStyle(box, 'display', isShown ? null : 'none');
    }
  };
  watchCart(scope, (phase) => set(phase === 'adding' || hasItems(page.document)));
};

const HIDDEN = 'hidden';

/**
 * The store notice, which a visitor can dismiss for the session (specification S4.13,
 * woocommerce.md §6.2).
 */
const showStoreNotice = ({ page, changes, delegate, onEnd }: ControllerScope): void => {
  const { document: doc, stores } = page;
  const notices = [...doc.querySelectorAll<HTMLElement>(notice)];
  const [first] = notices;
  if (!first) return;
  const cookie = noticeCookie + (first.getAttribute(noticeIdAttribute) ?? '');
  /**
   * Adds space below the page for content that the notice covers; narrow windows break it into more
   * lines.
   */
  const reserveSpace = () => {
    const footer = byId(doc, footerBottom);
    const covering = doc.querySelector<HTMLElement>(demoNotice)?.offsetHeight;
    if (footer) changes.setStyle(footer, 'margin-bottom', covering ? `${covering}px` : null);
  };
  const setShown = (isShown: boolean) => {
    for (const each of notices) {
      // Some themes render it visible.
      changes.setStyle(each, 'display', isShown ? 'block' : 'none !important');
    }
    reserveSpace();
  };
  for (const link of doc.querySelectorAll(dismissLink)) {
    changes.setAttribute(link, 'role', 'button');
  }

  setShown(readCookie(doc, cookie) !== HIDDEN);
  onEnd(stores.$viewport.listen(reserveSpace));
  delegate('click', dismissLink, (_link, event) => {
    event.preventDefault();
    // Without an expiry it lasts for the browser session, as upstream's does.
    setSessionCookie(doc, cookie, HIDDEN);
    setShown(false);
    focusText(doc.body, changes);
  });
};

/**
 * Keeps the item counts in the header in step with the cart. Their code is in the chunk that
 * replaces content, which loads when the cart has changed.
 */
const watchCounts = (scope: ControllerScope): void => {
  const { page, signal, on, onPluginEvent, inBackground } = scope;
  let update: (() => Promise<void>) | undefined;
  const count = async () => {
    if (!page.document.querySelector(`${diviCount}, ${extraCart}`)) return;
    const { createCounts } = await page.load(replacing);
    if (signal.aborted) return;
    update ??= createCounts(scope);
    await update();
  };
  const onChange = () => inBackground(count(), 'load');
  onPluginEvent(cartReplaced, onChange);
  on('fragments:applied', onChange);
  on('cart:replaced', onChange);
};

/** WooCommerce's own delay, in milliseconds: by then a screen reader has finished with the new page. */
const ANNOUNCE_MS = 2000;

/** While the body has the no-script class, the style sheet keeps login and coupon forms open. */
const markScripted = ({ page, changes }: ControllerScope) => {
  const { body } = page.document;
  if (!body.classList.contains(noJs)) return;
  changes.setClass(body, noJs, false);
  changes.setClass(body, js, true);
};

/**
 * Submits the sorting form when its value changes (specification S2.11). Back leads to the list as
 * it was; with the choice that has led away from it, the same choice would be no change.
 */
const submitOrdering = ({ page, delegate, listen }: ControllerScope) => {
  const { document: doc } = page;
  const submit = (inside: Element | null) => inside?.closest('form')?.requestSubmit();
  delegate('change', ordering, submit);
  // Another order was chosen while this chunk was loading. The focus tells a visitor from a script.
  submit(doc.querySelector(`${ordering}:focus [selected]:not(:checked)`));
  listen(page.window, 'pagehide', () => {
    for (const select of doc.querySelectorAll(ordering)) select.closest('form')?.reset();
  });
};

/** Hides the result count and re-inserts its text, so that it is announced (woocommerce.md §6.1). */
const announceResultCount = ({ page, changes, after }: ControllerScope) => {
  const count = page.document.querySelector(resultCount);
  if (!count) return;
  changes.setAttribute(count, 'aria-hidden', 'true');
  after(ANNOUNCE_MS, () => {
    changes.setAttribute(count, 'aria-hidden', undefined);
    count.replaceChildren(...count.childNodes);
  });
};

/** A transparent header covers the place of notices. */
const uncoverNotices = ({ page, changes }: ControllerScope) => {
  for (const box of page.document.querySelectorAll<HTMLElement>(coveredNotices)) {
    changes.setStyle(box, 'margin-top', `${headerHeight(page.document)}px`);
    changes.setStyle(box, 'opacity', '1');
    changes.setAttribute(box, noticesPlaced, 'yes');
  }
};

/** Links announced as buttons can be pressed with Space; Enter is native. */
const pressWithSpace = ({ delegate }: ControllerScope) =>
  delegate('keydown', linkButtons, (link, event) => {
    const { key, repeat } = event as KeyboardEvent;
    if (key !== ' ' || event.target !== link) return;
    event.preventDefault();
    if (!repeat) link.click();
  });

/** Features that nearly every shop page needs. */
export const startGeneral: Start = (scope) => {
  markScripted(scope);
  submitOrdering(scope);
  announceResultCount(scope);
  showStoreNotice(scope);
  uncoverNotices(scope);
  raiseQuantities(scope);
  focusFirstAlert(scope);
  pressWithSpace(scope);
  watchCounts(scope);
  if (scope.page.globals.has(cartFragmentsParams)) showFilledWidgets(scope);
};
