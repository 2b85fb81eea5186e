import { type Criterion, criteriaOf } from './criteria';

/** What axe tells of one rule; of its nodes only what is used. */
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
  /** A selector for each frame on the way; a list of selectors where shadow trees are on it. */
  readonly target: readonly (string | readonly string[])[];
  readonly any?: readonly RawCheck[];
  readonly all?: readonly RawCheck[];
  readonly none?: readonly RawCheck[];
}

export interface RawResults {
  readonly violations: readonly RawRule[];
  readonly incomplete: readonly RawRule[];
}

/** An element with something to be said of it. */
export interface Found {
  /** Frames and shadow trees on the way are divided by ` > > `. */
  readonly selector: string;
  /** The beginning of its markup, as the page has it: it may hold anything. */
  readonly html: string;
  /** What was measured, such as the contrast, in axe's words. */
  readonly why: string;
  readonly isInFrame: boolean;
}

/** A rule with all elements that it speaks of. */
export interface Finding {
  readonly rule: string;
  readonly impact: string;
  /** What should hold, in axe's words. */
  readonly help: string;
  /** Empty for what is good practice only. */
  readonly criteria: readonly Criterion[];
  readonly elements: readonly Found[];
}

/** Of markup and of what was measured, in characters. */
const LONGEST = 300;

/** In one line, and no longer than one reads. */
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

/** Pure: the results of axe as both reports show them. */
export const readFindings = (rules: readonly RawRule[]): readonly Finding[] =>
  rules.map(({ id, impact, tags, help, nodes }) => ({
    rule: id,
    impact: impact ?? '',
    help: shorten(help),
    criteria: criteriaOf(tags),
    elements: nodes.map(readNode),
  }));

/** Everything that speaks of level A and AA, and good practices; the size of targets is off in axe by default. */
export const runOptions = {
  resultTypes: ['violations', 'incomplete'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
} as const;
