/** Specification S9.27. */
const SHORTEST = 6;

const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]+$/;
const LABEL = /^(?!-)[a-z0-9-]+(?<!-)$/;

/**
 * Whether a text counts as an address, by the rules of the site's own server (specification S5.04 to
 * S5.08, divi-forms.md §1.2), except that a second `@` makes it none: nobody would get the mail.
 */
export const isEmail = (text: string): boolean => {
  const address = text.trim().toLowerCase();
  if (address.length < SHORTEST) return false;
  const [local = '', domain = '', ...rest] = address.split('@');
  const labels = domain.split('.');
  return (
    rest.length === 0 &&
    LOCAL.test(local) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label))
  );
};
