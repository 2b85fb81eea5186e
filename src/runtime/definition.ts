import type { ComponentType } from 'react';
import type { Family } from './family';
import type { Page, PageFacts } from './page';
import type { When } from './when';

export type { LazyDefinition, Start } from './controller-scope';

export interface IslandProps<Asleep = unknown> {
  /** The server-rendered element that the island adopts. */
  readonly root: HTMLElement;
  readonly page: Page;
  /** Result of its sleeping code; undefined for an island that never sleeps. */
  readonly asleep: Asleep;
}

export type Island = ComponentType<IslandProps>;

interface Common {
  readonly name: string;
  readonly family: Family;
  readonly when: When;
  /** Tracks visitors, so it never runs in a preview (specification S1.07). */
  readonly tracks?: true;
  /** Sends requests or writes without interaction, so it waits while the page is prerendered. */
  readonly writes?: true;
  /** Classes that hide server content until it is mounted; removed if it never will be. */
  readonly hides?: readonly string[];
  /** Names of globals; not needed on pages that print none of them. */
  readonly globals?: readonly string[];
  /** Name of its export: `island` or `start` by default. */
  readonly exported?: string;
}

/** A React function component that adopts each element matching `selector`. */
export interface IslandDefinition extends Common {
  readonly kind: 'island';
  /** Split at its commas, so none may be inside parentheses. */
  readonly selector: string;
  /** Controls whose click, and forms whose submit, is deferred while the chunk loads. */
  readonly holds?: string;
  readonly load: () => Promise<object>;
  /**
   * Code without the UI library that gives the markup the look and semantics of the island; the
   * island itself then waits for the first press, key, focus or address that concerns it. One that
   * renders controls of its own, or moves without interaction, waits until it is `seen`.
   */
  readonly asleep?: {
    readonly load: () => Promise<object>;
    readonly exported: string;
    readonly until?: 'seen';
  };
}

/** A page-wide behaviour; pages need it where `selector` matches, all pages without one. */
export interface ControllerDefinition extends Common {
  readonly kind: 'controller';
  /** Same rules as that of an island. */
  readonly selector?: string;
  readonly holds?: string;
  /** Which pages need it, where neither a selector nor a global tells. */
  readonly needs?: (facts: PageFacts) => boolean;
  readonly load: () => Promise<object>;
}

export type Definition = IslandDefinition | ControllerDefinition;
export type Manifest = readonly Definition[];
