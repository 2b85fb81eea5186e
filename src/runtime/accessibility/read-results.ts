import { type Criterion, criteriaOf } from './criteria';

/** axe's result for one rule, reduced to the properties in use. */
export interface RawRule {
  readonly id: string;
  readonly impact?: string | null | undefined;
  readonly tags: readonly string[];
  readonly help: string;
  readonly nodes: readonly RawNode[];
}

interface RawCheck {
  readonly message?: string;
}

interface RawNode {
  readonly html: string;
  /** A selector per frame on the path; a list of selectors where the path crosses shadow trees. */
  readonly target: readonly (string | readonly string[])[];
  readonly any?: readonly RawCheck[];
  readonly all?: readonly RawCheck[];
  readonly none?: readonly RawCheck[];
}

export interface RawResults {
  readonly violations: readonly RawRule[];
  readonly incomplete: readonly RawRule[];
}

/** An element with a finding. */
export interface Found {
  /** Frames and shadow trees on the path are separated by ` > > `. */
  readonly selector: string;
  /** The beginning of its markup, as on the page: untrusted. */
  readonly html: string;
  /** The measured values, such as the contrast, in axe's words. */
  readonly why: string;
  readonly isInFrame: boolean;
}

/** A rule with all elements that violate it. */
export interface Finding {
  readonly rule: string;
  readonly impact: string;
  /** The requirement, in axe's words. */
  readonly help: string;
  /** Empty for a mere best practice. */
  readonly criteria: readonly Criterion[];
  readonly elements: readonly Found[];
}

/** Limit for markup and measured values, in characters. */
const LONGEST = 300;

/** Joins a text into one line of limited length. */
const shorten = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
};

const readNode = ({ html, target, any = [], all = [], none = [] }: RawNode): Found => ({
  selector: shorten(target.flat().join(' > > ')),
  html: shorten(html),
  why: shorten([...any, ...all, ...none][0]?.message ?? ''),
  isInFrame: target.length > 1,
});

/** Pure: results of axe in the form that both reports show. */
export const readFindings = (rules: readonly RawRule[]): readonly Finding[] =>
  rules.map(({ id, impact, tags, help, nodes }) => ({
    rule: id,
    impact: impact ?? '',
    help: shorten(help),
    criteria: criteriaOf(tags),
    elements: nodes.map(readNode),
  }));

/** All rules of levels A and AA, and best practices; axe disables the size of targets by default. */
export const runOptions = {
  resultTypes: ['violations', 'incomplete'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
} as const;
