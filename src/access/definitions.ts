import * as names from './names';
import type { Manifest } from '../runtime/definition';

/** Repairs of the server's markup for assistive technology, each on pages with the markup that it repairs. */
export const definitions: Manifest = [
  {
    kind: 'controller',
    name: 'skip link',
    family: 'access',
    selector: `#${names.mainContent},article,.${names.focusMain}`,
    // The first press of Tab must find it.
    when: 'now',
    load: () => import('./landmarks/skip-link'),
    exported: 'startSkipLink',
  },
  {
    kind: 'controller',
    name: 'landmarks',
    family: 'access',
    selector: names.landmarks,
    when: 'idle',
    load: () => import('./landmarks'),
    exported: 'startLandmarks',
  },
  {
    kind: 'controller',
    name: 'accessible names',
    family: 'access',
    selector: names.nameless,
    when: 'idle',
    load: () => import('./accessible-names'),
    exported: 'startNames',
  },
  {
    kind: 'controller',
    name: 'header names',
    family: 'access',
    selector: names.headerButtons,
    when: 'idle',
    load: () => import('./header-names'),
    exported: 'startHeaderNames',
  },
  {
    kind: 'controller',
    name: 'course repairs',
    family: 'access',
    selector: names.courses,
    when: 'idle',
    load: () => import('./courses'),
    exported: 'startCourseRepairs',
  },
  {
    kind: 'controller',
    name: 'zoom',
    family: 'access',
    needs: ({ options }) => options.allowsZoom,
    selector: names.viewport,
    when: 'idle',
    load: () => import('./zoom'),
    exported: 'startZoom',
  },
  {
    kind: 'controller',
    name: 'visible focus',
    family: 'access',
    when: 'key',
    load: () => import('./keep-focus-seen'),
  },
];
