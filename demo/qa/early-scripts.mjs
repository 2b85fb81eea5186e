// @ts-check
import { inlineScript } from '../globals/localize.mjs';

const blockedStorage = `
(function () {
  function refuse() { throw new DOMException('Storage is blocked on this page.', 'SecurityError'); }
  Object.defineProperty(window, 'localStorage', { configurable: true, get: refuse });
  Object.defineProperty(window, 'sessionStorage', { configurable: true, get: refuse });
  Object.defineProperty(Document.prototype, 'cookie', { configurable: true, get: refuse, set: refuse });
})();`;

const reducedMotion = `
(function () {
  var ask = window.matchMedia.bind(window);
  window.matchMedia = function (query) {
    var asked = String(query);
    var answered = asked
      .replace(/\\(\\s*prefers-reduced-motion\\s*:\\s*no-preference\\s*\\)/g, '(max-width: 0px)')
      .replace(/\\(\\s*prefers-reduced-motion\\s*(:\\s*reduce\\s*)?\\)/g, '(min-width: 0px)');
    var list = ask(answered);
    if (answered !== asked) Object.defineProperty(list, 'media', { value: asked });
    return list;
  };
})();`;

/**
 * What has to be in force before the product's own script runs.
 * @param {import('../visit.mjs').Visit} visit
 */
export function earlyScripts({ switches, nonce }) {
  return [
    switches.storage === 'blocked' ? inlineScript(nonce, blockedStorage, 'qa-storage') : '',
    switches.motion === 'reduce' ? inlineScript(nonce, reducedMotion, 'qa-motion') : '',
  ];
}
