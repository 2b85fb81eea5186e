/**
 * The life of a mount: found on the page and waiting for its moment, its code on the way, asleep
 * (it looks and reads as it should, and mounts when it is touched), working, failed (the server's markup
 * is back), or ended.
 */
export type Status = 'waiting' | 'loading' | 'asleep' | 'mounted' | 'failed' | 'ended';
