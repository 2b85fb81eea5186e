import { HANDLE, ID, NEEDS, ORIGINAL, TYPE } from './names';

/** Scripts for old engines and data blocks never load and never fail. */
export const ends = ({ src, noModule, type }: HTMLScriptElement) =>
  src && !noModule && /^$|script|module/i.test(type);

/**
 * Lets the browser run an inert script in its place without assembling any code: address and text
 * stay in it, so nonces and `require-trusted-types-for 'script'` hold. Returns false where the
 * consent guard holds it: then it runs after consent.
 */
export const activateScript = (script: HTMLScriptElement): boolean => {
  const { parentNode, nextSibling } = script;
  const id = script.getAttribute(ID);
  const type = script.getAttribute(TYPE) || 'text/javascript';
  for (const name of [ORIGINAL, HANDLE, NEEDS, ID, TYPE]) script.removeAttribute(name);
  if (id) script.id = id;
  // The guard decides here.
  script.setAttribute('type', type);
  if (script.type !== type) return false;
  // The parser has made it asynchronous.
  script.async = script.hasAttribute('async');
  script.remove();
  parentNode?.insertBefore(script, nextSibling);
  return true;
};
