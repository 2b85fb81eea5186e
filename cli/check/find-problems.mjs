// @ts-check

/**
 * @typedef {{ code: string, text: string }} Problem
 * @typedef {{ document: Document, globals: ReadonlyMap<string, unknown>, tags: HTMLScriptElement[],
 *   isBefore: boolean, standsDown: ReadonlyMap<import('../../src/runtime/family').Family, string>, hasConsent: boolean,
 *   inventory: typeof import('../../src/inventory') }} Facts
 */

/** Markup that does not work, or not fully, without the data that the server prints with it; on Divi 5 that data has another name. */
const needed = [
  ['.et_pb_contact_form_container,.et_pb_newsletter:not(.et_pb_login)', 'et_pb_custom', 'forms'],
  ['.et_pb_sticky_module', 'et_pb_sticky_elements', 'sticky modules', 'diviElementStickyData'],
  ['[class*=et_pb_subject_placeholder]', 'et_pb_custom', 'A/B tests'],
  ['.woocommerce form.woocommerce-cart-form', 'wc_cart_params', 'the cart page'],
  ['form.checkout.woocommerce-checkout', 'wc_checkout_params', 'the checkout'],
  ['form.variations_form', 'wc_add_to_cart_variation_params', 'product variations'],
  ['.woocommerce-product-gallery', 'wc_single_product_params', 'product pages'],
  ['.learndash-wrapper .ld-pages a[data-context]', 'ldVars', 'pages of course lists'],
];

const executable = new Set(['', 'text/javascript', 'application/javascript', 'module']);

/** @param {unknown} value @param {...string} keys @returns {unknown} */
const dig = (value, ...keys) =>
  keys.reduce(
    (inner, key) => /** @type {Record<string, unknown> | null | undefined} */ (inner)?.[key],
    value,
  );

/** @param {Facts} facts @returns {Problem[]} */
const missingGlobals = ({ document: doc, globals }) =>
  needed.flatMap(([selector = '', name = '', what = '', newer = name]) =>
    doc.querySelector(selector) && !globals.has(name) && !globals.has(newer)
      ? [
          {
            code: 'missing-global',
            text: `${name} is missing on the page: ${what} cannot work fully.`,
          },
        ]
      : [],
  );

/** Values that select a design or law and are not among the known ones. @param {Facts} facts @returns {Problem[]} */
const unknownVariants = ({ globals, inventory }) => {
  const banner = dig(globals.get('_ckyConfig'), '_bannerConfig', 'settings');
  /** @type {[string, unknown, readonly string[]][]} */
  const variants = [
    ['the type of the consent banner', dig(banner, 'type'), ['box', 'banner', 'classic']],
    ['the law of the consent banner', dig(banner, 'applicableLaw'), ['gdpr', 'ccpa']],
    [
      "the builder's type of page",
      dig(globals.get('et_builder_utils_params'), 'builderType'),
      inventory.builderTypes,
    ],
  ];
  return variants.flatMap(([what, value, known]) =>
    typeof value === 'string' && !known.includes(value)
      ? [
          {
            code: 'unknown-variant',
            text: `${what} is "${value}"; known values: ${known.filter(Boolean).join(', ')}.`,
          },
        ]
      : [],
  );
};

/** Elements before the guard that the consent plugin wants held back. @param {Facts} facts @param {HTMLScriptElement} tag */
const aheadOfGuard = ({ document: doc, globals }, tag) => {
  const providers = dig(globals.get('_ckyConfig'), '_providersToBlock');
  const patterns = (Array.isArray(providers) ? providers : [])
    .map((entry) => dig(entry, 're'))
    .flatMap((text) => (typeof text === 'string' && text ? [text.replaceAll('\\', '')] : []));
  return [...doc.querySelectorAll('script,iframe')].filter((element) => {
    const isEarlier = element.compareDocumentPosition(tag) & 4;
    const address = element.getAttribute('src') ?? '';
    const runs =
      element.localName === 'iframe' || executable.has(element.getAttribute('type') ?? '');
    const isHeld =
      element.hasAttribute('data-cookieyes') ||
      (address !== '' && patterns.some((pattern) => address.includes(pattern)));
    return Boolean(isEarlier) && runs && isHeld;
  });
};

/** @param {Facts} facts @param {HTMLScriptElement} tag @returns {Problem[]} */
const consentProblems = (facts, tag) => {
  /** @type {Problem[]} */
  const problems = [];
  const late = ['defer', 'async'].find((name) => tag.hasAttribute(name));
  const how = late ?? (tag.getAttribute('type') === 'module' ? 'type="module"' : null);
  if (how) {
    problems.push({
      code: 'guard-deferred',
      text: `the script tag has ${how}: scripts that need consent run before the guard. Remove it.`,
    });
  }
  if (!tag.closest('head')) {
    problems.push({
      code: 'guard-late',
      text: 'the script tag is outside <head>: the consent guard starts too late. Make it the first script in <head>.',
    });
  }
  for (const element of aheadOfGuard(facts, tag)) {
    const what = element.getAttribute('src') || 'an inline script';
    problems.push({
      code: 'guard-late',
      text: `${what} needs consent but is placed before the script tag: it runs without consent.`,
    });
  }
  return problems;
};

/** @param {Facts} facts @param {HTMLScriptElement} tag @returns {Problem[]} */
const attributeProblems = ({ inventory }, tag) => {
  const names = (/** @type {string} */ attribute) =>
    (tag.getAttribute(attribute) ?? '').split(/[\s,]+/).filter(Boolean);
  const only = names('data-only');
  const off = names('data-off');
  const known = /** @type {readonly string[]} */ (inventory.families);
  const unknown = [...only, ...off].filter((name) => !known.includes(name));
  const both = only.filter((name) => off.includes(name));
  return [
    ...unknown.map((name) => ({
      code: 'tag-attribute',
      text: `the script tag names a family "${name}" that does not exist; available families: ${known.join(', ')}.`,
    })),
    ...both.map((name) => ({
      code: 'tag-attribute',
      text: `the script tag both enables and disables "${name}".`,
    })),
  ];
};

/** All problems that prevent Skerry from working fully on a page, one sentence each. @param {Facts} facts @returns {Problem[]} */
export const findProblems = (facts) => {
  const { tags, isBefore, standsDown, hasConsent, inventory } = facts;
  const [tag] = tags;
  /** @type {Problem[]} */
  const problems = [];
  if (!tag && !isBefore) {
    problems.push({ code: 'tag-missing', text: 'Skerry’s script tag is not on the page.' });
  }
  if (tags.length > 1) {
    problems.push({
      code: 'tag-twice',
      text: 'Skerry is on the page twice; the second tag does nothing.',
    });
  }
  if (tag) problems.push(...attributeProblems(facts, tag));
  if (tag && hasConsent) problems.push(...consentProblems(facts, tag));
  if (tag) {
    for (const [family, script] of standsDown) {
      problems.push({ code: 'stands-down', text: inventory.standDownText(family, script) });
    }
  }
  return [...problems, ...missingGlobals(facts), ...unknownVariants(facts)];
};
