import type { Page } from '../runtime/page';
import type { Action } from './config';
import type { SendEvent } from './create-sender';

/** What those who watch the page work with. */
export interface Watch {
  readonly page: Page;
  /** Ends everything they listen to. */
  readonly signal: AbortSignal;
  readonly send: SendEvent;
  /** Sends what the owner has set for a click or an event. */
  readonly run: (actions: readonly Action[]) => void;
}
