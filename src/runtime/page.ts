import type { Ajax } from './ajax/create-ajax';
import type { Bus } from './bus';
import type { Globals } from './config/global';
import type { ConsentGate } from './consent-gate';
import type { CookieJar } from './cookies';
import type { EventBridge } from './event-bridge';
import type { HashState } from './hash/hash-state';
import type { Insert } from './insert/create-insert';
import type { Labels } from './labels';
import type { Mode } from './mode';
import type { Report } from './report';
import type { Options } from './loader/read-options';
import type { SafeStorage } from './storage';
import type { Stores } from './stores/create-stores';

/** Everything that an island or controller may touch. Nothing reads `window` behind its back. */
export interface Page {
  readonly window: Window & typeof globalThis;
  readonly document: Document;
  readonly options: Options;
  readonly globals: Globals;
  readonly mode: Mode;
  readonly stores: Stores;
  readonly hash: HashState;
  readonly bus: Bus;
  readonly consent: ConsentGate;
  readonly ajax: Ajax;
  readonly insert: Insert;
  readonly events: EventBridge;
  readonly cookies: CookieJar;
  readonly labels: Labels;
  readonly local: SafeStorage;
  readonly session: SafeStorage;
  readonly report: Report;
  /** An id that no author and no other island uses. */
  nextId(): string;
  /** Mounts what stands in a subtree that Skerry itself has put in. */
  scan(root: Element): void;
  /** Goes to an address if it is safe; returns false otherwise. */
  navigate(url: unknown): boolean;
}
