import type { ControllerScope } from '../../runtime/controller-scope';
import { startAnswers } from './start-answers';
import { startTimers } from './start-timers';
import { startUploads } from './start-uploads';
import { startVideo } from './start-video';

/** What lessons and quizzes need around the engines that are kept. */
export const startLesson = (scope: ControllerScope): void => {
  startTimers(scope, startVideo(scope));
  startAnswers(scope);
  startUploads(scope);
};
