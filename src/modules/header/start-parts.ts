import type { Controller } from '../../runtime/definition';
import { byId, createChanges } from '../../runtime/kit';
import type { HeaderPart } from './header-part';

/** A controller of several parts; one that fails does not stop the others. */
export const startParts =
  (source: string, parts: readonly ((part: HeaderPart) => void)[]): Controller =>
  (page) => {
    const { document: doc, report } = page;
    const abort = new AbortController();
    const changes = createChanges();
    const undos: (() => void)[] = [];
    const part: HeaderPart = {
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
