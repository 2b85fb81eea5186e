import { useEffect, useState } from 'react';
import type { Page } from '../page';
import type { Entry } from '../registry';
import { chunkBytes } from './chunk-bytes';
import { Log } from './log';

/** How often the table is read anew, in milliseconds. */
const REFRESH_MS = 500;

const milliseconds = (value: number) => (value > 0 ? value.toFixed(1) : '–');

const where = ({ definition: { kind }, root }: Entry) =>
  kind === 'controller' ? 'page' : `${root.localName}${root.id ? `#${root.id}` : ''}`;

interface Props {
  readonly page: Page;
  readonly entries: () => readonly Entry[];
}

/** What stands on the page, what became of it, and what it told. */
export function Panel({ page, entries }: Props) {
  const [isOpen, setOpen] = useState(true);
  const [, refresh] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => refresh((count) => count + 1), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  const rows = entries();
  const count = (status: Entry['status']) => rows.filter((entry) => entry.status === status).length;
  const { status, law } = page.consent.state();
  const { builderType, isPreview } = page.mode;

  return (
    <section aria-label="Skerry inspector">
      <header>
        <h2>Skerry</h2>
        <span>
          {rows.length} found, {count('waiting')} waiting, {count('loading')} loading,{' '}
          {count('mounted')} mounted, {count('failed')} failed
        </span>
        <span>
          {builderType || 'fe'}
          {isPreview ? ' (preview)' : ''} · consent {status}
          {law ? ` (${law})` : ''}
        </span>
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide' : 'Show'}
        </button>
      </header>
      {isOpen && (
        <>
          <table>
            <thead>
              <tr>
                {[
                  'part',
                  'status',
                  'family',
                  'wakes',
                  'on',
                  'found ms',
                  'mounted ms',
                  'script ms',
                  'bytes',
                ].map((title) => (
                  <th key={title} scope="col">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((entry, index) => (
                <tr key={index} data-status={entry.status}>
                  <td>{entry.definition.name}</td>
                  <td>{entry.status}</td>
                  <td>{entry.definition.family}</td>
                  <td>{entry.definition.when}</td>
                  <td>{where(entry)}</td>
                  <td className="number">{milliseconds(entry.foundAt)}</td>
                  <td className="number">{milliseconds(entry.mountedAt)}</td>
                  <td className="number">{milliseconds(entry.mountMs)}</td>
                  <td className="number">{chunkBytes(entry.definition.load) ?? '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <Log page={page} />
        </>
      )}
    </section>
  );
}
