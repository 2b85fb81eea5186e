/** Specification S9.27. */
const SHORTEST = 6;

const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]+$/;
const LABEL = /^(?!-)[a-z0-9-]+(?<!-)$/;

/**
 * Whether a text counts as an address, by the rules of the site's own server (specification S5.04 to
 * S5.08, contract divi-modules.md §15.4). What follows a second `@` is ignored, as it always was.
 */
export const isEmail = (text: string): boolean => {
  const address = text.trim().toLowerCase();
  if (address.length < SHORTEST || address.indexOf('@') < 1) return false;
  const [local = '', domain = ''] = address.split('@');
  const labels = domain.split('.');
  return LOCAL.test(local) && labels.length > 1 && labels.every((label) => LABEL.test(label));
};
