import { hasJQuery } from './runtime/has-jquery';
import { manifest } from './manifest';
import { countOf, groupFindings, rowsToLookAt } from './runtime/accessibility/group-findings';
import { readFindings, runOptions } from './runtime/accessibility/read-results';
import { caution, titles } from './runtime/accessibility/words';
import type { ConsentGate } from './runtime/consent-gate';
import type { Definition } from './runtime/definition';
import { families } from './runtime/family';
import { createIslands } from './runtime/islands';
import { readOptions } from './runtime/loader/read-options';
import { openGate } from './runtime/open-gate';
import { builderTypes } from './runtime/names/builder';
import type { PageFacts } from './runtime/page';
import { noFirstLayout } from './runtime/first-layout';
import { oldScriptOf as divi5OldScriptOf } from './modules/divi5';
import { fitDefinition } from './modules/divi5/fit-definition';
import { readSettings } from './modules/divi5/read-settings';
import { breakpointData, divi5Families, isDivi5File } from './runtime/names/divi5';
import { oldScriptOf, standDownText } from './runtime/old-scripts';

/**
 * The runtime's own tables and scan, for `skerry check`, so that no second list can drift from
 * them. Built for Node; no visitor loads it.
 */
export {
  breakpointData,
  builderTypes,
  caution,
  countOf,
  divi5Families,
  divi5OldScriptOf,
  families,
  groupFindings,
  hasJQuery,
  oldScriptOf,
  isDivi5File,
  noFirstLayout,
  openGate,
  readFindings,
  readOptions,
  rowsToLookAt,
  runOptions,
  standDownText,
  titles,
};

/** The gate of a page with a banner, of which only the kind is read. */
export const guardedGate = { ...openGate, adopt: () => {} } as ConsentGate;

/** The build replaces the chunk with the name of its source. */
const sourceOf = async ({ load }: Pick<Definition, 'load'>) =>
  ((await load()) as unknown as { source: string }).source;

/** The chunk that a page loads without interaction; a sleeping island loads its sleeping code only. */
const fetched = (definition: Definition) =>
  definition.kind === 'island' && definition.asleep ? definition.asleep : definition;

/** All definitions with the source of each. */
export const contents = (): Promise<readonly Omit<FoundPart, 'count'>[]> =>
  Promise.all(
    manifest.map(async (definition) => ({ definition, source: await sourceOf(definition) })),
  );

export interface FoundPart {
  readonly definition: Definition;
  /** Number of roots found; 1 for page-wide controllers. */
  readonly count: number;
  /** Source of the chunk that a page loads for it. */
  readonly source: string;
}

/** The selectors of a definition on Divi 5; its chunk stays the one that the manifest names. */
const fitted = (definition: Definition): Definition => {
  const { selector, globals } = fitDefinition(definition);
  return { ...definition, selector, globals } as Definition;
};

/** The definitions that a document needs, as found by the runtime's own scan. */
export const mountsOf = async (facts: PageFacts): Promise<readonly FoundPart[]> => {
  const asleep = { schedule() {}, async wake() {}, requestCode() {}, stop() {} };
  const isDivi5 = facts.globals.has({ name: breakpointData });
  const globals = isDivi5 ? readSettings(facts.globals) : facts.globals;
  const islands = createIslands(isDivi5 ? manifest.map(fitted) : manifest, {
    facts: { ...facts, globals },
    createScheduler: () => asleep,
  });
  islands.scan(facts.document.documentElement);
  const counts = new Map<Definition, number>();
  for (const { definition } of islands.registry.all()) {
    counts.set(definition, (counts.get(definition) ?? 0) + 1);
  }
  islands.stop();
  return Promise.all(
    [...counts].map(async ([definition, count]) => ({
      definition,
      count,
      source: await sourceOf(fetched(definition)),
    })),
  );
};
