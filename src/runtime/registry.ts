import type { Definition } from './definition';
import type { Status } from './status';
import type { Sleeper } from './wake/sleep';

export interface Entry {
  readonly definition: Definition;
  /** The adopted element; the document element for a controller. */
  readonly root: HTMLElement;
  status: Status;
  /** Its chunk failed to load: the next interaction requests it again. */
  mayRetry?: boolean;
  /** Milliseconds since navigation. */
  readonly foundAt: number;
  mountedAt: number;
  /** Script time of the mount, in milliseconds. */
  mountMs: number;
  /** Stops waiting; set while the entry is scheduled. */
  stopWaiting: () => void;
  undo: () => void;
  sleeper?: Sleeper | undefined;
}

export const isPending = ({ status, mayRetry }: Entry): boolean =>
  status === 'waiting' || status === 'loading' || status === 'asleep' || mayRetry === true;

/** All mounts by element. Strong references end with `remove`, when a root has left the document. */
export const createRegistry = () => {
  const byRoot = new Map<Element, readonly Entry[]>();

  const at = (root: Element): readonly Entry[] => byRoot.get(root) ?? [];
  const all = (): readonly Entry[] => [...byRoot.values()].flat();

  return {
    /** The new entry, or none where the definition is on that root already. */
    add(definition: Definition, root: HTMLElement): readonly Entry[] {
      const known = at(root);
      if (known.some((each) => each.definition === definition)) return [];
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
      byRoot.set(root, [...known, entry]);
      return [entry];
    },
    remove(entry: Entry): void {
      const { root } = entry;
      const rest = at(root).filter((each) => each !== entry);
      if (rest[0]) byRoot.set(root, rest);
      else byRoot.delete(root);
    },
    at,
    /** Entries of an element and its ancestors. A form's field may shadow `parentNode`. */
    around: (element: Element): readonly Entry[] =>
      all().filter(({ root }) => root.contains(element)),
    all,
  };
};

export type Registry = ReturnType<typeof createRegistry>;
