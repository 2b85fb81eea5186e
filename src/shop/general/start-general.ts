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
 * The value that a quantity field starts with: its minimum where it stands below that (specification
 * S5.17), null where it may stay. An empty field means "none" in a list of products.
 */
export const atLeast = (value: string, min: string): string | null => {
  const least = Number.parseFloat(min);
  return least >= 0 && Number.parseFloat(value) < least ? String(least) : null;
};

/**
 * At start and in what comes later, never while somebody types, and not in the rows of a cart, where
 * a quantity of 0 removes the line.
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

const DELAY_MS = 500;

/**
 * A message that came with the page, or with a cart that was printed again, is read out, unless the
 * visitor is somewhere already (woocommerce.md §6.3).
 */
const focusFirstAlert = ({ page, changes, after, on, onPluginEvent }: ControllerScope): void => {
  const { document: doc } = page;
  const find = () =>
    // Browsers find one attribute ten times as fast as a list of classes.
    [...doc.querySelectorAll<HTMLElement>('[role="alert"]')].find((each) => each.matches(alerts));
  const focus = (alert?: HTMLElement) => {
    const isFree = !doc.activeElement || doc.activeElement === doc.body;
    if (alert?.isConnected && isFree) focusText(alert, changes);
  };
  // What comes in until then answers something that the visitor does, and has its own place to go.
  const first = find();
  after(DELAY_MS, () => focus(first));
  // Later, as WooCommerce does: a cart that is covered gives its focus back first.
  const focusNew = () => void after(DELAY_MS, () => focus(find()));
  onPluginEvent(`item_removed_from_classic_cart ${cartReplaced}`, focusNew);
  on('cart:replaced', focusNew);
};

/**
 * Cart widgets that the owner wants hidden without items (specification S4.11,
 * woocommerce.md §5.4).
 */
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
 * The notice that a visitor can dismiss for this session (specification S4.13,
 * woocommerce.md §6.2).
 */
const showStoreNotice = ({ page, changes, delegate, onEnd }: ControllerScope): void => {
  const { document: doc, stores } = page;
  const notices = [...doc.querySelectorAll<HTMLElement>(notice)];
  const [first] = notices;
  if (!first) return;
  const cookie = noticeCookie + (first.getAttribute(noticeIdAttribute) ?? '');
  /** Below the page, for what lies over its end: a narrow window breaks it into more lines. */
  const makeRoom = () => {
    const footer = byId(doc, footerBottom);
    const covering = doc.querySelector<HTMLElement>(demoNotice)?.offsetHeight;
    if (footer) changes.setStyle(footer, 'margin-bottom', covering ? `${covering}px` : null);
  };
  const setShown = (isShown: boolean) => {
    for (const each of notices) {
      // Some themes print it visible.
      changes.setStyle(each, 'display', isShown ? 'block' : 'none !important');
    }
    makeRoom();
  };
  for (const link of doc.querySelectorAll(dismissLink)) {
    changes.setAttribute(link, 'role', 'button');
  }

  setShown(readCookie(doc, cookie) !== HIDDEN);
  onEnd(stores.$viewport.listen(makeRoom));
  delegate('click', dismissLink, (_link, event) => {
    event.preventDefault();
    // Without an expiry it lasts as long as the browser's session, as upstream's does.
    setSessionCookie(doc, cookie, HIDDEN);
    setShown(false);
    focusText(doc.body, changes);
  });
};

/**
 * Keeps the item counts in the header in step with the cart that the page shows. The code lies with
 * what replaces content, which is loaded where the cart has changed.
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

/** WooCommerce's own delay: a screen reader has finished with the new page by then. */
const ANNOUNCE_MS = 2000;

/** The style sheet shows the forms for login and coupons for good while the page claims no script. */
const markScripted = ({ page, changes }: ControllerScope) => {
  const { body } = page.document;
  if (!body.classList.contains(noJs)) return;
  changes.setClass(body, noJs, false);
  changes.setClass(body, js, true);
};

/** The sorting form is sent as soon as its value changes (specification S2.11). */
const submitOrdering = ({ delegate }: ControllerScope) =>
  delegate('change', ordering, (select) => select.closest('form')?.requestSubmit());

/**
 * Hides the count of a list, then puts its text in once more, so that it is spoken
 * (woocommerce.md §6.1).
 */
const announceResultCount = ({ page, changes, after }: ControllerScope) => {
  const count = page.document.querySelector(resultCount);
  if (!count) return;
  changes.setAttribute(count, 'aria-hidden', 'true');
  after(ANNOUNCE_MS, () => {
    changes.setAttribute(count, 'aria-hidden', undefined);
    count.replaceChildren(...count.childNodes);
  });
};

/** A transparent header lies over the place of messages. */
const uncoverNotices = ({ page, changes }: ControllerScope) => {
  for (const box of page.document.querySelectorAll<HTMLElement>(coveredNotices)) {
    changes.setStyle(box, 'margin-top', `${headerHeight(page.document)}px`);
    changes.setStyle(box, 'opacity', '1');
    changes.setAttribute(box, noticesPlaced, 'yes');
  }
};

/** Links that are announced as buttons are pressed by Space too; Enter is the browser's. */
const pressWithSpace = ({ delegate }: ControllerScope) =>
  delegate('keydown', linkButtons, (link, event) => {
    const { key, repeat } = event as KeyboardEvent;
    if (key !== ' ' || event.target !== link) return;
    event.preventDefault();
    if (!repeat) link.click();
  });

/** What nearly every page of the shop needs. */
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
