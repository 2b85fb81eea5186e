import { type Segment, parseHash, writeHash } from './parse-hash';
import { atom, type ReadableAtom } from 'nanostores';
import type { Bus } from '../bus';
import { byId } from '../by-id';

export interface HashState {
  readonly $hash: ReadableAtom<readonly Segment[]>;
  /** The values of a module, or undefined where the address does not name it. */
  read(id: string): readonly string[] | undefined;
  /** Keeps a module's values in the address; adds a history entry, as a visitor expects of Back. */
  write(id: string, values: readonly string[]): void;
  /** The element that a plain anchor in the address names. */
  target(): HTMLElement | null;
  undo(): void;
}

/** Module state in the address bar, as a store (specification S2.02 to S2.04). */
export const createHashState = (win: Window, bus: Bus): HashState => {
  const { location } = win;
  const $hash = atom(parseHash(location.hash));
  const update = () => {
    const segments = parseHash(location.hash);
    $hash.set(segments);
    bus.emit('hash:changed', { ids: segments.map(({ id }) => id) });
  };
  win.addEventListener('hashchange', update);
  return {
    $hash,
    read: (id) => $hash.get().find((segment) => segment.id === id)?.values,
    write(id, values) {
      if (id === '') return;
      const hash = writeHash(location.hash, { id, values });
      if (hash !== location.hash) location.hash = hash;
    },
    target() {
      const [first] = $hash.get();
      return first && first.values.length === 0 ? byId(win.document, first.id) : null;
    },
    undo: () => win.removeEventListener('hashchange', update),
  };
};
