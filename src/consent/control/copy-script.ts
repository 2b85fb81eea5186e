import { addressOf, isSvg } from '../guard/gate-rules';
import { trustedScript } from './trusted-script';

/** A script that has not started yet, with everything that the given one had. */
export const copyScript = (doc: Document, from: HTMLScriptElement): HTMLScriptElement => {
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
