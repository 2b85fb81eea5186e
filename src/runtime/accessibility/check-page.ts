import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import { type Groups, groupFindings, type Row, rowsToLookAt } from './group-findings';
import { readFindings, runOptions } from './read-results';
import { caution, titles } from './words';

/**
 * `dist/accessibility.js`, loaded only when the inspector's button is pressed: axe from the file
 * beside it, and the tables of the report that `skerry check --accessibility` prints.
 */
export interface PageFindings {
  readonly groups: Groups;
  readonly lookAt: readonly Row[];
}

interface Axe {
  run(context: ElementContext, options: RunOptions): Promise<AxeResults>;
}

const own = window as unknown as { axe?: Axe };

/** Leaves an `axe` of the page itself in place. */
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

/** Findings of axe in the open page, excluding the inspector. */
export const checkPage = async (doc: Document): Promise<PageFindings> => {
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
