import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Lines } from './lines';
import { PartsTable } from './parts-table';
import { reportOf } from './report-of';
import type { Snapshot } from './take-snapshot';

/** How often everything is read anew, in milliseconds. */
const REFRESH_MS = 500;

interface Props {
  readonly take: () => Snapshot;
  /** Puts a text on the clipboard; false where the browser does not let it. */
  readonly copy: (text: string) => Promise<boolean>;
}

const summaryOf = ({ parts }: Snapshot) => {
  const count = (status: string) => parts.filter((part) => part.status === status).length;
  const script = parts.reduce((sum, { mountMs }) => sum + mountMs, 0);
  const words = ['waiting', 'loading', 'asleep', 'mounted', 'failed'].map(
    (word) => `${count(word)} ${word}`,
  );
  return `${parts.length} found, ${words.join(', ')} · ${script.toFixed(1)} ms of script`;
};

/** What stands on the page, what became of it, and what it told. */
export function Panel({ take, copy }: Props) {
  const [isOpen, setOpen] = useState(true);
  const [snapshot, setSnapshot] = useState(take);
  const [said, say] = useState('');
  /** Set where the clipboard is shut: the visitor copies it by hand. */
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
    say(isCopied ? 'Report copied.' : 'The browser keeps the clipboard shut: copy the text below.');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    // What it would close in the page stays open.
    event.stopPropagation();
    setOpen(false);
    toggle.current?.focus();
  };

  return (
    // Its words are English on every page.
    <section aria-label="Skerry inspector" lang="en" dir="ltr" onKeyDown={onKeyDown}>
      <header>
        <h2>Skerry</h2>
        <span className="summary">{summaryOf(snapshot)}</span>
        <span role="status">{said}</span>
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
          <details open>
            <summary>
              Parts <small>{snapshot.parts.length}</small>
            </summary>
            <PartsTable parts={snapshot.parts} />
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
