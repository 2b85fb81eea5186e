import type { ConsentGuard } from '../../runtime/consent-gate';
import { NAMESPACE } from '../names';

/** The functions that site snippets and tag templates call (cookieyes.md §11.1). */
export const offerFunctions = (
  win: Window,
  { law, categories, record }: ConsentGuard,
  call: (name: string) => void,
) => {
  const get = (key: string) => record().get(key) ?? '';
  const revisit = () => call('revisit');
  const functions = {
    [NAMESPACE]: {
      get _ckyConsentStore() {
        return record();
      },
      _ckyGetFromStore: get,
    },
    revisitCkyConsent: revisit,
    _revisitCkyConsent: revisit,
    performBannerAction: call,
    getCkyConsent: () => ({
      activeLaw: law,
      categories: Object.fromEntries(categories.map(({ slug }) => [slug, get(slug) === 'yes'])),
      isUserActionCompleted: get('action') === 'yes',
      consentID: get('consentid'),
      languageCode: String(
        (win as { _ckyConfig?: { _language?: string } })._ckyConfig?._language ?? '',
      ),
    }),
  };
  Object.assign(win, functions);
  return () => {
    for (const name of Object.keys(functions)) Reflect.deleteProperty(win, name);
  };
};
