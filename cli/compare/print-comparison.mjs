// @ts-check
import { plain } from '../report/html-page.mjs';
import { skerryLine } from '../report/skerry-line.mjs';
import { textTable } from '../report/text-table.mjs';
import { caution, costCells, costHeads, percent, works } from './words.mjs';

/** @param {string} title @param {readonly string[]} lines */
const list = (title, lines) =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];

/** @param {import('./compare-page.mjs').Comparison} comparison */
export const printComparison = ({ address, skerry, widths, presses, errors, notes }) =>
  [
    address,
    skerryLine({ skerry }),
    '',
    ...textTable([
      ['', ...costHeads, 'Pixels that differ'],
      ...widths.flatMap(({ name, pixels, without, with: after, share }) => [
        [`${name}, ${pixels} px, without`, ...costCells(without.cost), ''],
        [`${name}, ${pixels} px, with`, ...costCells(after.cost), percent(share)],
      ]),
    ]),
    '',
    ...(presses.length === 0
      ? ['No known controls were found to press.']
      : textTable([
          ['Controls that reacted to a press', 'Without', 'With'],
          ...presses.map(({ name, without, with: after }) => [name, works(without), works(after)]),
        ])),
    ...list(
      'No reaction with Skerry',
      presses.flatMap(({ name, with: after }) =>
        (after?.failed ?? []).map((why) => `${name}, ${why}`),
      ),
    ),
    ...list('Errors only with Skerry', errors.new),
    ...list('Errors only without Skerry', errors.gone),
    ...list('Errors in both', errors.both),
    ...list('Notes', notes),
    '',
    caution,
  ]
    .map(plain)
    .join('\n');
