import type { Definition } from './definition';
import type { Status } from './status';

export interface Entry {
  readonly definition: Definition;
  /** The adopted element; the document element for a controller. */
  readonly root: HTMLElement;
  status: Status;
  /** Milliseconds since navigation. */
  readonly foundAt: number;
  mountedAt: number;
  /** Script time of the mount in milliseconds. */
  mountMs: number;
  /** Stops waiting; set while the entry waits for its moment. */
  stopWaiting: () => void;
  undo: () => void;
}

export const isPending = ({ status }: Entry): boolean =>
  status === 'waiting' || status === 'loading';

/** Which parts stand where. Strong references end with `remove`, when a root has left. */
export const createRegistry = () => {
  const byRoot = new Map<HTMLElement, Map<Definition, Entry>>();

  const all = (): readonly Entry[] => [...byRoot.values()].flatMap((known) => [...known.values()]);

  return {
    /** A new entry, or null where the definition stands on that root already. */
    add(definition: Definition, root: HTMLElement): Entry | null {
      const known = byRoot.get(root) ?? new Map<Definition, Entry>();
      if (known.has(definition)) return null;
      const entry: Entry = {
        definition,
        root,
        status: 'waiting',
        foundAt: performance.now(),
        mountedAt: 0,
        mountMs: 0,
        stopWaiting: () => {},
        undo: () => {},
      };
      byRoot.set(root, known.set(definition, entry));
      return entry;
    },
    remove({ root, definition }: Entry): void {
      const known = byRoot.get(root);
      known?.delete(definition);
      if (known?.size === 0) byRoot.delete(root);
    },
    at: (root: Element): readonly Entry[] => [...(byRoot.get(root as HTMLElement)?.values() ?? [])],
    /** The entries of an element and of everything around it. A form's field may hide its parent. */
    around: (element: Element): readonly Entry[] =>
      all().filter(({ root }) => root.contains(element)),
    all,
  };
};

export type Registry = ReturnType<typeof createRegistry>;
