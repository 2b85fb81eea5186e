import type { Page } from '../../runtime/page';

/** A service that does not answer must not keep the visitor's message back, in milliseconds. */
const LIMIT_MS = 5000;

interface Service {
  readonly interaction?: (action: string) => Promise<unknown>;
}
interface Core {
  readonly etCore?: { readonly api?: { readonly spam?: { readonly recaptcha?: Service } } };
}

/** The token of the site's anti-spam service, empty without one (specification S7.33). */
export const spamToken = async (page: Page, action: string): Promise<string> => {
  const service = (page.window as Core).etCore?.api?.spam?.recaptcha;
  if (typeof service?.interaction !== 'function') return '';
  let timer = 0;
  const late = new Promise<string>((resolve) => {
    timer = page.window.setTimeout(resolve, LIMIT_MS, '');
  });
  try {
    const token = await Promise.race([service.interaction(action), late]);
    return typeof token === 'string' ? token : '';
  } catch {
    return '';
  } finally {
    page.window.clearTimeout(timer);
  }
};
