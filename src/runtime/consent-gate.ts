/** What the visitor has decided, as other features may see it. */
export interface ConsentState {
  /**
   * - `absent`: the site has no banner; nothing is gated
   * - `remote`: another script owns banner and record
   * - `undecided`, `decided`: the visitor's state
   */
  readonly status: 'absent' | 'remote' | 'undecided' | 'decided';
  readonly law: Law | null;
  /** Slug → granted. Empty where nothing is gated. */
  readonly categories: Readonly<Record<string, boolean>>;
}

export type Law = 'gdpr' | 'ccpa';

/** The gateway to the consent guard; it lives in the loader, the runtime only asks. */
export interface ConsentGate {
  state(): ConsentState;
  /** Whether a category may run: true where the site has no banner. */
  isGranted(slug: string): boolean;
  /** The categories that the site has assigned to a third-party address. */
  categoriesOf(url: string): readonly string[];
  /** Whether a third-party address may be requested. */
  isUrlAllowed(url: string): boolean;
  subscribe(listener: (state: ConsentState) => void): () => void;
  /** Reads the record again: after history restore, or a choice in another tab. */
  refresh(): void;
}

/**
 * The consent cookie as keys and values: `consentid`, `consent`, `action` and one entry per slug.
 * Under ccpa `consent:yes` means opted out (cookieyes.md §5).
 */
export type ConsentRecord = ReadonlyMap<string, string>;

export interface ConsentCategory {
  readonly slug: string;
  readonly name: string;
  readonly isNecessary: boolean;
  /** What holds before a choice, per law. */
  readonly preset: Readonly<Record<Law, boolean>>;
  /** Cookies that the site owner has listed; `name` may hold `*`. */
  readonly cookies: readonly { readonly name: string; readonly domain: string }[];
}

/** What a visitor can do in the banner. */
export type Choice =
  | { readonly kind: 'accept' | 'reject' | 'close' }
  | { readonly kind: 'save'; readonly slugs: readonly string[] }
  | { readonly kind: 'opt-out'; readonly isOptedOut: boolean };

/** What a held script was before. */
export interface KeptScript {
  type: string | null;
  /** Made by a script of the page, which the page's policy trusts already. */
  readonly isCreated: boolean;
  /** Set where only a stand-in is left in the document. */
  readonly original?: HTMLScriptElement;
}

/**
 * The guard as the rest of the consent feature sees it. It holds and answers; deciding and releasing
 * come with a later chunk.
 */
export interface ConsentGuard extends ConsentGate {
  readonly law: Law;
  readonly categories: readonly ConsentCategory[];
  readonly kept: WeakMap<Element, KeptScript>;
  record(): ConsentRecord;
  /** Takes a record over and tells everyone who has subscribed. */
  adopt(record: Map<string, string>): void;
  /** Whether a script or frame has to wait. */
  isBlocked(element: Element): boolean;
  /** Lets one element through without changing the choice. */
  exempt(element: Element): void;
  /** Called when a script or frame came in or was held: something may be waiting. */
  onWaiting(listener: () => void): () => void;
  /** Receives calls of the page's public functions, earlier ones included. */
  onCall(listener: (name: string) => void): () => void;
  /** Takes hooks, observers and functions back. */
  stop(): void;
  isStopped(): boolean;
}

/** Not in what every page loads: the table of contents asks for the same method. */
export const isConsentGuard = (gate: ConsentGate): gate is ConsentGuard => 'adopt' in gate;
