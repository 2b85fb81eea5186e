/** What became of an event; the reason follows the word. */
export type Outcome = 'sent' | `${'held' | 'dropped'}: ${string}`;

/** One line of the inspector's list. */
export interface TrackedEvent {
  /** The feature that tracks. */
  readonly source: string;
  readonly name: string;
  /** Milliseconds since navigation. */
  readonly at: number;
  outcome: Outcome;
}
