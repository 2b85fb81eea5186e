// @ts-check

const KEY_LIMIT = 500;
const NAME_LIMIT = 100;

/**
 * Counts requests to the other loopback name. That host receives no session cookie, so a hit is
 * counted under the key that the page has printed into the address.
 */
export function createThirdPartyHits() {
  /** @type {Map<string, Map<string, number>>} */
  const hits = new Map();
  return {
    /**
     * @param {string} key
     * @param {string} name
     */
    count(key, name) {
      const names = hits.get(key) ?? new Map();
      hits.set(key, names);
      if (names.size < NAME_LIMIT || names.has(name)) names.set(name, (names.get(name) ?? 0) + 1);
      if (hits.size > KEY_LIMIT) hits.delete(hits.keys().next().value ?? '');
    },
    /** @param {string} key */
    read: (key) => Object.fromEntries(hits.get(key) ?? []),
    /** @param {string} key */
    forget: (key) => hits.delete(key),
  };
}

/** @typedef {ReturnType<typeof createThirdPartyHits>} ThirdPartyHits */
