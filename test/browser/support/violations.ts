import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** Colours are judged as they stay, so what fades in or out is waited for. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });

/** What axe finds in the page or in the parts that a selector names, as `rule: element`. */
export const violations = async (page: Page, parts = 'html'): Promise<string[]> => {
  await settle(page);
  await page.evaluate(axe);
  return page.evaluate(async (selector) => {
    const { axe: runner } = window as unknown as {
      axe: { run(context: object, options: object): Promise<{ violations: Violation[] }> };
    };
    // What is in order needs no selector and no markup in the result; that is most of the time.
    const only = { resultTypes: ['violations'], selectors: false };
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
    const { violations: ofMarkup } = await runner.run(
      { include: [selector] },
      {
        ...only,
        runOnly: { type: 'tag', values: tags },
        rules: { 'color-contrast': { enabled: false }, 'landmark-unique': { enabled: true } },
      },
    );
    // White text on a gradient cannot be judged by axe.
    const { violations: ofColours } = await runner.run(
      { include: [selector], exclude: ['.et_pb_slide'] },
      { ...only, runOnly: { type: 'rule', values: ['color-contrast'] } },
    );
    return [...ofMarkup, ...ofColours].flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
    );
  }, parts);
};
