// @ts-check

const SCRIPT =
  /<script\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))[^>]*>[^<]*<\/script\s*>/gi;
const references = { amp: '&', '#038': '&', '#38': '&', quot: '"', '#39': "'" };

/** As a parser reads it; addresses have no other references. @param {string} text */
const attribute = (text) =>
  text.replace(
    /&(amp|#038|#38|quot|#39);/g,
    (_, name) => references[/** @type {keyof typeof references} */ (name)],
  );

/**
 * A page without script tags of these addresses, as the plugin prints it.
 * @param {string} html @param {ReadonlySet<string>} addresses as they stand in `src`
 */
export const withoutScripts = (html, addresses) =>
  html.replace(SCRIPT, (tag, double = '', single = '', bare = '') =>
    addresses.has(attribute(double || single || bare)) ? '' : tag,
  );
