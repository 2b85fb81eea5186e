// @ts-check

/**
 * What a page or a response knows about its request.
 * @typedef {object} Visit
 * @property {string} site origin of the site, without a trailing slash
 * @property {string} thirdParty origin that represents another company's server
 * @property {URL} url
 * @property {import('./qa/session.mjs').Session} session
 * @property {import('./qa/switches.mjs').Switches} switches
 * @property {string} nonce of this response's inline scripts; empty without the strict CSP
 */

/** @typedef {import('hono/utils/html').HtmlEscapedString | Promise<import('hono/utils/html').HtmlEscapedString>} Html */

/** @typedef {{ Variables: { visit: Visit } }} DemoEnv */

/**
 * The same machine under its other loopback name. Browsers treat it as another site, so the consent
 * pages have a third party on the same machine.
 * @param {URL} url
 */
function otherLoopback(url) {
  const host = url.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  return `${url.protocol}//${host}${url.port ? `:${url.port}` : ''}`;
}

/**
 * @param {{ url: URL, session: import('./qa/session.mjs').Session, switches: import('./qa/switches.mjs').Switches, nonce: string }} parts
 * @returns {Visit}
 */
export function createVisit({ url, session, switches, nonce }) {
  return { site: url.origin, thirdParty: otherLoopback(url), url, session, switches, nonce };
}
