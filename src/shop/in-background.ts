import type { Page } from '../runtime/page';

/** Lets work run on by itself; what it throws is reported. */
export const inBackground = ({ report }: Page, work: Promise<unknown>): void => {
  work.catch((error: unknown) => report({ source: 'shop', phase: 'call', error }));
};
