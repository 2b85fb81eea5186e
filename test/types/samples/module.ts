import type {
  BusEvents,
  ConsentState,
  DiviPage,
  Fault,
  IslandInfo,
  Skerry,
  WooCheckout,
} from 'skerry';

// A plugin with a bundler. Compiled by test/types/shipped-types.test.ts, never run.

/** Sends the contents of the cart to another service, once the visitor allows it. */
export const start = (skerry: Skerry): (() => void) => {
  const onCart = ({ hash, source }: BusEvents['cart:changed']) => send(hash, source);
  skerry.on('cart:changed', onCart);
  skerry.on('form:sent', ({ root, kind }) => send(root.id, kind));
  const undo = skerry.consent.subscribe((state: ConsentState) => send('', state.status));
  const failed: readonly IslandInfo[] = skerry
    .islands()
    .filter(({ status }) => status === 'failed');
  for (const { root, mountMs } of failed) send(root.id, mountMs.toFixed(1));
  for (const { source, phase } of skerry.faults() satisfies readonly Fault[]) send(source, phase);
  skerry.scan(document.body);
  skerry.unmount();
  send(skerry.cart().hash ?? '', skerry.version);
  return () => {
    undo();
    skerry.off('cart:changed', onCart);
  };
};

const send = (first: string, second: string) => [first, second];

export const nonceOf = ({ et_frontend_nonce: nonce }: DiviPage): string => nonce;
export const isGuestWelcome = (checkout: WooCheckout): boolean =>
  checkout.option_guest_checkout === 'yes';

if (window.skerry) start(window.skerry);
document.addEventListener('skerry:ready', ({ detail }) => start(detail));
document.addEventListener('skerry:error', (event) => {
  if (event.detail.source === 'tabs') event.preventDefault();
});
document.addEventListener('skerry:goal:reached', ({ detail: { record } }) => send(record, ''));
document.addEventListener(
  'cookieyes_consent_update',
  ({ detail: { accepted } }) => accepted.length,
);

// @ts-expect-error: the script may not be loaded yet
window.skerry.scan();
// @ts-expect-error: there is no such event
window.skerry?.on('cart:change', () => {});
// @ts-expect-error: the event has the source of the change, no count
window.skerry?.on('cart:changed', ({ count }) => count);
// @ts-expect-error: Skerry’s properties are read-only
if (window.skerry) window.skerry.version = '';
// @ts-expect-error: not mirrored on the document
document.addEventListener('skerry:request:ended', ({ detail }) => detail);
