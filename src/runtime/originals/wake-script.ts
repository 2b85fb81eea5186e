import { HANDLE, ID, NEEDS, ORIGINAL, TYPE } from './names';

/** Scripts for old engines and blocks of data never load and never fail. */
export const ends = ({ src, noModule, type }: HTMLScriptElement) =>
  src && !noModule && /^$|script|module/i.test(type);

/**
 * Lets the browser run an inert script at its place, without a word of script put together: its own address
 * and text stay in it, so that nonces and `require-trusted-types-for 'script'` hold. False where the consent
 * guard keeps it: it then runs with the visitor's consent.
 */
export const wakeScript = (script: HTMLScriptElement): boolean => {
  const { parentNode, nextSibling } = script;
  const id = script.getAttribute(ID);
  const type = script.getAttribute(TYPE) || 'text/javascript';
  for (const name of [ORIGINAL, HANDLE, NEEDS, ID, TYPE]) script.removeAttribute(name);
  if (id) script.id = id;
  // The guard has its own say here.
  script.setAttribute('type', type);
  if (script.type !== type) return false;
  // The parser has made it one that runs whenever it likes.
  script.async = script.hasAttribute('async');
  script.remove();
  parentNode?.insertBefore(script, nextSibling);
  return true;
};
