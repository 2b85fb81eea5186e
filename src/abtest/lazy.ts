import type { LazyDefinition } from '../runtime/definition';
import type { Recorder, Watched } from './create-recorder';

/** Conversions on a later page: orders, comments, pages that a test leads to. */
export const abtestMarks: LazyDefinition<[tests: readonly Watched[], recorder: Recorder]> = {
  name: 'abtest marks',
  load: () => import('./watch-marks'),
};

/** For pages that a cache keeps the server from choosing variants on. */
export const subjects = () => import('./place-subjects');
