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

export interface Finding {
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
