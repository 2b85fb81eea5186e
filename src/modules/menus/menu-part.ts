import type { Changes } from '../../runtime/kit';
import type { Page } from '../../runtime/page';

/** What the parts of the menus share. */
export interface MenuPart {
  readonly page: Page;
  readonly changes: Changes;
  readonly listening: {
    readonly signal: AbortSignal;
    readonly report: Page['report'];
    readonly source: string;
  };
  /** What the ledger cannot take back. */
  readonly undos: (() => void)[];
}
