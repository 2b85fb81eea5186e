import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { waitFrames } from './wait-frames';

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly element: Element }[];
}

interface Axe {
  run(context: object, options: object): Promise<{ readonly violations: readonly Violation[] }>;
}

/**
 * Waits for a stable state. After a change of width modules measure in the second frame, which is
 * late on a busy machine; then running fades have to end.
 */
const settle = async (page: Page): Promise<void> => {
  await waitFrames(page, 2);
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
};

/** Half a megabyte: sent only once to a page that is checked repeatedly. */
const loadAxe = async (page: Page): Promise<void> => {
  const isLoaded = await page.evaluate(() => 'run' in Object((window as { axe?: unknown }).axe));
  if (!isLoaded) await page.evaluate(axe);
};

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Violations that axe finds in the page or in the elements of a selector, as `rule: element`.
 * @param more tags of rules beyond the standard, such as `best-practice`
 */
export const violations = async (
  page: Page,
  selector = 'html',
  more: readonly string[] = [],
): Promise<string[]> => {
  await settle(page);
  await loadAxe(page);
  const run = async ([selector, tags]: readonly [string, readonly string[]]) => {
    const { axe: runner } = window as unknown as { readonly axe: Axe };
    const found = await runner.run(
      { include: [selector] },
      {
        // Passing elements, by far the most, need no selector and no markup in the result.
        resultTypes: ['violations'],
        selectors: false,
        elementRef: true,
        runOnly: { type: 'tag', values: tags },
        rules: { 'landmark-unique': { enabled: true } },
      },
    );
    // axe cannot judge white text on a gradient.
    const isFault = (id: string, element: Element) =>
      id !== 'color-contrast' || !element.closest('.et_pb_slide');
    return found.violations.flatMap(({ id, nodes }) =>
      nodes
        .filter(({ element }) => isFault(id, element))
        .map(({ html }) => `${id}: ${html.slice(0, 160)}`),
    );
  };
  return page.evaluate(run, [selector, [...STANDARD, ...more]] as const);
};
