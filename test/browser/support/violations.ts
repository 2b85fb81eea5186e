import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { breathe } from './breathe';

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly element: Element }[];
}

interface Axe {
  run(context: object, options: object): Promise<{ readonly violations: readonly Violation[] }>;
}

/**
 * Judged is what stays. After a new width modules measure in the second frame, which comes late on a busy
 * machine; then what fades in or out is waited for.
 */
const settle = async (page: Page): Promise<void> => {
  await breathe(page, 2);
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
};

/** Half a megabyte: sent once to a page that is looked at again and again. */
const bringAxe = async (page: Page): Promise<void> => {
  const isThere = await page.evaluate(() => 'run' in Object((window as { axe?: unknown }).axe));
  if (!isThere) await page.evaluate(axe);
};

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * What axe finds in the page or in the parts that a selector names, as `rule: element`.
 * @param more tags of rules beyond the standard, such as `best-practice`
 */
export const violations = async (
  page: Page,
  parts = 'html',
  more: readonly string[] = [],
): Promise<string[]> => {
  await settle(page);
  await bringAxe(page);
  const run = async ([selector, tags]: readonly [string, readonly string[]]) => {
    const { axe: runner } = window as unknown as { readonly axe: Axe };
    const found = await runner.run(
      { include: [selector] },
      {
        // What is in order needs no selector and no markup in the result; that is most of the time.
        resultTypes: ['violations'],
        selectors: false,
        elementRef: true,
        runOnly: { type: 'tag', values: tags },
        rules: { 'landmark-unique': { enabled: true } },
      },
    );
    // White text on a gradient cannot be judged by axe.
    const isFault = (id: string, element: Element) =>
      id !== 'color-contrast' || !element.closest('.et_pb_slide');
    return found.violations.flatMap(({ id, nodes }) =>
      nodes
        .filter(({ element }) => isFault(id, element))
        .map(({ html }) => `${id}: ${html.slice(0, 160)}`),
    );
  };
  return page.evaluate(run, [parts, [...STANDARD, ...more]] as const);
};
