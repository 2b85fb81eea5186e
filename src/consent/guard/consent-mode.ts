import { CONSENT_MODE_SCRIPT } from '../names';

/** Google's signals and the category that each depends on (cookieyes.md §12.1). */
const SIGNALS = {
  ad_storage: 'advertisement',
  ad_user_data: 'advertisement',
  ad_personalization: 'advertisement',
  analytics_storage: 'analytics',
  functionality_storage: 'functional',
  personalization_storage: 'functional',
  security_storage: 'necessary',
};

type Test = (slug: string) => boolean;

/** Google's tags read commands from `arguments` objects, not from arrays. */
function command(_topic: 'consent', _kind: 'default' | 'update', _signals: object) {
  // biome-ignore lint/complexity/noArguments: see above
  return arguments;
}

/**
 * Implements Google Consent Mode v2 on pages with Google's tags: a denied default before the first
 * tag, unless another source has pushed one, then updates. Nothing elsewhere.
 */
export const createConsentMode = (win: Window, isGranted: Test, isSettled: () => boolean) => {
  const globals = win as unknown as Record<string, unknown>;
  const settings = globals.ckySettings as { readonly dataLayerName?: string } | undefined;
  const name = settings?.dataLayerName ?? 'dataLayer';
  let layer: unknown[] | undefined;

  const signals = (kind: 'default' | 'update', isOn: Test) =>
    command(
      'consent',
      kind,
      Object.fromEntries(
        Object.entries(SIGNALS).map(([signal, slug]) => [
          signal,
          isOn(slug) ? 'granted' : 'denied',
        ]),
      ),
    );

  const isDefault = (entry: unknown) => {
    const [topic, kind] = Array.from(Object(entry) as ArrayLike<unknown>);
    return topic === 'consent' && kind === 'default';
  };

  const pushSignals = () => {
    if (layer) return;
    const found = globals[name] ?? [];
    if (!Array.isArray(found)) return;
    layer = found;
    globals[name] = layer;
    const updates = isSettled() ? [signals('update', isGranted)] : [];
    if (layer.some(isDefault) || win.document.getElementById(CONSENT_MODE_SCRIPT)) {
      layer.push(...updates);
    } else {
      // At the front, because the snippets of owners push their commands before the tag has loaded.
      layer.unshift(
        signals('default', (slug) => slug === 'necessary'),
        ...updates,
      );
    }
  };

  if (globals[name] ?? globals.gtag) pushSignals();
  return {
    /** A tag is about to load: the owner's snippets run after the guard. */
    onScript(address: string) {
      if (/\/\/[\w.]*googletagmanager\.com\//.test(address)) pushSignals();
    },
    update: () => layer?.push(signals('update', isGranted)),
  };
};
