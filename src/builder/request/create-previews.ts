import { safeUrl } from '../../runtime/kit';
import { createLifetime, type Lifetime } from '../../runtime/lifetime';
import {
  type PreviewResponse,
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

interface Pending {
  readonly response: Promise<PreviewResponse>;
  readonly life: Lifetime;
  /** Number of callers waiting for it. */
  waiting: number;
}

/**
 * Previews of one site: each shortcode text is requested once, a few in parallel; a failed one is
 * requested again. A request that nobody waits for any longer is aborted.
 */
export const createPreviews = (doc: Document, site: Site) => {
  const known = new Map<string, Pending>();
  const waiting: (() => void)[] = [];
  let running = 0;

  const acquire = async () => {
    if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
  };
  const release = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  const request = async (wanted: Wanted) => {
    await acquire();
    try {
      return await requestPreview(doc, { ...site, ...wanted });
    } finally {
      release();
    }
  };
  const start = (wanted: Wanted): Pending => {
    const { shortcode } = wanted;
    const life = createLifetime();
    const response = request({ ...wanted, signal: life.signal });
    const pending = { response, life, waiting: 0 };
    const forget = () => {
      if (known.get(shortcode) === pending) known.delete(shortcode);
    };
    response.catch(forget);
    life.signal.addEventListener('abort', forget);
    known.set(shortcode, pending);
    return pending;
  };

  return {
    get(wanted: Wanted): Promise<PreviewResponse> {
      const { shortcode, signal } = wanted;
      const pending = known.get(shortcode) ?? start(wanted);
      pending.waiting += 1;
      if (!signal) return pending.response;
      const stay = createLifetime();
      return new Promise<PreviewResponse>((resolve, reject) => {
        const leave = () => {
          reject(new PreviewError('aborted'));
          pending.waiting -= 1;
          if (pending.waiting === 0) pending.life.end();
        };
        pending.response.then(resolve, reject).finally(stay.end);
        if (signal.aborted) leave();
        else signal.addEventListener('abort', leave, { signal: stay.signal });
      });
    },
  };
};
