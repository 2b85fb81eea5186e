/** Outcome of an event, followed by the reason. */
export type Outcome = 'sent' | `${'held' | 'dropped'}: ${string}`;

/** One line of the inspector's list. */
export interface TrackedEvent {
  /** The tracking feature. */
  readonly source: string;
  readonly name: string;
  /** Milliseconds since navigation. */
  readonly at: number;
  outcome: Outcome;
}
