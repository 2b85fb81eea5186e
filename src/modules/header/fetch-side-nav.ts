import type { HeaderPart } from './header-part';
import * as names from './names';

/** Few pages have dots beside them; the others do not pay for them. */
export const fetchSideNav = (part: HeaderPart): void => {
  const { is, listening, page } = part;
  if (!is(names.sideNavPage)) return;
  import('./side-nav')
    .then(({ startSideNav }) => {
      if (!listening.signal.aborted) startSideNav(part);
    })
    .catch((error: unknown) => page.report({ source: 'header', phase: 'load', error }));
};
