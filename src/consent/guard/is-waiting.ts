import { BLOCKED_TYPE, KEPT_SRC, LAZY_SRC, MARK, PLAIN_TYPE } from '../names';

/** Everything that waits, held by the guard or by the server's own markup. */
export const WAITING = `script[type="${BLOCKED_TYPE}"],script[type="${PLAIN_TYPE}"][${MARK}],iframe[${KEPT_SRC}],iframe[${LAZY_SRC}][${MARK}]:not([src])`;

export const isWaiting = (element: Element) => element.matches(WAITING);
