import type { Failure } from '../runtime/ajax/create-ajax';
import type { Page } from '../runtime/page';

const key = (place: string) => `skerry:${place}-reloaded`;

/**
 * Reloads a cached page whose nonces the server rejects (403 with `-1`); a new page has new ones.
 * Returns false where that has been tried, or where storage cannot tell.
 */
export const reloadOnce = ({ session, window: win }: Page, place: string, failure: Failure) => {
  const isFirst = failure === 'nonce' && !session.get(key(place)) && session.set(key(place), '1');
  if (isFirst) win.location.reload();
  return isFirst;
};

/** Called after the server has accepted a request. */
export const forgetReload = ({ session }: Page, place: string): void => session.remove(key(place));
