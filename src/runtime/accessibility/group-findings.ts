import type { Finding, Found } from './read-results';
import { ruleOf } from './rules';

/**
 * - `fixed`: found without Skerry, and gone with it
 * - `skerry`: still there, or caused by Skerry, and Skerry's to fix
 * - `owner`: only the author of the page's content or styles can fix it
 */
export type Group = 'fixed' | 'skerry' | 'owner';

interface Listed extends Found {
  /** Found only with Skerry. */
  readonly isNew: boolean;
}

/** A rule in one of the groups. */
export interface Row extends Omit<Finding, 'elements'> {
  /** How the owner fixes it, in one sentence. */
  readonly how: string;
  /** Number of elements; not all of them are listed. */
  readonly count: number;
  readonly elements: readonly Listed[];
}

export type Groups = Readonly<Record<Group, readonly Row[]>>;

/** Listing more elements of one rule adds nothing. */
const MOST_LISTED = 50;

const IN_FRAME = 'It is in a frame of another provider: report it there, or embed something else.';

/** Identifies an element among others of its kind, even after changes to attributes and siblings. */
const signatureOf = ({ html }: Found) => {
  const [tag = ''] = /^<[^>]*/.exec(html) ?? [];
  const kept = [...tag.matchAll(/\s(?:id|href|src|name|for|type)="[^"]*"/g)].map(([text]) => text);
  const text = html.slice(tag.length).replace(/<[^>]*>?|^>/g, '');
  return [/^<[\w-]+/.exec(tag)?.[0], ...kept.sort(), text].join('');
};

/** Pairs the entries of two lists by a key; unpaired entries of both lists remain. */
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

/** Pairs the elements of two visits: by selector, which changed siblings may break, else by signature. */
const compare = (before: readonly Found[], after: readonly Found[]) => {
  const bySelector = pairBy(({ selector }) => selector, before, after);
  const bySignature = pairBy(signatureOf, bySelector.gone, bySelector.added);
  return {
    gone: bySignature.gone,
    stayed: [...bySelector.stayed, ...bySignature.stayed],
    added: bySignature.added,
  };
};

/** Who can fix it. Skerry does nothing in frames. */
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
/** The impact on most people first; rules without an impact in axe last. */
const byWeight = (one: Row, other: Row) => {
  const [first, second] = [one, other].map(
    ({ impact }) => (impacts.indexOf(impact) + impacts.length + 1) % (impacts.length + 1),
  );
  return (first ?? 0) - (second ?? 0) || other.count - one.count;
};

/**
 * Pure: groups the findings of a page without and with Skerry by who can fix them. Where only one
 * visit was possible, nothing is known of what Skerry fixed or caused: pass null for the visit
 * without it.
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

/** Pure: findings that no rule could decide, to be reviewed by a person. */
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

/** Number of elements in a list of rows. */
export const countOf = (rows: readonly Row[]): number =>
  rows.reduce((sum, { count }) => sum + count, 0);
