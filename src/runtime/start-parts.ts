import { byId } from './by-id';
import type { Controller } from './definition';
import { type Changes, createChanges } from './dom/changes';
import type { Listening } from './dom/listen';
import type { Page } from './page';

/** What the parts of one controller share. */
export interface Part {
  readonly page: Page;
  readonly changes: Changes;
  readonly listening: Listening;
  /** What the ledger cannot take back. */
  readonly undos: (() => void)[];
  /** What measures the page, for scripts of others that have changed it. */
  readonly remeasure: (() => void)[];
  /** Whether the body has a class. */
  readonly is: (name: string) => boolean;
  /** An element of the page by id. */
  readonly find: (id: string) => HTMLElement | null;
}

/** A controller of several parts; one that fails does not stop the others. */
export const startParts =
  (source: string, parts: readonly ((part: Part) => void)[]): Controller =>
  (page) => {
    const { document: doc, report } = page;
    const abort = new AbortController();
    const changes = createChanges();
    const undos: (() => void)[] = [];
    const part: Part = {
      page,
      changes,
      undos,
      remeasure: [],
      listening: { signal: abort.signal, report, source },
      is: (name) => doc.body.classList.contains(name),
      find: (id) => byId(doc, id),
    };
    for (const start of parts) {
      try {
        start(part);
      } catch (error) {
        report({ source, phase: 'start', error });
      }
    }
    return () => {
      abort.abort();
      for (const undo of undos.reverse()) undo();
      changes.undo();
    };
  };
