import * as names from './names';
import { flag, shape, text } from '../../runtime/config/reader';
import { readCookie } from '../../runtime/kit';
import { setCookie } from '../../runtime/cookies';
import { scriptAt } from '../../runtime/dom/script-at';
import type { Start } from '../../runtime/definition';

/** ActiveCampaign's plugins; nested values keep their type, numbers or numeric strings. */
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

/** The e-mail provider's tracking script, once the visitor agrees (woocommerce.md §8.3). */
export const start: Start = ({ page, onEnd }) => {
  const { document: doc, globals, consent } = page;
  const { ac_settings: settings, user_email } = globals.get(siteTracking);
  const win = page.window as unknown as Record<string, unknown>;
  if (!settings.site_tracking) return;
  if (!settings.tracking_actid) {
    // The text that site owners look for (specification S5.19).
    // oxlint-disable-next-line no-console
    console.log('Site tracking account not found');
    return;
  }
  let isStarted = false;

  const enable = () => {
    setCookie(names.cookie, '1', { days: COOKIE_DAYS, sameSite: 'none', secure: true });
    call('process', 'allowTracking');
  };
  const call = (...args: unknown[]) => (win[names.queueName] as Queue)(...args);
  const begin = () => {
    if (isStarted || !consent.isGranted(names.category) || !consent.isUrlAllowed(names.loader)) {
      return;
    }
    isStarted = true;
    const queue: Queue = (...args) => {
      queue.q = [...(queue.q ?? []), args];
    };
    queue.l = Date.now();
    win[names.aliasName] = names.queueName;
    win[names.queueName] ??= queue;
    const script = scriptAt(doc, names.loader);
    if (page.options.nonce) script.nonce = page.options.nonce;
    doc.head.append(script);
    onEnd(() => script.remove());
    call('setAccount', settings.tracking_actid);
    call('setTrackByDefault', settings.site_tracking_default);
    const email = win[names.emailName] || user_email;
    if (email) call('setEmail', email);
    call('process');
    win[names.enableName] = enable;
    if (settings.site_tracking_default || readCookie(doc, names.cookie)) enable();
  };
  begin();
  onEnd(consent.subscribe(begin));
};
