import type { Finding, Found } from './read-results';
import { ruleOf } from './rules';

/**
 * - `fixed`: the page has it without Skerry, and not with it
 * - `skerry`: still there, or there only with Skerry, and Skerry's to fix
 * - `owner`: only who writes and styles the page can fix it
 */
export type Group = 'fixed' | 'skerry' | 'owner';

interface Listed extends Found {
  /** The page has it only with Skerry. */
  readonly isNew: boolean;
}

/** A rule in one of the groups. */
export interface Row extends Omit<Finding, 'elements'> {
  /** How the owner fixes it, in a sentence. */
  readonly how: string;
  /** How many elements there are; not all of them are listed. */
  readonly count: number;
  readonly elements: readonly Listed[];
}

export type Groups = Readonly<Record<Group, readonly Row[]>>;

/** More elements of one rule than these say nothing more. */
const MOST_LISTED = 50;

const IN_FRAME =
  'It stands in a frame, which its provider makes: ask there, or show something else in its place.';

/** What tells an element from others of its kind, also where attributes and neighbours have changed. */
const signatureOf = ({ html }: Found) => {
  const [tag = ''] = /^<[^>]*/.exec(html) ?? [];
  const kept = [...tag.matchAll(/\s(?:id|href|src|name|for|type)="[^"]*"/g)].map(([text]) => text);
  const text = html.slice(tag.length).replace(/<[^>]*>?|^>/g, '');
  return [/^<[\w-]+/.exec(tag)?.[0], ...kept.sort(), text].join('');
};

/** Pairs what is in both lists, by one key; the rest of each list is left. */
const pairBy = (
  keyOf: (element: Found) => string,
  before: readonly Found[],
  after: readonly Found[],
) => {
  const waiting = new Map<string, Found[]>();
  for (const element of before) {
    const key = keyOf(element);
    const same = waiting.get(key);
    if (same) same.push(element);
    else waiting.set(key, [element]);
  }
  const stayed: Found[] = [];
  const added: Found[] = [];
  for (const element of after) {
    (waiting.get(keyOf(element))?.pop() ? stayed : added).push(element);
  }
  return { gone: [...waiting.values()].flat(), stayed, added };
};

/** The same elements in two visits: by their selector, which neighbours may change, else by what they are. */
const compare = (before: readonly Found[], after: readonly Found[]) => {
  const bySelector = pairBy(({ selector }) => selector, before, after);
  const bySignature = pairBy(signatureOf, bySelector.gone, bySelector.added);
  return {
    gone: bySignature.gone,
    stayed: [...bySelector.stayed, ...bySignature.stayed],
    added: bySignature.added,
  };
};

/** Whose it is to fix. In frames Skerry does nothing. */
const groupOf = (rule: string, { isInFrame, isNew }: Listed): Group => {
  const { whose } = ruleOf(rule);
  if (isInFrame || whose === 'owner') return 'owner';
  return whose === 'skerry' || isNew ? 'skerry' : 'owner';
};

const rowOf = (finding: Finding, elements: readonly Listed[], group: Group): Row => {
  const how = elements.every(({ isInFrame }) => isInFrame) ? IN_FRAME : ruleOf(finding.rule).how;
  return {
    ...finding,
    how: group === 'owner' ? (how ?? `${finding.help}.`) : '',
    count: elements.length,
    elements: elements.slice(0, MOST_LISTED),
  };
};

const impacts = ['critical', 'serious', 'moderate', 'minor'];
/** What keeps most people out comes first; what axe gives no weight last. */
const byWeight = (one: Row, other: Row) => {
  const [first, second] = [one, other].map(
    ({ impact }) => (impacts.indexOf(impact) + impacts.length + 1) % (impacts.length + 1),
  );
  return (first ?? 0) - (second ?? 0) || other.count - one.count;
};

/**
 * Pure: what a page has without Skerry and with it, by who can fix it. Where only one visit could be made,
 * nothing is known of what Skerry has fixed or brought: pass null for the one without it.
 */
export const groupFindings = (
  before: readonly Finding[] | null,
  after: readonly Finding[],
): Groups => {
  const rows: Record<Group, Row[]> = { fixed: [], skerry: [], owner: [] };
  const rules = new Map([...(before ?? []), ...after].map((finding) => [finding.rule, finding]));
  for (const [rule, finding] of rules) {
    const of = (findings: readonly Finding[] | null) =>
      findings?.find((each) => each.rule === rule)?.elements ?? [];
    const { gone, stayed, added } = before
      ? compare(of(before), of(after))
      : { gone: [], stayed: of(after), added: [] };
    const there: readonly Listed[] = [
      ...stayed.map((element) => ({ ...element, isNew: false })),
      ...added.map((element) => ({ ...element, isNew: true })),
    ];
    const parts = {
      fixed: gone.map((element) => ({ ...element, isNew: false })),
      skerry: there.filter((element) => groupOf(rule, element) === 'skerry'),
      owner: there.filter((element) => groupOf(rule, element) === 'owner'),
    };
    for (const group of ['fixed', 'skerry', 'owner'] as const) {
      if (parts[group].length > 0) rows[group].push(rowOf(finding, parts[group], group));
    }
  }
  for (const list of Object.values(rows)) list.sort(byWeight);
  return rows;
};

/** Pure: what no rule could decide, for a person to look at. */
export const rowsToLookAt = (incomplete: readonly Finding[]): readonly Row[] =>
  incomplete
    .map((finding) =>
      rowOf(
        finding,
        finding.elements.map((element) => ({ ...element, isNew: false })),
        'skerry',
      ),
    )
    .sort(byWeight);

/** Elements in a list of rows. */
export const countOf = (rows: readonly Row[]): number =>
  rows.reduce((sum, { count }) => sum + count, 0);
