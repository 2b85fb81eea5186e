// @ts-check
import { inlineScript } from '../globals/localize.mjs';

const blockedStorage = `
(function () {
  function deny() { throw new DOMException('Storage is blocked on this page.', 'SecurityError'); }
  Object.defineProperty(window, 'localStorage', { configurable: true, get: deny });
  Object.defineProperty(window, 'sessionStorage', { configurable: true, get: deny });
  Object.defineProperty(Document.prototype, 'cookie', { configurable: true, get: deny, set: deny });
})();`;

const reducedMotion = `
(function () {
  var matchMedia = window.matchMedia.bind(window);
  window.matchMedia = function (query) {
    var original = String(query);
    var rewritten = original
      .replace(/\\(\\s*prefers-reduced-motion\\s*:\\s*no-preference\\s*\\)/g, '(max-width: 0px)')
      .replace(/\\(\\s*prefers-reduced-motion\\s*(:\\s*reduce\\s*)?\\)/g, '(min-width: 0px)');
    var list = matchMedia(rewritten);
    if (rewritten !== original) Object.defineProperty(list, 'media', { value: original });
    return list;
  };
})();`;

/**
 * Scripts that have to run before Skerry's.
 * @param {import('../visit.mjs').Visit} visit
 */
export function earlyScripts({ switches, nonce }) {
  return [
    switches.storage === 'blocked' ? inlineScript(nonce, blockedStorage, 'qa-storage') : '',
    switches.motion === 'reduce' ? inlineScript(nonce, reducedMotion, 'qa-motion') : '',
  ];
}
