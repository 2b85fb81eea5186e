import { shape, text } from '../../runtime/config/reader';
import type { ControllerScope } from '../../runtime/controller-scope';
import type { Page } from '../../runtime/page';
import { readKept } from '../cart/cart-response';
import { cartFragmentsParams } from '../config/fragments';
import {
  cartQuantity,
  cartTable,
  diviCount,
  extraCart,
  lineQuantity,
  miniCart,
  miniCartLine,
} from './names';
import { emptyMessage } from '../names';

/** Global `DIVI`: texts for the item count in the header, each with a `%d`. */
export const diviTheme = {
  name: 'DIVI',
  read: shape({ item_count: text('%d Item'), items_count: text('%d Items'), row_selector: text() }),
};

/** Global of the Extra theme. */
export const extraTheme = {
  name: 'EXTRA',
  read: shape({
    item_count: text('%d Item'),
    items_count: text('%d Items'),
    item_in_cart_count: text('%d Item in Cart'),
    items_in_cart_count: text('%d Items in Cart'),
  }),
};

interface CountTexts {
  /** Each with a `%d`. */
  readonly one: string;
  readonly many: string;
}

/** The number of items in the theme's text, singular for exactly one (specification S4.16). */
export const countText = (count: number, { one, many }: CountTexts): string =>
  (count === 1 ? one : many).replace('%d', () => String(count));

/** Thousands separators, as in `1,200 × £3.50`; the price after the sign does not count. */
const THOUSANDS = /[\s.,'’](?=\d{3}(?!\d))/g;

/** Adds up the quantities at the start of lines; lines without a number are ignored. */
export const sumQuantities = (lines: readonly string[]): number =>
  lines
    .map((line) => Number.parseInt(line.trim().replace(THOUSANDS, ''), 10))
    .reduce((sum, value) => (value > 0 ? sum + value : sum), 0);

/** The lines of a mini-cart, `3 × £5` for one. */
const countLines = (mini: ParentNode): number => {
  const lines = [...mini.querySelectorAll(`${miniCartLine} ${lineQuantity}`)];
  return sumQuantities(lines.map(({ textContent }) => textContent ?? ''));
};

/** Number of items that the page shows, or that the cached mini-cart has; null where there is neither. */
const countItems = async ({ document: doc, globals, session, insert }: Page) => {
  // Wishlists render a table with these classes too, but without quantities.
  const table = doc.querySelector(`${cartTable} ${cartQuantity} input`)?.closest(cartTable);
  if (table) {
    const inputs = [...table.querySelectorAll<HTMLInputElement>(`${cartQuantity} input`)];
    // The server's values: quantities that are only typed are not in the cart.
    return sumQuantities(inputs.map(({ defaultValue }) => defaultValue));
  }
  const mini = doc.querySelector(`.${miniCart}`);
  if (mini?.firstElementChild) return countLines(mini);
  if (doc.querySelector(emptyMessage)) return 0;
  // An empty mini-cart has not been filled yet.
  if (mini) return null;
  const kept = session.get(globals.get(cartFragmentsParams).fragment_name);
  const html = readKept(kept)?.[`div.${miniCart}`];
  return html ? countLines(await insert.fragment(html, 'content')) : null;
};

/** Writes item counts into the headers of Divi and Extra, which no fragment updates (woocommerce.md §5.5). */
export const createCounts = ({ page, changes, signal, onEnd }: ControllerScope) => {
  const { document: doc, globals } = page;
  const divi = globals.get(diviTheme);
  const extra = globals.get(extraTheme);
  const before = new Map<Element, string>();

  const write = (element: Element | null, text: string) => {
    // Icon-only variants have no text and get none.
    if (!element?.textContent?.trim() || element.textContent === text) return;
    if (!before.has(element)) before.set(element, element.textContent);
    element.textContent = text;
  };
  onEnd(() => {
    for (const [element, text] of before) element.textContent = text;
  });
  return async (): Promise<void> => {
    const count = await countItems(page);
    if (count === null || signal.aborted) return;
    const text = countText(count, { one: divi.item_count, many: divi.items_count });
    for (const element of doc.querySelectorAll(diviCount)) write(element, text);
    for (const link of doc.querySelectorAll(extraCart)) {
      const words = { one: extra.item_count, many: extra.items_count };
      const title = { one: extra.item_in_cart_count, many: extra.items_in_cart_count };
      write(link.querySelector('span'), countText(count, words));
      changes.setAttribute(link, 'title', countText(count, title));
    }
  };
};
