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

/** Immediately known facts of a page: enough to decide what it needs. */
export interface PageFacts {
  readonly window: Window & typeof globalThis;
  readonly document: Document;
  readonly options: Options;
  readonly globals: Globals;
  readonly mode: Mode;
  readonly bus: Bus;
  readonly consent: ConsentGate;
  readonly report: Report;
  /** Layout applied before any module was mounted. */
  readonly firstLayout: FirstLayout;
  /** Mounts what is in a subtree that Skerry itself has inserted. */
  scan(root: Element): void;
}

/**
 * Everything that an island or controller may use; the services are created with the first mount.
 * Nothing reads `window` directly.
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
  /** Tracked events and their outcome, oldest first. */
  readonly tracked: TrackedEvent[];
  readonly load: Load;
  /** An id that is not used on the page. */
  nextId(): string;
  /**
   * Pixels at the top of the window that stuck modules will cover once an element has been scrolled
   * there; null where the element is stuck itself, so that no scrolling is needed.
   */
  stuckAbove(element: Element): number | null;
  /** Navigates to an address if it is safe; returns false otherwise. */
  navigate(url: unknown): boolean;
}
