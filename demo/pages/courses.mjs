// @ts-check
import { html } from 'hono/html';
import { progressBar, withProgress } from '../learning/progress.mjs';
import { courseStatus } from '../learning/course-status.mjs';
import { courseTabs } from '../learning/course-tabs.mjs';
import { courseWith, createCourse, generations } from '../learning/course.mjs';
import { learndashGlobals } from '../learning/learndash-globals.mjs';
import { lessonList } from '../learning/lesson-list.mjs';
import { modernCourse } from '../learning/modern-course.mjs';
import { loginModal } from '../learning/login-modal.mjs';

const COURSE = 12;
const LONG = 99;

/** @param {URLSearchParams} query @param {string} name */
const pageIn = (query, name) => Number(query.get(name) ?? '1') || 1;

/**
 * A course of any length for measurements, otherwise the usual one.
 * @param {URLSearchParams} query
 * @param {ReadonlySet<number>} completedSteps
 */
function courseOf(query, completedSteps) {
  const lessonCount = Math.min(Number(query.get('lessons')) || 0, 1000);
  if (lessonCount > 0) {
    return createCourse(LONG, { title: 'A long course', lessonCount, topicCount: 10 });
  }
  const course = courseWith(COURSE);
  return course && withProgress(course, completedSteps);
}

/** @type {import('./pages.mjs').PageDefinition} */
export const coursesPage = {
  path: '/courses/:generation/',
  example: '/courses/c/',
  title: 'Course',
  line: 'A course with lessons, topics, tabs, tooltips and login, in three generations of markup and the modern appearance.',
  render: (visit) => {
    const { url, session } = visit;
    const generation = generations.find((each) => url.pathname.endsWith(`/${each}/`));
    const { searchParams: query } = url;
    const course = courseOf(query, session.completedSteps);
    if (course && url.pathname.endsWith('/modern/')) {
      return {
        title: course.title,
        pageId: course.id,
        bodyClass: 'learndash-cpt learndash-cpt-sfwd-courses learndash-template-ld30 logged-in',
        main: html`<article class="learndash-page"><div class="entry-content"><h1>${course.title}</h1>
<div class="learndash-wrapper learndash-wrapper--course learndash-wrapper--modern">${modernCourse(course)}</div></div></article>`,
        foot: learndashGlobals(visit, course.id),
      };
    }
    if (!generation || !course) return undefined;
    const isMember = query.get('visitor') !== 'anonymous';
    const [lesson = '', topics = '1'] = (query.get('ld-topic-page') ?? '').split('-');
    const isShortcode = query.get('list') !== 'lessons';
    const settings = {
      generation,
      courseId: course.id,
      address: `${url.pathname}?${new URLSearchParams([...query, ['generation', generation]])}`,
      isLong: course.id === LONG,
    };
    const list = lessonList(course, settings, {
      page: pageIn(query, isShortcode ? 'ld-courseinfo-lesson-page' : 'ld-lesson-page'),
      isShortcode,
      topics: { lesson: Number(lesson), page: Number(topics) },
    });
    const links = generations.map(
      (each) => html` <a href="/courses/${each}/">generation ${each.toUpperCase()}</a>`,
    );
    return {
      title: course.title,
      pageId: course.id,
      bodyClass: `learndash-cpt learndash-cpt-sfwd-courses learndash-template-ld30${isMember ? ' logged-in' : ''}`,
      main: html`<article class="learndash-page"><div class="entry-content">
<h1>${course.title}</h1>
<p>The same course as${links}, in the <a href="/courses/modern/">modern appearance</a>. <a href="?visitor=anonymous">Without a login</a>.</p>
<div class="learndash learndash_post_sfwd-courses ${isMember ? 'user_has_access' : 'user_has_no_access'}" id="learndash_post_${course.id}"><div class="learndash-wrapper learndash-wrapper--course">
${isMember ? html`<div class="ld-course-status ld-course-status-enrolled">${progressBar(course)}</div>` : courseStatus(generation)}
${courseTabs(course.id, generation)}
<div class="learndash-wrapper">${list}</div>
</div></div>
</div></article>`,
      foot: html`${isMember ? '' : loginModal(generation, query.get('login') === 'failed')}${learndashGlobals(visit, course.id)}`,
    };
  },
};
