import type { LearnPart } from '../learn-part';
import { startAnswers } from './start-answers';
import { startTimers } from './start-timers';
import { startUploads } from './start-uploads';
import { startVideo } from './start-video';

/** What lessons and quizzes need around the engines that are kept. */
export const start = (part: LearnPart): void => {
  startTimers(part, startVideo(part));
  startAnswers(part);
  startUploads(part);
};
