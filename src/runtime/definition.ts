import type { ComponentType } from 'react';
import type { Family } from './family';
import type { Page, PageFacts } from './page';
import type { When } from './when';

export type { LazyDefinition, Start } from './controller-scope';

export interface IslandProps<Asleep = unknown> {
  /** The server-rendered element that the island adopts. */
  readonly root: HTMLElement;
  readonly page: Page;
  /** What its sleeping code has returned; undefined for an island that never sleeps. */
  readonly asleep: Asleep;
}

export type Island = ComponentType<IslandProps>;

interface Common {
  readonly name: string;
  readonly family: Family;
  readonly when: When;
  /** Tracks visitors: left out of every preview (specification S1.07). */
  readonly tracks?: true;
  /** Calls or writes by itself: waits while the page is only prerendered. */
  readonly writes?: true;
  /** Class names that hide server content until the mount works; taken away if it never will. */
  readonly hides?: readonly string[];
  /** Names of globals: pages that print none of them do without it. */
  readonly globals?: readonly string[];
  /** The name of its component or start among what its code exports: `island` and `start` unless named. */
  readonly exported?: string;
}

/** A React function component that adopts each element matching `selector`. */
export interface IslandDefinition extends Common {
  readonly kind: 'island';
  /** Taken apart at its commas, so none may stand inside parentheses. */
  readonly selector: string;
  /** Controls whose click, and forms whose sending, is deferred while the code is still on its way. */
  readonly holds?: string;
  readonly load: () => Promise<object>;
  /**
   * Code without the UI library that makes the markup look and read as the island would; the island
   * itself then waits for the first press, key, focus or address that is for it. One that has controls
   * of its own to show, or moves without being touched, waits until it is `seen`.
   */
  readonly asleep?: {
    readonly load: () => Promise<object>;
    readonly exported: string;
    readonly until?: 'seen';
  };
}

/** A behaviour of the whole page; `selector` says which pages need it, none means all. */
export interface ControllerDefinition extends Common {
  readonly kind: 'controller';
  /** As that of an island. */
  readonly selector?: string;
  readonly holds?: string;
  /** Which pages need it, where neither selector nor global can tell. */
  readonly needs?: (facts: PageFacts) => boolean;
  readonly load: () => Promise<object>;
}

export type Definition = IslandDefinition | ControllerDefinition;
export type Manifest = readonly Definition[];
