import type { Section, Mount, Snapshot } from './take-snapshot';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { AccessReport, type CheckResult, type CheckPage } from './access-report';
import { reportOf } from './report-of';

const ofTime = (at: number | undefined) => (at === undefined ? '' : `${at.toFixed(0)} ms`);

/** A collapsible list; faults start open, as they are what one looks for. */
function Lines({ title, lines, empty }: Section) {
  return (
    <details open={title === 'Faults' && lines.length > 0}>
      <summary>
        {title} <small>{lines.length}</small>
      </summary>
      {lines.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <ol>
          {lines.map(({ at, text }, index) => (
            <li key={index}>
              <span className="time">{ofTime(at)}</span> <bdi>{text}</bdi>
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}

/** More rows add nothing, and rendering them slows the inspected page. */
const MAX_ROWS = 200;

const milliseconds = (value: number) => (value > 0 ? value.toFixed(1) : '–');

/** `wide`: hidden in narrow windows. */
const columns = [
  ['mount', ''],
  ['status', ''],
  ['family', 'wide'],
  ['wakes', 'wide'],
  ['on', ''],
  ['found ms', 'wide number'],
  ['mounted ms', 'wide number'],
  ['script ms', 'number'],
  ['bytes', 'number'],
] as const;

const cells = ({ name, status, family, when, place, ...mount }: Mount) => [
  name,
  status,
  family,
  when,
  place,
  milliseconds(mount.foundAt),
  milliseconds(mount.mountedAt),
  milliseconds(mount.mountMs),
  mount.bytes ?? '–',
];

/** All mounts with their outcome; failures first. */
function MountsTable({ mounts }: { readonly mounts: readonly Mount[] }) {
  const failed = mounts.filter(({ status }) => status === 'failed');
  const shown = [...failed, ...mounts.filter((mount) => !failed.includes(mount))].slice(
    0,
    MAX_ROWS,
  );
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
          {shown.map((mount, row) => (
            <tr key={row} data-status={mount.status}>
              {cells(mount).map((text, index) => (
                <td key={index} className={columns[index]?.[1] ?? ''}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {mounts.length > shown.length && <p>and {mounts.length - shown.length} more</p>}
    </>
  );
}

/** Refresh interval, in milliseconds. */
const REFRESH_MS = 500;

interface Props {
  readonly take: () => Snapshot;
  /** Copies a text to the clipboard; false where the browser refuses. */
  readonly copy: (text: string) => Promise<boolean>;
  readonly checkPage: CheckPage;
  /** Address of the page without Skerry. */
  readonly offAddress: string;
}

const summaryOf = ({ mounts }: Snapshot) => {
  const count = (status: string) => mounts.filter((mount) => mount.status === status).length;
  const script = mounts.reduce((sum, { mountMs }) => sum + mountMs, 0);
  const words = ['waiting', 'loading', 'asleep', 'mounted', 'failed'].map(
    (word) => `${count(word)} ${word}`,
  );
  return `${mounts.length} found, ${words.join(', ')} · ${script.toFixed(1)} ms of script`;
};

/** Mounts of the page, their outcome, and logged events. */
export function Panel({ take, copy, checkPage, offAddress }: Props) {
  const [isOpen, setOpen] = useState(true);
  const [snapshot, setSnapshot] = useState(take);
  const [status, setStatus] = useState('');
  const [result, setResult] = useState<CheckResult | null>(null);
  const [isChecking, setChecking] = useState(false);
  /** Set where the clipboard is blocked: the visitor copies the text by hand. */
  const [report, setReport] = useState('');
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const timer = setInterval(() => setSnapshot(take()), REFRESH_MS);
    return () => clearInterval(timer);
  }, [take]);

  const onCopy = async () => {
    const text = reportOf(take());
    const isCopied = await copy(text);
    setReport(isCopied ? '' : text);
    setOpen(isOpen || !isCopied);
    setStatus(
      isCopied ? 'Report copied.' : 'The browser blocks the clipboard: copy the text below.',
    );
  };
  const onCheck = async () => {
    if (isChecking) return;
    setChecking(true);
    setStatus('Checking the page…');
    try {
      setResult(await checkPage());
      setStatus('Accessibility report is ready.');
    } catch (error) {
      setResult({ fault: String(error) });
      setStatus('The page could not be checked.');
    }
    setChecking(false);
    setOpen(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    // Escape must not also close something in the page.
    event.stopPropagation();
    setOpen(false);
    toggle.current?.focus();
  };

  return (
    // The inspector is in English on every page.
    <section aria-label="Skerry inspector" lang="en" dir="ltr" onKeyDown={onKeyDown}>
      <header>
        <h2>Skerry</h2>
        <span className="summary">{summaryOf(snapshot)}</span>
        <span role="status">{status}</span>
        <button type="button" aria-disabled={isChecking} onClick={() => void onCheck()}>
          Accessibility
        </button>
        <button type="button" onClick={() => void onCopy()}>
          Copy report
        </button>
        <button type="button" ref={toggle} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide' : 'Show'}
        </button>
      </header>
      {isOpen && (
        <>
          {report && (
            <textarea
              aria-label="Report"
              readOnly
              rows={8}
              value={report}
              ref={(area) => area?.select()}
            />
          )}
          {result && <AccessReport result={result} offAddress={offAddress} />}
          <details open>
            <summary>
              Mounts <small>{snapshot.mounts.length}</small>
            </summary>
            <MountsTable mounts={snapshot.mounts} />
          </details>
          {snapshot.sections.map((section) => (
            <Lines key={section.title} {...section} />
          ))}
          <details>
            <summary>Page</summary>
            <dl>
              {snapshot.facts.map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <bdi>{value}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        </>
      )}
    </section>
  );
}
