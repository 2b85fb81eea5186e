import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** What Skerry puts right where the page says how, and `aria-*`, which axe has by their names. */
const RULES = [
  'link-name',
  'button-name',
  'input-button-name',
  'label',
  'label-title-only',
  'select-name',
  'landmark-one-main',
  'landmark-no-duplicate-main',
  'landmark-main-is-top-level',
  'landmark-unique',
  'region',
  'skip-link',
  'list',
  'listitem',
  'meta-viewport',
  'nested-interactive',
  'scrollable-region-focusable',
  'target-size',
];

interface Finding {
  readonly rule: string;
  readonly target: string;
  readonly html: string;
}

/** What axe finds of these rules in the page. */
export const accessFindings = async (page: Page): Promise<readonly Finding[]> => {
  await page.evaluate(axe);
  return page.evaluate(async (named) => {
    interface Result {
      readonly id: string;
      readonly nodes: readonly { readonly html: string; readonly target: readonly unknown[] }[];
    }
    const { axe: runner } = window as unknown as {
      axe: {
        getRules(): readonly { ruleId: string }[];
        run(context: object, options: object): Promise<{ violations: readonly Result[] }>;
      };
    };
    const aria = runner
      .getRules()
      .flatMap(({ ruleId }) => (ruleId.startsWith('aria-') ? ruleId : []));
    const { violations } = await runner.run(document, {
      resultTypes: ['violations'],
      runOnly: { type: 'rule', values: [...named, ...aria] },
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, target }) => ({ rule: id, target: target.join(' '), html })),
    );
  }, RULES);
};

/** What Skerry neither mounts nor can put right from the page's own words, with the reason. */
const notOurs: readonly (readonly [rule: string, html: RegExp, reason: string])[] = [
  [
    'link-name',
    /scene-N\.jpg/,
    'a picture without alternative text, title or caption: the owner says what it shows',
  ],
  ['region', /woocommerce-store-notice/, "the shop's own banner"],
  [
    'region',
    /screen-reader-shortcut/,
    "LearnDash's skip link is the first stop by its tabindex; axe counts a link of the consent banner before it",
  ],
  [
    'landmark-main-is-top-level',
    /ld-layout__content/,
    "LearnDash's main stands in what is the content for the theme; both have words, neither is overruled",
  ],
  ['aria-allowed-role', /woocommerce-error/, "WooCommerce's message is announced by this role"],
  ['listitem', /^<li>\s*You cannot add/, 'the items of that message'],
];
/**
 * Of small targets those that Skerry creates: the theme's own are the owner's. Dots of sliders have arrows
 * beside them that do the same, and on phones 24 px each.
 */
const created = /skerry-|show-password-input|et-pb-arrow|mfp-/;
const isOurs = ({ rule, html }: Finding) =>
  rule === 'target-size'
    ? created.test(html)
    : !notOurs.some(([of, pattern]) => of === rule && pattern.test(html.replace(/\d+/g, 'N')));

/** What axe finds that Skerry creates, or that the page's own words could put right. */
export const ownFindings = async (page: Page): Promise<readonly string[]> =>
  (await accessFindings(page))
    .filter(isOurs)
    .map(({ rule, target, html }) => `${rule}: ${target} ${html}`);
