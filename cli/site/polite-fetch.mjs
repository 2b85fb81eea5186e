// @ts-check

/**
 * @typedef {{ url: string, status: number, body: Buffer }} Answer `url` is the address after redirects
 * @typedef {(address: string, limits?: { bytes?: number, sameSite?: boolean }) => Promise<Answer>} Fetch
 */

const AGENT = 'skerry-check (+https://www.npmjs.com/package/skerry)';
const TIMEOUT_MS = 20_000;
const MOST_REDIRECTS = 5;
const MOST_BYTES = 5_000_000;
/** The limit for waiting, whatever the value of `Retry-After` (seconds). */
const MOST_PATIENCE_S = 30;

/** A host with and without `www.` counts as the same. @param {string} address */
const hostOf = (address) => new URL(address).host.replace(/^www\./, '');

/** Whether two addresses belong to the same site. @param {string} one @param {string} other */
export const isSameSite = (one, other) =>
  /^https?:$/.test(new URL(other).protocol) && hostOf(one) === hostOf(other);

/**
 * Reads the body; fails as soon as it is too long, so that an endless one is not waited for.
 * @param {Response} response @param {number} most bytes
 */
const readBody = async (response, most) => {
  /** @type {Uint8Array[]} */
  const parts = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.length;
    if (length > most) throw new Error(`it is longer than ${most.toLocaleString('en')} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
};

/** @param {string | null} header seconds or a date @returns {number} seconds */
const patience = (header) => {
  const seconds = Number(header) || (Date.parse(header ?? '') - Date.now()) / 1000;
  return Math.min(Math.max(seconds || 1, 1), MOST_PATIENCE_S);
};

/**
 * Sends one request at a time, with a pause after each response, and retries once if the server is busy
 * (429, 503). Redirects are followed within the site.
 * @param {string} site
 * @param {{ delayMs: number, wait?: (ms: number) => Promise<unknown> }} options
 * @returns {Fetch}
 */
export const createPoliteFetch = (site, { delayMs, wait = pause }) => {
  /** @type {Promise<unknown>} */
  let last = Promise.resolve();

  /** @param {string} address */
  const request = (address) =>
    fetch(address, {
      redirect: 'manual',
      headers: { 'user-agent': AGENT },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });

  /** @param {string} address @param {{ bytes?: number, sameSite?: boolean }} limits @returns {Promise<Answer>} */
  const get = async (address, { bytes = MOST_BYTES, sameSite = true }) => {
    let url = address;
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      if (sameSite && !isSameSite(site, url))
        throw new Error(`it redirects to another site (${url})`);
      let response = await request(url);
      if (response.status === 429 || response.status === 503) {
        await response.body?.cancel();
        await wait(patience(response.headers.get('retry-after')) * 1000);
        response = await request(url);
      }
      const location = response.headers.get('location');
      if (response.status < 300 || response.status >= 400 || !location) {
        return { url, status: response.status, body: await readBody(response, bytes) };
      }
      await response.body?.cancel();
      if (!URL.canParse(location, url)) throw new Error('it redirects to an invalid address');
      url = new URL(location, url).href;
    }
    throw new Error(`it redirects more than ${MOST_REDIRECTS} times`);
  };

  return (address, limits = {}) => {
    const answer = last.then(() => get(address, limits));
    last = answer.catch(() => {}).then(() => wait(delayMs));
    return answer.catch((error) => {
      const { cause, message } = /** @type {Error & { cause?: Error }} */ (error);
      throw new Error(`${address} cannot be read: ${cause?.message || message}.`);
    });
  };
};

/** @param {number} ms */
function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
