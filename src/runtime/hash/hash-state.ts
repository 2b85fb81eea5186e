import { type Segment, parseHash, writeHash } from './parse-hash';
import { atom, type ReadableAtom } from 'nanostores';
import type { Bus } from '../bus';
import { byId } from '../by-id';

export interface HashState {
  readonly $hash: ReadableAtom<readonly Segment[]>;
  /** Values of a module; undefined where the address does not name it. */
  read(id: string): readonly string[] | undefined;
  /** Writes a module's values to the address, as a history entry, so that Back works. */
  write(id: string, values: readonly string[]): void;
  /** The element named by a plain anchor in the address. */
  target(): HTMLElement | null;
  undo(): void;
}

/** Module state in the address, as a store (specification S2.02 to S2.04). */
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
