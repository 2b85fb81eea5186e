import type { Mount, Section, Snapshot } from './take-snapshot';

const line = (text: string) => text.replace(/\s+/g, ' ');
const cell = (text: string | number) => line(String(text)).replace(/\|/g, '\\|');
const row = (cells: readonly (string | number)[]) => `| ${cells.map(cell).join(' | ')} |`;

/** Many roots of one definition are one row: a page may have thousands. */
const mountRows = (mounts: readonly Mount[]) =>
  mounts
    .filter(({ name }, index) => mounts.findIndex((each) => each.name === name) === index)
    .map(({ name, family, when, bytes }) => {
      const all = mounts.filter((mount) => mount.name === name);
      const count = (status: Mount['status']) =>
        all.filter((mount) => mount.status === status).length;
      const script = all.reduce((sum, { mountMs }) => sum + mountMs, 0).toFixed(1);
      const counts = [all.length, count('asleep'), count('mounted'), count('failed')];
      return row([name, family, when, ...counts, script, bytes ?? '–']);
    });

const lines = ({ title, empty, lines: all }: Section) => [
  '',
  `### ${title}`,
  '',
  ...(all.length === 0
    ? [empty]
    : all.map(
        ({ at, text }) => `- ${at === undefined ? '' : `${at.toFixed(0)} ms: `}${line(text)}`,
      )),
];

/** Pure: a bug report in Markdown, to be completed by its author. */
export const reportOf = ({ facts, mounts, sections }: Snapshot): string =>
  [
    '## Skerry report',
    '',
    '**What happened:** ',
    '',
    '**What should have happened:** ',
    '',
    ...facts.map(([label, value]) => `- ${label}: ${line(value)}`),
    '',
    '### Mounts',
    '',
    row(['mount', 'family', 'wakes', 'found', 'asleep', 'mounted', 'failed', 'script ms', 'bytes']),
    '|---|---|---|--:|--:|--:|--:|--:|--:|',
    ...mountRows(mounts),
    ...sections.flatMap(lines),
    '',
  ].join('\n');
