import { shape, text } from '../../runtime/kit';

/** Printed on pages with a video of the course; `videos_shown` is `BEFORE` or `AFTER`. */
export const videoData = { name: 'learndash_video_data', read: shape({ videos_shown: text() }) };
