import { safeUrl } from '../../runtime/kit';

/** Set by other parts of a view, or able to run code. */
const refused = /^(on|srcdoc$|class$|style$|srcset$|sizes$|id$)/i;
const wellFormed = /^[a-z_][\w.-]*$/i;
const addresses = ['src', 'href', 'action', 'formaction', 'poster', 'data'];

/** Whether a view may set an attribute. */
export const isSafeAttribute = (name: string, value: string, base: string): boolean =>
  wellFormed.test(name) &&
  !refused.test(name) &&
  (!addresses.includes(name.toLowerCase()) || value === '' || safeUrl(value, base) !== null);
