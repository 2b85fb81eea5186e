/** Why the old scripts are wanted. */
export type Reason = 'off' | 'missing' | 'start' | 'fault' | 'stands down';

/** What `skerry:fallback` tells. */
export interface Fallback {
  readonly reason: Reason;
  /** The families that are handed back; empty where nothing of Skerry runs. */
  readonly families: readonly string[];
  /** Handles or addresses of the scripts that run now. */
  readonly scripts: readonly string[];
  readonly error?: unknown;
}
