import { safeUrl } from '../../runtime/kit';
import { type PreviewAnswer, type PreviewRequest, requestPreview } from './request-preview';

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

/** Each is a page load of its own. */
const AT_ONCE = 4;

type Site = Pick<PreviewRequest, 'siteUrl' | 'nonce' | 'timeoutMs'>;
type Wanted = Omit<PreviewRequest, keyof Site>;

/**
 * Previews of one site: every shortcode text is asked for once, a few at a time; one that failed is
 * asked for again.
 */
export const createPreviews = (doc: Document, site: Site) => {
  const known = new Map<string, Promise<PreviewAnswer>>();
  const waiting: (() => void)[] = [];
  let running = 0;

  const take = async () => {
    if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
  };
  const give = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  const ask = async (wanted: Wanted) => {
    await take();
    try {
      return await requestPreview(doc, { ...site, ...wanted });
    } catch (error) {
      known.delete(wanted.shortcode);
      throw error;
    } finally {
      give();
    }
  };

  return {
    get(wanted: Wanted): Promise<PreviewAnswer> {
      const answer = known.get(wanted.shortcode) ?? ask(wanted);
      known.set(wanted.shortcode, answer);
      return answer;
    },
  };
};
