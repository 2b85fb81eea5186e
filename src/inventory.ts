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
import { incumbentOf as divi5IncumbentOf } from './modules/divi5';
import { fitDefinition } from './modules/divi5/fit-definition';
import { readSettings } from './modules/divi5/read-settings';
import { breakpointData, divi5Families, isDivi5File } from './runtime/names/divi5';
import { incumbentOf, standDownText } from './runtime/standing';

/**
 * What `skerry check` looks pages over with: the tables and the scan that the runtime itself runs,
 * so that no second list can drift from them. Built for Node; no visitor fetches it.
 */
export {
  breakpointData,
  builderTypes,
  caution,
  countOf,
  divi5Families,
  divi5IncumbentOf,
  families,
  groupFindings,
  hasJQuery,
  incumbentOf,
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

/** A gate as on a page with a banner: only its kind is asked for. */
export const guardedGate = { ...openGate, adopt: () => {} } as ConsentGate;

/** The build puts the name of the source in place of the code. */
const sourceOf = async ({ load }: Pick<Definition, 'load'>) =>
  ((await load()) as unknown as { source: string }).source;

/** The code that a page fetches by itself: what sleeps comes without its island. */
const fetched = (definition: Definition) =>
  definition.kind === 'island' && definition.asleep ? definition.asleep : definition;

/** The table of contents with the source of each definition. */
export const contents = (): Promise<readonly Omit<FoundPart, 'count'>[]> =>
  Promise.all(
    manifest.map(async (definition) => ({ definition, source: await sourceOf(definition) })),
  );

export interface FoundPart {
  readonly definition: Definition;
  /** How many roots were found; 1 for what is page-wide. */
  readonly count: number;
  /** The source of the code that a page fetches for it. */
  readonly source: string;
}

/** What a page of Divi 5 is looked for; the code is still that which the manifest names. */
const fitted = (definition: Definition): Definition => {
  const { selector, globals } = fitDefinition(definition);
  return { ...definition, selector, globals } as Definition;
};

/** The definitions that a document needs, as the runtime's own scan finds them. */
export const mountsOf = async (facts: PageFacts): Promise<readonly FoundPart[]> => {
  const asleep = { take() {}, async bring() {}, requestCode() {}, stop() {} };
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
