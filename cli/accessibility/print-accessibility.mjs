// @ts-check
import { plain } from '../report/html-page.mjs';
import { skerryLine } from '../report/skerry-line.mjs';

/** More elements of a rule are in the file and in the JSON output. */
const MOST_PRINTED = 5;

/** @param {import('./check-accessibility.mjs').Row} row */
export const criterion = ({ criteria }) =>
  criteria.map(({ number, name }) => `${number} ${name}`).join(', ') || 'good practice';

/** @param {number} count @param {string} [one] @param {string} [many] */
export const amount = (count, one = 'element', many = 'elements') =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/** @param {import('./check-accessibility.mjs').Row} row @param {boolean} isBrief */
const printRow = (row, isBrief) => {
  const { rule, impact, help, how, count, elements } = row;
  const weight = impact ? `, ${impact}` : '';
  const lines = [`  ${rule}: ${help} (${criterion(row)}${weight}), ${amount(count)}`];
  if (how) lines.push(`    How: ${how}`);
  for (const { selector, html, why, isNew } of isBrief ? [] : elements.slice(0, MOST_PRINTED)) {
    lines.push(`    - ${selector}${isNew ? ' (only with Skerry)' : ''}`, `      ${html}`);
    if (why && row.rule === 'color-contrast') lines.push(`      ${why}`);
  }
  const more = count - Math.min(elements.length, MOST_PRINTED);
  if (more > 0 && !isBrief) lines.push(`    and ${more.toLocaleString('en')} more`);
  return lines.map(plain).join('\n');
};

/** @param {string} title @param {readonly import('./check-accessibility.mjs').Row[]} rows @param {boolean} [isBrief] */
const section = (title, rows, isBrief = false) =>
  rows.length === 0
    ? `${title}\n  none`
    : `${title}: ${amount(rows.reduce((sum, { count }) => sum + count, 0))}\n${rows
        .map((row) => printRow(row, isBrief))
        .join('\n')}`;

/** The report as one page of text. @param {import('./check-accessibility.mjs').AccessReport} report */
export const printAccessibility = (report) => {
  const { address, counts, groups, lookAt, notes, tested, notTested, caution, titles } = report;
  const width = Math.max(4, ...counts.map(({ rule }) => rule.length));
  const hasStarted = report.skerry.state !== 'not started';
  const table = [
    `  ${'rule'.padEnd(width)}  without  ${hasStarted ? 'with Skerry' : ''}`.trimEnd(),
    ...counts.map((count) =>
      `  ${count.rule.padEnd(width)}  ${String(count.without).padStart(7)}  ${hasStarted ? String(count.with).padStart(11) : ''}`.trimEnd(),
    ),
  ];
  const list = (/** @type {readonly string[]} */ lines) =>
    lines.map((line) => `  ${plain(line)}`).join('\n');
  return [
    `${plain(address)}\n  ${plain(skerryLine(report))}\n  ${report.browser}, axe ${plain(report.axe)}`,
    `Elements with findings\n${counts.length > 0 ? table.join('\n') : '  none'}`,
    ...(hasStarted ? [section(titles.fixed, groups.fixed, true)] : []),
    section(titles.skerry, groups.skerry),
    section(titles.owner, groups.owner),
    section(titles.lookAt, lookAt),
    ...(notes.length > 0 ? [`Notes\n${list(notes)}`] : []),
    `Tested\n${list(tested)}`,
    `Not tested\n${list(notTested)}`,
    caution,
  ].join('\n\n');
};
