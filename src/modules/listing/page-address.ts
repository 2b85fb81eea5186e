/** They only tell the server which module a page was asked for (divi-modules.md §8.5). */
const asked = ['et_blog', 'et_portfolio'];

/**
 * What a page of a list is kept under. The first page stands in the address bar without the argument
 * that its link carries.
 */
export const pageAddress = (address: string, base: string): string => {
  const url = new URL(address, base);
  url.hash = '';
  const kept = url.search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !asked.includes(part.split('=', 1)[0] ?? ''));
  url.search = kept.join('&');
  return url.href;
};
