/**
 * Life of a mount: found and scheduled, chunk loading, asleep (it has its final look and semantics,
 * and mounts at the first interaction), mounted, failed (the server's markup is restored), or
 * ended.
 */
export type Status = 'waiting' | 'loading' | 'asleep' | 'mounted' | 'failed' | 'ended';
