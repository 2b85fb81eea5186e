import { addressOf, isSvg, type Holdable, isScript } from '../guard/gate-rules';
import type { ConsentGuard } from '../../runtime/consent-gate';
import type { ControllerScope } from '../../runtime/controller-scope';
import { isWaiting, WAITING, reinsert } from '../guard/create-hold';
import { KEPT_SRC, ORDER_SOURCE } from '../names';
import { safeUrl } from '../../runtime/kit';
import { trackOrders } from './other-apis';

type Kind = 'createScript' | 'createScriptURL';
type Policy = Readonly<Record<Kind, (value: string) => string>>;
interface Factory {
  createPolicy(name: string, rules: Policy): Policy;
}

let policy: Policy | undefined;

/**
 * Satisfies `require-trusted-types-for 'script'`. Only passes on what was in a script element of
 * this page, never assembled text.
 */
const trustedScript = (kind: Kind, value: string): string => {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: Factory };
  policy ??= trustedTypes?.createPolicy('skerry-consent', {
    createScript: (text) => text,
    createScriptURL: (url) => url,
  });
  return policy ? policy[kind](value) : value;
};

/** A script that has not started yet, with everything that the given one had. */
const copyScript = (doc: Document, from: HTMLScriptElement): HTMLScriptElement => {
  const address = addressOf(from);
  const copy = doc.createElement('script');
  for (const { name, value } of from.attributes) {
    copy.setAttribute(name, name === 'src' ? trustedScript('createScriptURL', value) : value);
  }
  if (isSvg(from) && address) copy.src = trustedScript('createScriptURL', address);
  copy.text = trustedScript('createScript', from.textContent ?? '');
  copy.nonce = from.nonce;
  return copy;
};

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

const ended = (script: HTMLScriptElement) =>
  new Promise((resolve) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', resolve);
  });

/** Scripts for old engines and data blocks never load and never fail. */
const ends = ({ noModule, type }: HTMLScriptElement) => !noModule && /^$|script|module/i.test(type);

interface Release {
  /** Releases everything that is allowed now. */
  all(): Promise<void>;
  frame(frame: HTMLIFrameElement): void;
}

/**
 * Releases what has been held; nothing runs that the page's CSP would have blocked. Attributes are
 * restored at the end; scripts that ran cannot be undone.
 */
export const createRelease = (
  { page, changes, listen }: Pick<ControllerScope, 'page' | 'changes' | 'listen'>,
  { kept, isBlocked }: ConsentGuard,
): Release => {
  const { document: doc } = page;
  const { nonce } = page.options;
  const warned = new WeakSet<Element>();
  let latest = 0;
  let earlier: Promise<unknown> | null = null;

  const isTrusted = (script: HTMLScriptElement, isCreated: boolean) => {
    if (!nonce || isCreated || script.nonce === nonce) return true;
    if (!warned.has(script)) {
      warned.add(script);
      console.warn('[skerry] consent: not released, it lacks the nonce of the page', script);
    }
    return false;
  };

  const releaseScript = (held: HTMLScriptElement) => {
    const { type = null, isCreated = false, original } = kept.get(held) ?? {};
    if (!isTrusted(original ?? held, isCreated)) return;
    const script = original ? copyScript(doc, original) : held;
    // A script that the parser could not prepare counts as async afterwards; its markup tells.
    const async = original || isCreated ? (original ?? held).async : held.hasAttribute('async');
    kept.delete(held);
    changes.setAttribute(script, 'type', type);
    script.async = async;
    if (isCreated && nonce) script.nonce = nonce;
    if (script.hasAttribute('src') && !async && ends(script))
      earlier = Promise.all([earlier, ended(script)]);
    const source = ORDER_SOURCE.exec(addressOf(script))?.[0];
    if (source) listen(script, 'load', () => trackOrders(page.window, source));
    if (original) held.replaceWith(script);
    else reinsert(script);
  };

  const frame = (held: HTMLIFrameElement) => {
    const address = addressOf(held);
    changes.setAttribute(held, KEPT_SRC, null);
    // Attributes may come from sanitised content; an address that runs code is not allowed.
    const url = safeUrl(address, doc.baseURI);
    if (url?.protocol.startsWith('http')) changes.setAttribute(held, 'src', address);
  };

  return {
    frame,
    /**
     * Frames first, which wait for no script, then scripts in document order, one per task, so that
     * a click paints first. Each is checked again just before, so that a withdrawal meanwhile stops
     * the rest.
     */
    async all() {
      const current = ++latest;
      const held = [...doc.querySelectorAll<Holdable>(WAITING)];
      for (const element of held.sort((a, b) => Number(isScript(a)) - Number(isScript(b)))) {
        if (isBlocked(element)) continue;
        await nextTask();
        // An inline script may need what external ones before it define.
        if (isScript(element) && !addressOf(kept.get(element)?.original ?? element)) await earlier;
        if (current !== latest) return;
        if (!element.isConnected || !isWaiting(element) || isBlocked(element)) continue;
        if (isScript(element)) releaseScript(element);
        else frame(element);
      }
    },
  };
};
