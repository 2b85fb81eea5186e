import { safeUrl } from '../../runtime/kit';
import { createLifetime, type Lifetime } from '../../runtime/lifetime';
import {
  type PreviewAnswer,
  PreviewError,
  type PreviewRequest,
  requestPreview,
} from './request-preview';

/**
 * Adds the style sheets of a response that the page lacks, except the preview page's own. Returns
 * the function that removes them.
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

/** Maximum number of parallel requests; each is a page load. */
const AT_ONCE = 4;

type Site = Pick<PreviewRequest, 'siteUrl' | 'nonce' | 'timeoutMs'>;
type Wanted = Omit<PreviewRequest, keyof Site>;

interface Asked {
  readonly answer: Promise<PreviewAnswer>;
  readonly life: Lifetime;
  /** Number of callers waiting for it. */
  waiting: number;
}

/**
 * Previews of one site: each shortcode text is requested once, a few in parallel; a failed one is
 * requested again. A request that nobody waits for any longer is aborted.
 */
export const createPreviews = (doc: Document, site: Site) => {
  const known = new Map<string, Asked>();
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
  const request = async (wanted: Wanted) => {
    await take();
    try {
      return await requestPreview(doc, { ...site, ...wanted });
    } finally {
      give();
    }
  };
  const ask = (wanted: Wanted): Asked => {
    const { shortcode } = wanted;
    const life = createLifetime();
    const answer = request({ ...wanted, signal: life.signal });
    const asked = { answer, life, waiting: 0 };
    const forget = () => {
      if (known.get(shortcode) === asked) known.delete(shortcode);
    };
    answer.catch(forget);
    life.signal.addEventListener('abort', forget);
    known.set(shortcode, asked);
    return asked;
  };

  return {
    get(wanted: Wanted): Promise<PreviewAnswer> {
      const { shortcode, signal } = wanted;
      const asked = known.get(shortcode) ?? ask(wanted);
      asked.waiting += 1;
      if (!signal) return asked.answer;
      const stay = createLifetime();
      return new Promise<PreviewAnswer>((resolve, reject) => {
        const leave = () => {
          reject(new PreviewError('aborted'));
          asked.waiting -= 1;
          if (asked.waiting === 0) asked.life.end();
        };
        asked.answer.then(resolve, reject).finally(stay.end);
        if (signal.aborted) leave();
        else signal.addEventListener('abort', leave, { signal: stay.signal });
      });
    },
  };
};
