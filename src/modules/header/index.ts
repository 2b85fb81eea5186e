import type { Start } from '../../runtime/definition';
import { startFixedHeader } from './fixed-header';
import { publicFunctions } from './lazy';
import { markBody } from './mark-body';
import { nameIcons } from './name-icons';
import { startPageOffset } from './page-offset';
import { startScrollTop } from './scroll-top';
import { startSearch } from './search';
import { startLogo } from './split-logo';

/**
 * The theme's header, and what belongs to the whole page (specification S2.19, S2.20). Layout first,
 * so that what measures finds its place; one that fails does not stop the others.
 */
export const startHeader: Start = (scope) => {
  let measure = () => {};
  const starts: readonly Start[] = [
    markBody,
    nameIcons,
    startLogo,
    () => {
      measure = startPageOffset(scope);
    },
    startFixedHeader,
    startSearch,
    startScrollTop,
  ];
  for (const each of starts) scope.guard(each, 'start')(scope);
  // Scripts that call the old functions came with jQuery.
  if ('jQuery' in scope.page.window) scope.startLazy(publicFunctions, measure);
};
