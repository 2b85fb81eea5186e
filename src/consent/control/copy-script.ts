import { trustedScript } from './trusted-script';

/** A script that has not started yet, with everything that the given one had. */
export const copyScript = (doc: Document, from: HTMLScriptElement): HTMLScriptElement => {
  const copy = doc.createElement('script');
  for (const { name, value } of from.attributes) {
    copy.setAttribute(name, name === 'src' ? trustedScript('createScriptURL', value) : value);
  }
  copy.text = trustedScript('createScript', from.text);
  copy.nonce = from.nonce;
  return copy;
};
