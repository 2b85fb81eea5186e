import type { Page } from '../page';
import type { Entry } from '../registry';
import type { Status } from '../status';
import { fetchedBytes } from './fetched-bytes';
import { type Fact, pageFacts } from './page-facts';
import { placeOf } from './place-of';
import type { Line, Log } from './record-log';
import { redact } from './redact';

export interface Part {
  readonly name: string;
  readonly status: Status;
  readonly family: string;
  readonly when: string;
  /** The adopted element, or `page`. */
  readonly place: string;
  /** Milliseconds since navigation; 0 while it has not happened. */
  readonly foundAt: number;
  readonly mountedAt: number;
  /** Script time of the mount in milliseconds. */
  readonly mountMs: number;
  /** Of its chunk as sent; null where none was fetched. */
  readonly bytes: number | null;
}

export interface Section {
  readonly title: string;
  /** What stands there while there is no line. */
  readonly empty: string;
  readonly lines: readonly Line[];
}

/** What panel and report show. It holds nothing that tells who the visitor is. */
export interface Snapshot {
  readonly facts: readonly Fact[];
  readonly parts: readonly Part[];
  readonly sections: readonly Section[];
}

const redacted = (lines: readonly Line[]) =>
  lines.map((line) => ({ ...line, text: redact(line.text) }));

export const takeSnapshot = (page: Page, entries: readonly Entry[], log: Log): Snapshot => {
  const bytes = fetchedBytes(page.options.base);
  const faults = page.report.faults.map(({ source, phase, error, element }) => ({
    text: `${source} (${phase}): ${String(error)}${element ? ` on ${placeOf(element)}` : ''}`,
  }));
  const tracked = page.tracked
    .map(({ at, source, name, fate }) => ({ at, text: `${source}: ${name} – ${fate}` }))
    .reverse();
  return {
    facts: pageFacts(page, bytes).map(([label, value]) => [label, redact(value)]),
    parts: entries.map((entry) => {
      const { definition, root, status, foundAt, mountedAt, mountMs } = entry;
      const { name, kind, family, when } = definition;
      const place = kind === 'controller' ? 'page' : placeOf(root);
      const size = bytes.of(definition);
      return { name, status, family, when, place, foundAt, mountedAt, mountMs, bytes: size };
    }),
    sections: [
      { title: 'Faults', empty: 'No fault reported.', lines: redacted(faults) },
      { title: 'Requests', empty: 'No call made.', lines: redacted(log.requests) },
      { title: 'Tracked', empty: 'Nothing to track.', lines: redacted(tracked) },
      { title: 'Events', empty: 'Nothing told yet.', lines: redacted(log.events) },
    ],
  };
};
