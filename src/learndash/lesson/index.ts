import type { ControllerScope } from '../../runtime/controller-scope';
import { startAnswers } from './start-answers';
import { startTimers } from './start-timers';
import { startUploads } from './start-uploads';
import { startVideo } from './start-video';

/** Features of lessons and quizzes around LearnDash's own engines, which stay. */
export const startLesson = (scope: ControllerScope): void => {
  startTimers(scope, startVideo(scope));
  startAnswers(scope);
  startUploads(scope);
};
