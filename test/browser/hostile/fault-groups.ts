import type { Definition } from '../../../src/runtime/definition';
import { manifest } from '../../../src/manifest';
import { isThorough } from '../support/is-thorough';
import { usual } from './fault-builds';
import { changedPages, pageOf } from './fault-pages';

type Group = readonly Definition[];

const fileAndPage = ({ name }: Definition) =>
  [usual.files.get(name), pageOf[name], changedPages[name] && name].join();

/** Parts that share a file fail together, and are tried together where they have the same page. */
export const groups: readonly Group[] = [
  ...manifest
    .reduce(
      (all, part) => all.set(fileAndPage(part), [...(all.get(fileAndPage(part)) ?? []), part]),
      new Map<string, Group>(),
    )
    .values(),
];

/** What the runtime looks at when a part fails: how it came to run, and what it keeps hidden or holds until then. */
const wayOf = (part: Definition) => {
  const sleeps = part.kind === 'island' && part.asleep ? (part.asleep.until ?? 'touched') : 'never';
  return [part.kind, part.when, sleeps, part.hides && 'hides', part.holds && 'holds'].join();
};

/**
 * Groups with a part that comes to run in a way that none before has. Faults that the runtime meets outside a part's
 * own code are the same for all parts of one way; `SKERRY_THOROUGH=1` tries them in each.
 */
export const ofEachWay: ReadonlySet<Group> = new Set(
  groups.filter((group, at) => {
    const before = new Set(groups.slice(0, at).flat().map(wayOf));
    return isThorough || group.some((part) => !before.has(wayOf(part)));
  }),
);

/** The parts whose code is in the file of this one. */
export const sharingFile = (name: string): readonly string[] =>
  [...usual.files].flatMap(([each, file]) => (file === usual.files.get(name) ? each : []));

/** The first of each group, by the page on which they work: where that is as the server sends it, one visit is enough. */
export const visits: ReadonlyMap<string, readonly string[]> = groups.reduce(
  (all, [{ name } = { name: '' }]) => {
    const visit = changedPages[name] ? name : (pageOf[name] ?? '');
    return all.set(visit, [...(all.get(visit) ?? []), name]);
  },
  new Map<string, readonly string[]>(),
);
