/** What the visitor has decided, as other rooms may see it. */
export interface ConsentState {
  /**
   * - `absent`: the site has no banner; nothing is gated
   * - `remote`: another script owns banner and record
   * - `undecided`, `decided`: the visitor's state
   */
  readonly status: 'absent' | 'remote' | 'undecided' | 'decided';
  readonly law: 'gdpr' | 'ccpa' | null;
  /** Slug → granted. Empty where nothing is gated. */
  readonly categories: Readonly<Record<string, boolean>>;
}

/** The door to the consent guard; it lives in the loader, the runtime only asks. */
export interface ConsentGate {
  state(): ConsentState;
  /** Whether a category may run: true where the site has no banner. */
  isGranted(slug: string): boolean;
  /** Whether a third-party address may be requested. */
  isUrlAllowed(url: string): boolean;
  subscribe(listener: (state: ConsentState) => void): () => void;
  /** Reads the record again: after history restore, or a choice in another tab. */
  refresh(): void;
}

const noBanner: ConsentState = Object.freeze({
  status: 'absent',
  law: null,
  categories: Object.freeze({}),
});

/** The gate of a page without a consent banner. */
export const openGate: ConsentGate = Object.freeze({
  state: () => noBanner,
  isGranted: () => true,
  isUrlAllowed: () => true,
  subscribe: () => () => {},
  refresh: () => {},
});
