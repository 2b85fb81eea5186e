import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import { type Groups, groupFindings, type Row, rowsToLookAt } from './group-findings';
import { readFindings, runOptions } from './read-results';
import { caution, titles } from './words';

/**
 * `dist/accessibility.js`, which the inspector fetches when its button is pressed, and nobody else: axe from
 * beside it, and the tables of the report that `skerry check --accessibility` makes.
 */
export interface PageLook {
  readonly groups: Groups;
  readonly lookAt: readonly Row[];
}

interface Axe {
  run(context: ElementContext, options: RunOptions): Promise<AxeResults>;
}

const own = window as unknown as { axe?: Axe };

/** Leaves the page's own `axe` where it has one. */
const loadAxe = async (): Promise<Axe> => {
  const before = Object.getOwnPropertyDescriptor(window, 'axe');
  await import(new URL('./axe.js', import.meta.url).href);
  const { axe } = own;
  if (!axe) throw new Error('axe.js is no axe');
  if (before) Object.defineProperty(window, 'axe', before);
  else delete own.axe;
  return axe;
};

let loading: Promise<Axe> | undefined;

/** What axe finds in the open page, without the inspector itself. */
export const lookOver = async (doc: Document): Promise<PageLook> => {
  loading ??= loadAxe();
  const axe = await loading;
  const { violations, incomplete } = await axe.run(
    { include: [doc], exclude: ['skerry-inspector'] } as ElementContext,
    runOptions as unknown as RunOptions,
  );
  return {
    groups: groupFindings(null, readFindings(violations)),
    lookAt: rowsToLookAt(readFindings(incomplete)),
  };
};

export { caution, titles };
