import type { LazyDefinition } from '../runtime/definition';
import type { Recorder } from './create-recorder';
import type { Watched } from './ab-test';

/** Conversions on a later page: orders, comments, pages that a test leads to. */
export const abtestMarks: LazyDefinition<[tests: readonly Watched[], recorder: Recorder]> = {
  name: 'abtest marks',
  load: () => import('./marks'),
};

/** Where a page cache keeps the server from choosing. */
export const subjects = () => import('./subjects');
