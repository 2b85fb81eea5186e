/** The visitor's choice, as other features see it. */
export interface ConsentState {
  /**
   * - `absent`: the site has no banner; nothing is gated
   * - `remote`: another script owns banner and record
   * - `undecided`, `decided`: the visitor's choice
   */
  readonly status: 'absent' | 'remote' | 'undecided' | 'decided';
  readonly law: Law | null;
  /** Slug → granted. Empty where nothing is gated. */
  readonly categories: Readonly<Record<string, boolean>>;
}

export type Law = 'gdpr' | 'ccpa';

/** Access to the consent guard, which lives in the loader. */
export interface ConsentGate {
  state(): ConsentState;
  /** Whether a category may run: true where the site has no banner. */
  isGranted(slug: string): boolean;
  /** The categories that the site has assigned to a third-party address. */
  categoriesOf(url: string): readonly string[];
  /** Whether a third-party address may be requested. */
  isUrlAllowed(url: string): boolean;
  subscribe(listener: (state: ConsentState) => void): () => void;
  /** Reads the record again, after a history restore or a choice in another tab. */
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
  /** The default before a choice, per law. */
  readonly preset: Readonly<Record<Law, boolean>>;
  /** Cookies listed by the site owner; `name` may contain `*`. */
  readonly cookies: readonly { readonly name: string; readonly domain: string }[];
}

/** Choices that the banner offers. */
export type Choice =
  | { readonly kind: 'accept' | 'reject' | 'close' }
  | { readonly kind: 'save'; readonly slugs: readonly string[] }
  | { readonly kind: 'opt-out'; readonly isOptedOut: boolean };

/** State of a held script before it was held. */
export interface KeptScript {
  type: string | null;
  /** Created by a script of the page, which the page's CSP trusts already. */
  readonly isCreated: boolean;
  /** Set where only a placeholder is left in the document. */
  readonly original?: HTMLScriptElement;
}

/**
 * The guard, as the consent feature sees it. It holds elements and reads consent; recording choices
 * and releasing are in a chunk that loads later.
 */
export interface ConsentGuard extends ConsentGate {
  readonly law: Law;
  readonly categories: readonly ConsentCategory[];
  readonly kept: WeakMap<Element, KeptScript>;
  record(): ConsentRecord;
  /** Adopts a record and notifies all subscribers. */
  adopt(record: Map<string, string>): void;
  /** Whether a script or frame must wait. */
  isBlocked(element: Element): boolean;
  /** Releases one element without changing the choice. */
  exempt(element: Element): void;
  /** Notifies when a script or frame was inserted or held. */
  onWaiting(listener: () => void): () => void;
  /** Receives calls of the page's public functions, including earlier ones. */
  onCall(listener: (name: string) => void): () => void;
  /** Removes hooks, observers and functions. */
  stop(): void;
  isStopped(): boolean;
}

/** Not a method of the gate: the runtime needs it without the guard's code. */
export const isConsentGuard = (gate: ConsentGate): gate is ConsentGuard => 'adopt' in gate;
