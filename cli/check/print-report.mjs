// @ts-check
import { textTable } from '../report/text-table.mjs';

/** @param {readonly (readonly string[])[]} rows */
const table = (rows) =>
  textTable(rows)
    .map((line) => `  ${line}`)
    .join('\n');

const bytes = (/** @type {number | null} */ value) =>
  value === null ? 'unknown' : value.toLocaleString('en');

/** @param {import('./count-bytes.mjs').CountedScript} script */
const outcome = ({ outcome: what, families, why }) =>
  ({
    goes: `can be removed (${families.join(', ')})`,
    stays: `stays: ${why}`,
    shared: 'removed if nothing else needs it',
    unknown: 'unknown, stays',
  })[what];

/** @param {import('./count-bytes.mjs').CountedScript} script */
const size = ({ bytes: value, bytesFrom }) =>
  bytesFrom === 'table' ? `~${bytes(value)}` : bytes(value);

/** @param {{ bytes: number, isComplete: boolean }} total */
const total = ({ bytes: value, isComplete }) =>
  `${bytes(value)}${isComplete ? '' : ' plus unknown sizes'}`;

/** The report as one page of text. @param {import('./check-page.mjs').Report} report @returns {string} */
export const printReport = ({
  address,
  tag,
  versions,
  mounts,
  families,
  globals,
  scripts,
  bytes: sums,
  problems,
  notes,
}) => {
  const sections = [
    `${address}\n  ${tag ?? 'no Skerry script tag'}`,
    `Versions\n  ${
      Object.entries(versions)
        .map((each) => each.join(' '))
        .join(', ') || 'none detected'
    }`,
    `Families\n${table(Object.entries(families))}`,
    mounts.length === 0
      ? 'Mounts\n  none'
      : `Mounts\n${table([
          ['mount', 'family', 'roots', 'mounted on', 'state'],
          ...mounts.map(({ name, family, count, when, state }) => [
            name,
            family,
            String(count),
            when,
            state,
          ]),
        ])}`,
    `Globals\n  ${globals.join(', ') || 'none'}`,
    scripts.length === 0
      ? 'Old scripts\n  none'
      : `Old scripts (bytes after gzip; ~ from the table of known scripts)\n${table([
          ['handle', 'on the page', 'bytes', 'result'],
          ...scripts.map((script) => [
            script.handle || script.address,
            script.isPrinted ? 'script' : 'data only',
            size(script),
            outcome(script),
          ]),
        ])}`,
    `Bytes after gzip\n${table([
      ['scripts of the page', total(sums.before)],
      ['of these, removable', total(sums.replaced)],
      ['Skerry, at most', bytes(sums.skerry)],
      ['afterwards, at most', total(sums.after)],
    ])}`,
    ...(notes.length > 0 ? [`Notes\n${notes.map((note) => `  ${note}`).join('\n')}`] : []),
    problems.length === 0
      ? 'No problems.'
      : `Problems\n${problems.map(({ code, text }) => `  ${code}: ${text}`).join('\n')}`,
  ];
  return sections.join('\n\n');
};
