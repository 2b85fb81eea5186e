import { fitVideo, videoFrames } from './fit-video';
import type { Enhancement } from './enhancement';

/** Frames of video hosts keep their proportions. */
export const enhanceVideos: Enhancement = (find, { page, changes }) => {
  for (const frame of find(...videoFrames)) {
    page.firstLayout.release(frame);
    fitVideo(frame, changes);
  }
};
