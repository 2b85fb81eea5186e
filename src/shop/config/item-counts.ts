import { shape, text } from '../../runtime/config/reader';

/** `DIVI`: texts for the item count in the header, each with a `%d`. */
export const diviTheme = {
  name: 'DIVI',
  read: shape({ item_count: text('%d Item'), items_count: text('%d Items'), row_selector: text() }),
};

/** Extra theme. */
export const extraTheme = {
  name: 'EXTRA',
  read: shape({
    item_count: text('%d Item'),
    items_count: text('%d Items'),
    item_in_cart_count: text('%d Item in Cart'),
    items_in_cart_count: text('%d Items in Cart'),
  }),
};
