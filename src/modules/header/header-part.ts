import type { Changes, listen } from '../../runtime/kit';
import type { Page } from '../../runtime/page';

/** What the parts of the header share. */
export interface HeaderPart {
  readonly page: Page;
  readonly changes: Changes;
  readonly listening: Parameters<typeof listen>[3];
  /** What the ledger cannot take back. */
  readonly undos: (() => void)[];
  /** What measures the header, for scripts that have changed it. */
  readonly remeasure: (() => void)[];
  /** Whether the body has a class. */
  readonly is: (name: string) => boolean;
  /** An element of the page by id. */
  readonly find: (id: string) => HTMLElement | null;
}
