import { plainObject } from '../../runtime/kit';

/** Whether the cookie of a video says that it was seen to its end (learndash.md §13). */
export const isWatched = (cookie: string | null): boolean => {
  try {
    return plainObject(JSON.parse(decodeURIComponent(cookie ?? '')))?.video_state === 'complete';
  } catch {
    return false;
  }
};
