import type { EarlyLayout } from '../../runtime/first-layout';
import { fitVideo } from './fit-video';
import { videoFrames } from './names';

/** Frames have their aspect ratio before the content after them is painted. */
export const videoLayout: EarlyLayout = {
  family: 'modules',
  selector: videoFrames,
  layOut(frame, changes) {
    fitVideo(frame, changes);
    return undefined;
  },
};
