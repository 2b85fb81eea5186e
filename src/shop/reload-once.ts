import type { Failure } from '../runtime/ajax/create-ajax';
import type { Page } from '../runtime/page';

const key = (place: string) => `skerry:${place}-reloaded`;

/**
 * A page from a cache has nonces that the server refuses (403 with `-1`): a new page has new ones. False
 * where that has been tried, or nothing says that it has not.
 */
export const reloadOnce = ({ session, window: win }: Page, place: string, failure: Failure) => {
  const isFirst = failure === 'nonce' && !session.get(key(place)) && session.set(key(place), '1');
  if (isFirst) win.location.reload();
  return isFirst;
};

/** After a call that the server has taken. */
export const forgetReload = ({ session }: Page, place: string): void => session.remove(key(place));
