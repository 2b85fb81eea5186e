/** Why the old scripts are restored. */
export type Reason = 'off' | 'missing' | 'start' | 'fault' | 'stands down';

/** Detail of `skerry:fallback`. */
export interface Fallback {
  readonly reason: Reason;
  /** Families handed back; empty where nothing of Skerry runs. */
  readonly families: readonly string[];
  /** Handles or addresses of the scripts that run now. */
  readonly scripts: readonly string[];
  readonly error?: unknown;
}
