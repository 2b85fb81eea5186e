import { flag, shape, text } from '../../runtime/config/reader';
import { readCookie } from '../../runtime/kit';
import { setCookie } from '../../runtime/cookies';
import { scriptAt } from '../../runtime/dom/script-at';
import type { Start } from '../../runtime/definition';

/** ActiveCampaign's site tracking, as its WordPress plugins print and call it (woocommerce.md §8.3). */
const LOADER = 'https://diffuser-cdn.app-us1.com/diffuser/diffuser.js';
const QUEUE_NAME = 'vgo';
const ALIAS_NAME = 'visitorGlobalObjectAlias';
const ENABLE_NAME = 'acEnableTracking';
const EMAIL_NAME = 'trackcmp_email';
const COOKIE = 'ac_enable_tracking';
/** The consent category that it needs. */
const CATEGORY = 'advertisement';

/** Global of ActiveCampaign's plugins; nested values keep their type, numbers or numeric strings. */
export const siteTracking = {
  name: 'php_data',
  read: shape({
    ac_settings: shape({
      tracking_actid: text(),
      site_tracking: flag(),
      site_tracking_default: flag(),
    }),
    user_email: text(),
  }),
};

/** Specification S9.04. */
const COOKIE_DAYS = 30;

type Queue = ((...call: unknown[]) => void) & { q?: unknown[]; l?: number };

/** Loads the e-mail provider's tracking script after consent (woocommerce.md §8.3). */
export const start: Start = ({ page, onEnd }) => {
  const { document: doc, globals, consent } = page;
  const { ac_settings: settings, user_email } = globals.get(siteTracking);
  const win = page.window as unknown as Record<string, unknown>;
  if (!settings.site_tracking) return;
  if (!settings.tracking_actid) {
    // The message that site owners look for (specification S5.19).
    // oxlint-disable-next-line no-console
    console.log('Site tracking account not found');
    return;
  }
  let isStarted = false;

  const enable = () => {
    setCookie(COOKIE, '1', { days: COOKIE_DAYS, sameSite: 'none', secure: true });
    call('process', 'allowTracking');
  };
  const call = (...args: unknown[]) => (win[QUEUE_NAME] as Queue)(...args);
  const begin = () => {
    if (isStarted || !consent.isGranted(CATEGORY) || !consent.isUrlAllowed(LOADER)) {
      return;
    }
    isStarted = true;
    const queue: Queue = (...args) => {
      queue.q = [...(queue.q ?? []), args];
    };
    queue.l = Date.now();
    win[ALIAS_NAME] = QUEUE_NAME;
    win[QUEUE_NAME] ??= queue;
    const script = scriptAt(doc, LOADER);
    if (page.options.nonce) script.nonce = page.options.nonce;
    doc.head.append(script);
    onEnd(() => script.remove());
    call('setAccount', settings.tracking_actid);
    call('setTrackByDefault', settings.site_tracking_default);
    const email = win[EMAIL_NAME] || user_email;
    if (email) call('setEmail', email);
    call('process');
    win[ENABLE_NAME] = enable;
    if (settings.site_tracking_default || readCookie(doc, COOKIE)) enable();
  };
  begin();
  onEnd(consent.subscribe(begin));
};
