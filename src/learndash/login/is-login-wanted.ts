import * as names from './names';

/** Whether an address opens the login modal: by its hash, or because a login has failed. */
export const isLoginWanted = ({ hash, search }: Pick<Location, 'hash' | 'search'>): boolean =>
  hash === names.hash || new URLSearchParams(search).get('login') === 'failed';
