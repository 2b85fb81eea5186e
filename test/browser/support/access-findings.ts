import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Rules for what Skerry fixes if the page's markup shows how; the `aria-*` rules are added by name. */
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

/** Violations of these rules on the page, as axe reports them. */
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

/**
 * Findings on elements that Skerry does not mount and cannot fix from the page's own texts, with
 * the reason.
 */
const notOurs: readonly (readonly [rule: string, html: RegExp, reason: string])[] = [
  [
    'link-name',
    /scene-N\.jpg/,
    'an image without alternative text, title or caption: only the owner can describe it',
  ],
  ['region', /woocommerce-store-notice/, "the shop's own banner"],
  [
    'region',
    /screen-reader-shortcut/,
    "LearnDash's skip link is the first stop because of its tabindex; axe counts a link of the consent banner before it",
  ],
  [
    'landmark-main-is-top-level',
    /ld-layout__content/,
    "LearnDash's main is inside the theme's content element; both are named, so neither is changed",
  ],
  ['aria-allowed-role', /woocommerce-error/, "WooCommerce's message is announced by this role"],
  ['listitem', /^<li>\s*You cannot add/, 'the items of the same message'],
];
/**
 * Small targets count only if Skerry creates them: the theme's own are the owner's responsibility.
 * Dots of sliders have arrows next to them that do the same, and are 24 px wide on phones.
 */
const created = /skerry-|show-password-input|et-pb-arrow|mfp-/;
const isOurs = ({ rule, html }: Finding) =>
  rule === 'target-size'
    ? created.test(html)
    : !notOurs.some(([of, pattern]) => of === rule && pattern.test(html.replace(/\d+/g, 'N')));

/** Findings on elements that Skerry creates, or that it could fix from the page's own texts. */
export const ownFindings = async (page: Page): Promise<readonly string[]> =>
  (await accessFindings(page))
    .filter(isOurs)
    .map(({ rule, target, html }) => `${rule}: ${target} ${html}`);
