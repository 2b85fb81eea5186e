// @ts-check
import { html } from 'hono/html';
import { generations } from '../learning/course.mjs';
import { learndashGlobals } from '../learning/learndash-globals.mjs';
import { groupList, userStatus } from '../learning/other-lists.mjs';
import { profile, statisticsOverlay } from '../learning/profile.mjs';

const bodyClass = 'logged-in learndash-template-ld30';

/** @param {URLSearchParams} query @param {string} name */
const pageIn = (query, name) => Number(query.get(name) ?? '1') || 1;

/** @type {import('./pages.mjs').PageDefinition} */
export const profilePage = {
  path: '/profile/:generation/',
  example: '/profile/c/',
  title: 'Learner',
  line: 'A profile with search, paginated courses and quiz attempts, and the statistics of a quiz.',
  render: (visit) => {
    const { url } = visit;
    const { searchParams: query } = url;
    const generation = generations.find((each) => url.pathname.endsWith(`/${each}/`));
    if (!generation) return undefined;
    const place = {
      generation,
      page: pageIn(query, 'ld-profile-page'),
      search: query.get('ld-profile-search') ?? '',
      address: url.pathname + url.search,
    };
    return {
      title: 'Profile',
      pageId: 410,
      bodyClass,
      main: html`<article class="learndash-page"><div class="entry-content"><h1>Learner</h1>${statisticsOverlay}<div class="learndash-wrapper">${profile(place)}</div></div></article>`,
      foot: learndashGlobals(visit, 410),
    };
  },
};

/** @type {import('./pages.mjs').PageDefinition} */
export const learnerListsPage = {
  path: '/learner-lists/',
  title: 'Lists of courses',
  line: 'The courses of a group and those of a learner, each paginated.',
  render: (visit) => {
    const { url } = visit;
    const { searchParams: query } = url;
    const address = url.pathname + url.search;
    return {
      title: 'Lists of courses',
      pageId: 411,
      bodyClass,
      main: html`<article class="learndash-page"><div class="entry-content"><h1>Lists of courses</h1>
<div class="learndash-wrapper">${groupList(pageIn(query, 'ld-group-courses-page'), address)}</div>
<div class="learndash-wrapper">${userStatus(pageIn(query, 'ld-user-status'), address)}</div></div></article>`,
      foot: learndashGlobals(visit, 411),
    };
  },
};
