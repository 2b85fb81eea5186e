import * as names from './names';
import { scriptAt } from '../../runtime/dom/script-at';
import { createLifetime, shape, text } from '../../runtime/kit';
import type { Page } from '../../runtime/page';

export const recaptcha = {
  name: 'et_core_api_spam_recaptcha',
  read: shape({ site_key: text(), page_action: shape({ action: text() }) }),
};

/** How long a message waits for the service, in milliseconds. */
const LIMIT_MS = 5000;

type RequestToken = (action: string) => PromiseLike<unknown>;

interface Provider {
  ready(then: () => void): void;
  execute(siteKey: string, options: { readonly action: string }): PromiseLike<unknown>;
}
interface Globals {
  /** The builder's own adapter, if its script is still on the page. */
  readonly etCore?: { readonly api?: { readonly spam?: { readonly recaptcha?: unknown } } };
  readonly grecaptcha?: Partial<Provider>;
}

const adapterOf = (page: Page): RequestToken | null => {
  const service = (page.window as Globals).etCore?.api?.spam?.recaptcha as
    | { readonly interaction?: RequestToken }
    | undefined;
  return typeof service?.interaction === 'function'
    ? (action) => service.interaction?.(action) ?? Promise.resolve('')
    : null;
};

const providerOf = (page: Page, siteKey: string): RequestToken | null => {
  const { ready, execute } = (page.window as Globals).grecaptcha ?? {};
  if (typeof ready !== 'function' || typeof execute !== 'function') return null;
  return (action) =>
    new Promise((resolve, reject) => {
      ready(() => void execute(siteKey, { action }).then(resolve, reject));
    });
};

/**
 * Inserts the provider's script once, unless the page has it or its adapter, or consent forbids it.
 * The key comes from the page's configuration.
 */
export const loadService = (page: Page): void => {
  const { document: doc, consent, globals } = page;
  const key = globals.get(recaptcha).site_key;
  const isThere = doc.getElementById(names.script) || adapterOf(page) || providerOf(page, key);
  const url = names.service + encodeURIComponent(key);
  if (!key || isThere || !consent.isUrlAllowed(url)) return;
  const script = scriptAt(doc, url);
  script.id = names.script;
  // Removed so that the next message requests it again.
  script.addEventListener('error', () => script.remove(), { once: true });
  doc.head.append(script);
};

/** Resolves to true when another script has loaded; to false when the provider's own has failed. */
const arrival = (page: Page, signal: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    // Neither event of a script bubbles, but both can be captured.
    const options = { capture: true, signal };
    page.document.addEventListener('load', () => resolve(true), options);
    const onError = ({ target }: Event) => {
      if ((target as Element).id === names.script) resolve(false);
    };
    page.document.addEventListener('error', onError, options);
  });

const requestToken = async (page: Page, action: string, signal: AbortSignal): Promise<unknown> => {
  const key = page.globals.get(recaptcha).site_key;
  const service = () => adapterOf(page) ?? (key ? providerOf(page, key) : null);
  loadService(page);
  // One iteration per loaded script: the provider's own may load another.
  while (!service() && page.document.getElementById(names.script)) {
    if (!(await arrival(page, signal))) break;
  }
  return service()?.(action);
};

/**
 * The token of the site's anti-spam service (specification S7.33); empty where there is none, where
 * it fails, or after five seconds.
 */
export const spamToken = async (page: Page, action: string): Promise<string> => {
  const { signal, end } = createLifetime();
  let timer = 0;
  const late = new Promise<string>((resolve) => {
    timer = page.window.setTimeout(resolve, LIMIT_MS, '');
  });
  try {
    const token = await Promise.race([requestToken(page, action, signal), late]);
    return typeof token === 'string' ? token : '';
  } catch {
    return '';
  } finally {
    end();
    page.window.clearTimeout(timer);
  }
};
