// @ts-check
import { gunzipSync } from 'node:zlib';
import robotsParser from 'robots-parser';
import { SaxesParser } from 'saxes';
import { isSameSite } from './polite-fetch.mjs';

/**
 * @typedef {{ address: string, list: string }} Listed an address, and the name of the sitemap that lists it
 * @typedef {{ listed: Listed[], isAllowed: (address: string) => boolean, notes: string[] }} Sitemap
 */

/** The limits of the protocol for one sitemap. */
const MOST_BYTES = 50_000_000;
const MOST_ADDRESSES = 50_000;
const MOST_SITEMAPS = 100;
/** The usual paths of WordPress and its plugins. */
const usual = ['/wp-sitemap.xml', '/sitemap_index.xml', '/sitemap.xml'];

/**
 * Addresses of a sitemap or of a sitemap index. The parser does not support entities declared in the
 * document: such a document is rejected.
 * @param {string} xml
 * @returns {{ pages: string[], sitemaps: string[] }}
 */
const parseSitemap = (xml) => {
  /** @type {{ pages: string[], sitemaps: string[] }} */
  const found = { pages: [], sitemaps: [] };
  const parser = new SaxesParser({ xmlns: false });
  /** @type {string[]} */
  const path = [];
  let text = '';
  parser.on('error', (error) => {
    throw new Error(`it is not a sitemap (${error.message})`);
  });
  parser.on('opentag', ({ name }) => {
    path.push(name);
    text = '';
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('cdata', (part) => {
    text += part;
  });
  parser.on('closetag', () => {
    const [tag, parent] = [path.pop(), path.at(-1)];
    if (tag !== 'loc') return;
    if (parent === 'url') found.pages.push(text.trim());
    if (parent === 'sitemap') found.sitemaps.push(text.trim());
  });
  parser.write(xml).close();
  return found;
};

/** `product` of `wp-sitemap-posts-product-1.xml` and of `product-sitemap2.xml`. @param {string} address */
export const listName = (address) => {
  const file = new URL(address).pathname.split('/').at(-1) ?? '';
  const [, wordpress] = /^wp-sitemap-(?:posts|taxonomies)-(.+)-\d+\.xml/.exec(file) ?? [];
  const [, plugin] = /^(.+)-sitemap\d*\.xml/.exec(file) ?? [];
  return wordpress ?? plugin ?? '';
};

/** @param {Buffer} body */
const unpack = (body) =>
  (body[0] === 0x1f && body[1] === 0x8b
    ? gunzipSync(body, { maxOutputLength: MOST_BYTES })
    : body
  ).toString('utf8');

/**
 * The rules of the site's robots.txt, and the addresses in its sitemaps: those named by robots.txt, or
 * else those at the usual paths. Addresses of other sites, and those beyond the limits, are left out and
 * noted.
 * @param {string} site
 * @param {import('./polite-fetch.mjs').Fetch} fetch
 * @returns {Promise<Sitemap>}
 */
export const readSitemap = async (site, fetch) => {
  /** @type {Set<string>} */
  const notes = new Set();
  const robotsAddress = new URL('/robots.txt', site).href;
  const robotsText = await fetch(robotsAddress)
    .then(({ status, body }) => (status === 200 ? body.toString('utf8') : ''))
    .catch(() => '');
  const robots = robotsParser(robotsAddress, robotsText);
  const named = robots.getSitemaps();

  /** @type {Map<string, Listed>} */
  const listed = new Map();
  const seen = new Set();
  /** @param {string} address */
  const read = async (address) => {
    if (seen.has(address)) return false;
    if (seen.size >= MOST_SITEMAPS) {
      notes.add(`Only the first ${MOST_SITEMAPS} sitemaps were read.`);
      return false;
    }
    seen.add(address);
    const { status, body } = await fetch(address, { bytes: MOST_BYTES });
    if (status !== 200)
      throw new Error(`${address} cannot be read: the server responded with ${status}.`);
    const { pages, sitemaps } = parseSitemap(unpack(body));
    for (const page of pages) {
      if (!URL.canParse(page) || !isSameSite(site, page)) {
        notes.add(`${address} lists addresses of other sites; they were left out.`);
      } else if (listed.size < MOST_ADDRESSES) {
        const { href } = new URL(page);
        listed.set(href, listed.get(href) ?? { address: href, list: listName(address) });
      } else
        notes.add(`Only the first ${MOST_ADDRESSES.toLocaleString('en')} addresses were used.`);
    }
    for (const inner of sitemaps) {
      if (!URL.canParse(inner) || !isSameSite(site, inner)) {
        notes.add(`${address} names a sitemap of another site; it was left out.`);
      } else await tryRead(inner);
    }
    return true;
  };
  /** @param {string} address */
  const tryRead = async (address) => {
    try {
      return await read(address);
    } catch (error) {
      notes.add(`A sitemap was left out. ${/** @type {Error} */ (error).message}`);
      return false;
    }
  };

  for (const address of named) {
    if (URL.canParse(address, site)) await tryRead(new URL(address, site).href);
  }
  if (named.length === 0) {
    for (const path of usual) {
      const found = await read(new URL(path, site).href).catch(() => false);
      if (found) break;
    }
  }
  return {
    listed: [...listed.values()],
    isAllowed: (address) => robots.isAllowed(address, 'skerry-check') !== false,
    notes: [...notes],
  };
};
