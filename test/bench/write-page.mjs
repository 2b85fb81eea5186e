// @ts-check
import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { drawBars } from './draw-bars.mjs';
import { judge } from './judge.mjs';

const PAGE = 'docs/performance.md';
const CHART = 'docs/performance.svg';

/** @param {readonly string[]} cells */
const line = (cells) => `| ${cells.join(' | ')} |`;

/** @param {import('./judge.mjs').Measured} section */
const table = ({ title, notes, columns, rows, slowness }) => {
  const full = (/** @type {readonly string[]} */ cells) => columns.map((_, at) => cells[at] ?? '');
  return [
    `## ${title}`,
    [...notes, `This machine took ${slowness.toFixed(2)} times as long as the reference.`].join(
      '\n',
    ),
    [
      line(columns),
      line(columns.map((_, at) => (at === 0 ? '---' : '--:'))),
      ...rows.map((cells) => line(full(cells))),
    ].join('\n'),
  ].join('\n\n');
};

/**
 * Writes `docs/performance.md` with its chart.
 * @param {readonly import('./judge.mjs').Measured[]} sections
 * @param {{ runs: number }} options
 */
export const writePage = async (sections, { runs }) => {
  const promised = judge(sections).map(({ text, limit, value, noise, verdict }) =>
    line([text, String(limit), value.toFixed(2), noise.toFixed(2), verdict]),
  );
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
      'Times are put down to the reference machine by a yardstick that is run beside each section, since',
      'shared machines differ by several times from hour to hour; the tables below show what the clock said.',
      'The bench fails where a figure is broken by more than its noise, the way from the quickest run to',
      'the median.',
    ].join('\n'),
    [line(['promise', 'most', 'measured', 'noise', '']), '|---|--:|--:|--:|---|', ...promised].join(
      '\n',
    ),
    ...sections.map(table),
  ];
  await writeFile(PAGE, `${page.join('\n\n')}\n`);
  const bars = sections.flatMap((section) => section.bars ?? []);
  await writeFile(CHART, drawBars(bars));
};
