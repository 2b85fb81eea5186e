import type { Part } from './take-snapshot';

/** More rows than this say nothing more, and drawing them costs the page that is looked at. */
const MAX_ROWS = 200;

const milliseconds = (value: number) => (value > 0 ? value.toFixed(1) : '–');

/** `wide`: left out where the window is narrow. */
const columns = [
  ['part', ''],
  ['status', ''],
  ['family', 'wide'],
  ['wakes', 'wide'],
  ['on', ''],
  ['found ms', 'wide number'],
  ['mounted ms', 'wide number'],
  ['script ms', 'number'],
  ['bytes', 'number'],
] as const;

const cells = ({ name, status, family, when, place, ...part }: Part) => [
  name,
  status,
  family,
  when,
  place,
  milliseconds(part.foundAt),
  milliseconds(part.mountedAt),
  milliseconds(part.mountMs),
  part.bytes ?? '–',
];

/** What stands on the page and what became of it; failures first. */
export function PartsTable({ parts }: { readonly parts: readonly Part[] }) {
  const failed = parts.filter(({ status }) => status === 'failed');
  const shown = [...failed, ...parts.filter((part) => !failed.includes(part))].slice(0, MAX_ROWS);
  return (
    <>
      <table>
        <thead>
          <tr>
            {columns.map(([title, name]) => (
              <th key={title} scope="col" className={name}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((part, row) => (
            <tr key={row} data-status={part.status}>
              {cells(part).map((text, index) => (
                <td key={index} className={columns[index]?.[1] ?? ''}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {parts.length > shown.length && <p>and {parts.length - shown.length} more</p>}
    </>
  );
}
