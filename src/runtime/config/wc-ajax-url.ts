import { text } from '../kit';

/** Where shop calls go; printed with every script of the shop. */
export const wcAjaxUrl = text('/?wc-ajax=%%endpoint%%');
