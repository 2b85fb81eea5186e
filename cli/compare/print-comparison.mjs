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
      ['', ...costHeads, 'Looks otherwise'],
      ...widths.flatMap(({ name, pixels, without, with: after, share }) => [
        [`${name}, ${pixels} px, without`, ...costCells(without.cost), ''],
        [`${name}, ${pixels} px, with`, ...costCells(after.cost), percent(share)],
      ]),
    ]),
    '',
    ...(presses.length === 0
      ? ['There was nothing to press that is known.']
      : textTable([
          ['Pressed, and did something', 'Without', 'With'],
          ...presses.map(({ name, without, with: after }) => [name, works(without), works(after)]),
        ])),
    ...list(
      'Did nothing with Skerry',
      presses.flatMap(({ name, with: after }) =>
        (after?.failed ?? []).map((why) => `${name}, ${why}`),
      ),
    ),
    ...list('Errors with Skerry alone', errors.new),
    ...list('Errors without Skerry alone', errors.gone),
    ...list('Errors of both', errors.both),
    ...list('Notes', notes),
    '',
    caution,
  ]
    .map(plain)
    .join('\n');
