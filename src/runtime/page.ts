import type { Ajax } from './ajax/create-ajax';
import type { Bus } from './bus';
import type { FirstLayout } from './first-layout';
import type { Globals } from './config/global';
import type { ConsentGate } from './consent-gate';
import type { EventBridge } from './event-bridge';
import type { HashState } from './hash/hash-state';
import type { Insert } from './insert/insert';
import type { Labels } from './labels';
import type { Load } from './load';
import type { Options } from './loader/read-options';
import type { Mode } from './divi/mode';
import type { Report } from './report';
import type { SafeStorage } from './storage';
import type { Stores } from './stores/create-stores';
import type { TrackedEvent } from './tracking/tracked-event';

/** What is known of a page at once: enough to decide what it needs. */
export interface PageFacts {
  readonly window: Window & typeof globalThis;
  readonly document: Document;
  readonly options: Options;
  readonly globals: Globals;
  readonly mode: Mode;
  readonly bus: Bus;
  readonly consent: ConsentGate;
  readonly report: Report;
  /** What was laid out before any module was there. */
  readonly firstLayout: FirstLayout;
  /** Mounts what stands in a subtree that Skerry itself has put in. */
  scan(root: Element): void;
}

/**
 * Everything that an island or controller may touch; its services are made with the first mount
 * that mounts. Nothing reads `window` behind its back.
 */
export interface Page extends PageFacts {
  readonly stores: Stores;
  readonly hash: HashState;
  readonly ajax: Ajax;
  readonly insert: Insert;
  readonly events: EventBridge;
  readonly labels: Labels;
  readonly local: SafeStorage;
  readonly session: SafeStorage;
  /** What was tracked and what became of it, oldest first. */
  readonly tracked: TrackedEvent[];
  readonly load: Load;
  /** An id that no author and no other island uses. */
  nextId(): string;
  /**
   * Pixels at the top of the window that stuck modules will cover once an element has come there;
   * null where it is stuck itself, so that nothing needs to be scrolled.
   */
  stuckAbove(element: Element): number | null;
  /** Goes to an address if it is safe; returns false otherwise. */
  navigate(url: unknown): boolean;
}
