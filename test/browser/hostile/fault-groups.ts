import type { Definition } from '../../../src/runtime/definition';
import { manifest } from '../../../src/manifest';
import { isThorough } from '../support/is-thorough';
import { defaultBuild } from './fault-builds';
import { changedPages, pageOf } from './fault-pages';

type Group = readonly Definition[];

const fileAndPage = ({ name }: Definition) =>
  [defaultBuild.files.get(name), pageOf[name], changedPages[name] && name].join();

/** Definitions that share a file fail together, and are tested together if they have the same page. */
export const groups: readonly Group[] = [
  ...manifest
    .reduce(
      (all, definition) =>
        all.set(fileAndPage(definition), [...(all.get(fileAndPage(definition)) ?? []), definition]),
      new Map<string, Group>(),
    )
    .values(),
];

/**
 * What the runtime checks when a definition fails: how it is mounted, and what it hides or holds
 * until then.
 */
const mountingOf = (definition: Definition) => {
  const sleeps =
    definition.kind === 'island' && definition.asleep
      ? (definition.asleep.until ?? 'touched')
      : 'never';
  return [
    definition.kind,
    definition.when,
    sleeps,
    definition.hides && 'hides',
    definition.holds && 'holds',
  ].join();
};

/**
 * Groups with a definition that is mounted in a way that no earlier group has. Faults that the
 * runtime catches outside a definition's own code are the same for all definitions of one way;
 * `SKERRY_THOROUGH=1` tests them in every group.
 */
export const representatives: ReadonlySet<Group> = new Set(
  groups.filter((group, at) => {
    const before = new Set(groups.slice(0, at).flat().map(mountingOf));
    return isThorough || group.some((definition) => !before.has(mountingOf(definition)));
  }),
);

/** The definitions whose code is in the same file as this one. */
export const sharingFile = (name: string): readonly string[] =>
  [...defaultBuild.files].flatMap(([each, file]) =>
    file === defaultBuild.files.get(name) ? each : [],
  );

/**
 * The first definition of each group, by page: groups whose page is as the server sends it share
 * one visit.
 */
export const visits: ReadonlyMap<string, readonly string[]> = groups.reduce(
  (all, [{ name } = { name: '' }]) => {
    const visit = changedPages[name] ? name : (pageOf[name] ?? '');
    return all.set(visit, [...(all.get(visit) ?? []), name]);
  },
  new Map<string, readonly string[]>(),
);
