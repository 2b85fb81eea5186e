/**
 * The life of a part: found on the page and waiting for its moment, its code on the way, working,
 * failed (the server's markup is back), or ended.
 */
export type Status = 'waiting' | 'loading' | 'mounted' | 'failed' | 'ended';
