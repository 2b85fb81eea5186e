/** Keys of the storage, shared with the old editor (specification S4.62). */
const FLAG = 'et_fb_debug';
const AREAS = 'et_fb_debug_log_areas';

/** Specification S4.62. */
export const defaultAllLogAreas = ['general', 'store_action_obj', 'store_emit', 'warning'] as const;

type Method = 'log' | 'info' | 'warn';

/** Storage for debugging; `createStorage` of the runtime fits. */
export interface DebugStorage {
  readonly isUsable: boolean;
  get(key: string): string | null;
  /** Returns false when the value could not be kept. */
  set(key: string, value: string): boolean;
}

const now = (areas: readonly string[]) => `You are now logging these areas: ${areas.join(', ')}`;

/** Debug mode: a flag and the areas to log, kept in the browser's storage. Blocked storage means off. */
export const createDebug = (storage: DebugStorage, console: Pick<Console, Method>) => {
  let known: boolean | undefined;
  const debug = (): boolean => {
    known ??= storage.isUsable && storage.get(FLAG) === 'true';
    return known;
  };
  const debugLogAreas = (): readonly string[] => {
    const stored = storage.get(AREAS);
    return stored === null ? defaultAllLogAreas : stored.split(' ').filter(Boolean);
  };
  const setAreas = (areas: string): string => {
    storage.set(AREAS, areas.trim());
    return `Separate by space to set multiple areas. ${now(debugLogAreas())}`;
  };

  return {
    debug,
    /** Specification S8.17. */
    debugOn(): string {
      if (!storage.isUsable || !storage.set(FLAG, 'true')) {
        return 'Debug mode was not activated due to lack of support or other error';
      }
      known = true;
      return 'Debug mode is activated';
    },
    debugOff(): string {
      storage.set(FLAG, 'false');
      known = false;
      return 'Debug mode is deactivated';
    },
    debugLogAreas,
    debugSetLogAreas: setAreas,
    debugAddLogArea: (area: string): string => setAreas(`${storage.get(AREAS) ?? ''} ${area}`),
    debugSetAllLogAreas(): string {
      setAreas(defaultAllLogAreas.join(' '));
      return now(debugLogAreas());
    },
    /** Writes to the console where debug mode is on and includes the area; otherwise returns false. */
    log(message: unknown, area: string = 'general', method: Method = 'log'): boolean {
      if (!debug() || !debugLogAreas().includes(area)) return false;
      console[method](message);
      return true;
    },
    defaultAllLogAreas,
  };
};

export type Debug = ReturnType<typeof createDebug>;
