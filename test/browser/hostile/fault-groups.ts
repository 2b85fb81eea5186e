import type { Definition } from '../../../src/runtime/definition';
import { manifest } from '../../../src/manifest';
import { isThorough } from '../support/is-thorough';
import { usual } from './fault-builds';
import { changedPages, pageOf } from './fault-pages';

type Group = readonly Definition[];

const fileAndPage = ({ name }: Definition) =>
  [usual.files.get(name), pageOf[name], changedPages[name] && name].join();

/** Definitions that share a file fail together, and are tested together if they have the same page. */
export const groups: readonly Group[] = [
  ...manifest
    .reduce(
      (all, part) => all.set(fileAndPage(part), [...(all.get(fileAndPage(part)) ?? []), part]),
      new Map<string, Group>(),
    )
    .values(),
];

/**
 * What the runtime checks when a definition fails: how it is mounted, and what it hides or holds
 * until then.
 */
const wayOf = (part: Definition) => {
  const sleeps = part.kind === 'island' && part.asleep ? (part.asleep.until ?? 'touched') : 'never';
  return [part.kind, part.when, sleeps, part.hides && 'hides', part.holds && 'holds'].join();
};

/**
 * Groups with a definition that is mounted in a way that no earlier group has. Faults that the
 * runtime catches outside a definition's own code are the same for all definitions of one way;
 * `SKERRY_THOROUGH=1` tests them in every group.
 */
export const ofEachWay: ReadonlySet<Group> = new Set(
  groups.filter((group, at) => {
    const before = new Set(groups.slice(0, at).flat().map(wayOf));
    return isThorough || group.some((part) => !before.has(wayOf(part)));
  }),
);

/** The definitions whose code is in the same file as this one. */
export const sharingFile = (name: string): readonly string[] =>
  [...usual.files].flatMap(([each, file]) => (file === usual.files.get(name) ? each : []));

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
