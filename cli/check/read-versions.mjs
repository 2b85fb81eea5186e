// @ts-check

/** The folders of each product; WordPress adds the version of a product to the addresses of its files. */
const folders = {
  Divi: /\/themes\/Divi\/|\/Divi\/(?:js|includes)\//,
  Extra: /\/themes\/Extra\//,
  WooCommerce: /\/woocommerce\/assets\//,
  LearnDash: /\/sfwd-lms\//,
  CookieYes: /\/cookie-law-info\//,
  'Pixel Caffeine': /\/pixel-caffeine\//,
};
const GENERATOR = /^(WordPress|WooCommerce|Divi|Extra|LearnDash)(?: v\.?)? ?(\d[\w.-]*)/;

/**
 * The products of a page with their versions, as far as they can be detected: from generator tags, and
 * from the versions in the addresses of their files.
 * @param {Document} document
 * @returns {Record<string, string>}
 */
export const readVersions = (document) => {
  /** @type {Record<string, string>} */
  const versions = {};
  for (const element of document.querySelectorAll('script[src],link[rel=stylesheet][href]')) {
    const address = element.getAttribute('src') ?? element.getAttribute('href') ?? '';
    const [, version = ''] = /[?&]ver=(\d+\.\d[\w.-]*)/.exec(address) ?? [];
    const product = Object.entries(folders).find(([, folder]) => folder.test(`/${address}`))?.[0];
    if (product && version) versions[product] ??= version;
  }
  for (const element of document.querySelectorAll('meta[name=generator]')) {
    const [, product, version] = GENERATOR.exec(element.getAttribute('content') ?? '') ?? [];
    if (product && version) versions[product] = version;
  }
  return versions;
};
