import { callField } from './names';

/** The query pairs of a pager's link that belong to the page and not to the call that printed it. */
export const pagePairs = (search: string): readonly (readonly [string, string])[] =>
  [...new URLSearchParams(search)].filter(([name]) => !callField.test(name));

/** Where a link of a pager leads as a link: this page, with the page of the list. */
export const pageAddress = (link: string, here: string): string => {
  const address = new URL(here);
  for (const [name, value] of pagePairs(new URL(link, here).search)) {
    address.searchParams.set(name, value);
  }
  address.hash = '';
  return address.href;
};
