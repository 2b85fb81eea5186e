// @ts-check
import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { comparedOnce } from './compared-once.mjs';
import { drawBars } from './draw-bars.mjs';
import { judge } from './judge.mjs';

const PAGE = 'docs/performance.md';
const CHART = 'docs/performance.svg';

/** @param {readonly string[]} cells */
const line = (cells) => `| ${cells.join(' | ')} |`;

/** Small ratios get three decimals. @param {number} value */
const number = (value) => value.toFixed(Math.abs(value) < 0.1 ? 3 : 2);

/** @param {import('./section.mjs').Section} section */
const table = ({ title, notes, columns, rows }) => {
  const full = (/** @type {readonly string[]} */ cells) => columns.map((_, at) => cells[at] ?? '');
  return [
    `## ${title}`,
    notes.join('\n'),
    [
      line(columns),
      line(columns.map((_, at) => (at === 0 ? '---' : '--:'))),
      ...rows.map((cells) => line(full(cells))),
    ].join('\n'),
  ].join('\n\n');
};

/**
 * Writes `docs/performance.md` with its chart.
 * @param {readonly import('./section.mjs').Section[]} sections
 * @param {{ runs: number }} options
 */
export const writePage = async (sections, { runs }) => {
  const { promised, aimed } = judge(sections);
  /** @param {string} what @param {readonly import('./judge.mjs').Judgement[]} judged */
  const judgements = (what, judged) =>
    [
      line([what, 'most', 'measured', 'noise', '']),
      '|---|--:|--:|--:|---|',
      ...judged.map(({ text, limit, value, noise, verdict }) =>
        line([text, String(limit), number(value), number(noise), verdict]),
      ),
    ].join('\n');
  const processor = cpus()[0]?.model ?? 'unknown processor';
  const page = [
    '# Performance',
    [
      `Written by \`npm run bench\`: the median of ${runs} runs in headless Chromium at fourfold slowdown`,
      `(${cpus().length} × ${processor}). All contenders of a table run in turns on the same pages. Figures`,
      'of another machine differ; ratios should not.',
    ].join('\n'),
    '![How long scripts block, beside other packages](performance.svg)',
    '## What the README promises',
    [
      'Ratios of two figures of one run, Skerry to the other package. The bench fails if one is broken by more than',
      'its noise, the difference between the quickest run and the median.',
    ].join('\n'),
    judgements('promise', promised),
    '## Targets',
    [
      'Ratios that are not reached yet, and milliseconds at fourfold slowdown on the machine named above, which',
      'differ by several times from hour to hour. The README does not promise them, and the bench only reports them.',
    ].join('\n'),
    judgements('target', aimed),
    comparedOnce,
    ...sections.map(table),
  ];
  await writeFile(PAGE, `${page.join('\n\n')}\n`);
  const bars = sections.flatMap((section) => section.bars ?? []);
  await writeFile(CHART, drawBars(bars));
};
