import { safeUrl } from '../../runtime/kit';

/**
 * Adds the style sheets of an answer that the page lacks; the preview page's own one is left out.
 * Returns what takes them out again.
 */
export const adoptStyleSheets = (
  doc: Document,
  addresses: readonly string[],
  ownAddress: string = '',
): (() => void) => {
  const known = new Set(
    [...doc.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) => href),
  );
  const own = safeUrl(ownAddress, doc.baseURI)?.href;
  const added = addresses.flatMap((address) => {
    const url = safeUrl(address, doc.baseURI)?.href;
    if (!url || url === own || known.has(url)) return [];
    known.add(url);
    const link = doc.createElement('link');
    link.rel = 'stylesheet';
    link.type = 'text/css';
    link.media = 'all';
    link.href = url;
    doc.head.append(link);
    return [link];
  });
  return () => {
    for (const link of added) link.remove();
  };
};
