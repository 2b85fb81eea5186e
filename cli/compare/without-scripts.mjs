// @ts-check

const SCRIPT =
  /<script\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))[^>]*>[^<]*<\/script\s*>/gi;
const references = { amp: '&', '#038': '&', '#38': '&', quot: '"', '#39': "'" };

/** Decodes the character references that occur in addresses. @param {string} text */
const attribute = (text) =>
  text.replace(
    /&(amp|#038|#38|quot|#39);/g,
    (_, name) => references[/** @type {keyof typeof references} */ (name)],
  );

/**
 * A page without script tags of these addresses, as the plugin prints it.
 * @param {string} html @param {ReadonlySet<string>} addresses as written in `src`
 */
export const withoutScripts = (html, addresses) =>
  html.replace(SCRIPT, (tag, double = '', single = '', bare = '') =>
    addresses.has(attribute(double || single || bare)) ? '' : tag,
  );
