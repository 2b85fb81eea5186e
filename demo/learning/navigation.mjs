// @ts-check
import { html } from 'hono/html';
import { LESSONS_PER_PAGE, pageOf } from './course.mjs';
import { statusIcon, topicPage, topicPager } from './lesson-row.mjs';
import { pager } from './pager.mjs';

/** @typedef {import('./course.mjs').Course} Course */
/** @typedef {import('./lesson-row.mjs').ListSettings} ListSettings */

/**
 * Rows of topics in the navigation.
 * @param {readonly import('./course.mjs').Topic[]} topics
 * @param {number} current id of the current step
 */
export const navTopicRows = (topics, current) =>
  topics.map(
    ({
      id,
      title,
      isComplete,
    }) => html`<div class="ld-table-list-item learndash-${isComplete ? 'complete' : 'incomplete'}">
	<a class="ld-table-list-item-preview ld-primary-color-hover ld-topic-row${id === current ? ' ld-is-current-item' : ''}" href="/lessons/c/?topic=${id}">${statusIcon(isComplete)}<div class="ld-topic-title">${title}</div></a>
</div>`,
  );

/**
 * @param {import('./course.mjs').Lesson} lesson
 * @param {ListSettings} settings
 * @param {{ lesson: number, topic: number }} current
 */
function navLesson(lesson, settings, current) {
  const { id, title, topics, isComplete } = lesson;
  const isCurrent = id === current.lesson;
  const isNew = settings.generation === 'c';
  const classes = `ld-expand-button ld-button-alternate${isCurrent ? ' ld-expanded' : ''}`;
  const body = `ld-nav-content-list-${id}`;
  const count = `${topics.length} topics`;
  const button = isNew
    ? html`<button aria-controls="${body}" aria-expanded="${String(isCurrent)}" class="${classes}" data-ld-expands="${body}" data-ld-expand-text="Expand" data-ld-collapse-text="Collapse"><span class="ld-icon-arrow-down ld-icon ld-primary-background"></span><span class="ld-text screen-reader-text">${isCurrent ? 'Collapse' : 'Expand'}</span><span class="screen-reader-text">${title}</span><span class="ld-expand-text ld-primary-color">${count}</span></button>`
    : html`<span class="${classes}" data-ld-expands="${body}" data-ld-collapse-text="false"><span class="ld-icon-arrow-down ld-icon ld-primary-background"></span><span class="ld-text ld-primary-color">${count}</span></span>`;
  const expandId = settings.generation === 'a' ? '' : html` data-ld-expand-id="${body}"`;
  return html`<div class="ld-lesson-item ${isCurrent ? 'ld-is-current-lesson' : 'ld-is-not-current-lesson'} learndash-${isComplete ? 'complete' : 'incomplete'} is_not_sample">
	<div class="ld-lesson-item-preview">
		<a class="ld-lesson-item-preview-heading ld-primary-color-hover" href="/lessons/c/?lesson=${id}">${statusIcon(isComplete)}<div class="ld-lesson-title">${title}</div></a>
		${topics.length > 0 ? button : ''}
	</div>
	${
    topics.length > 0
      ? html`<div class="ld-lesson-item-expanded ld-expandable ${body}${isCurrent ? ' ld-expanded' : ''}" id="${body}"${expandId}>
		<div class="ld-table-list ld-topic-list">
			<div class="ld-table-list-items">${navTopicRows(topicPage(lesson, 1).items, current.topic)}</div>
			<div class="ld-table-list-footer">${topicPager(lesson, 1, settings)}</div>
		</div>
	</div>`
      : ''
  }
</div>`;
}

/**
 * The rows and the pager of the navigation, also sent in the response to the pager.
 * @param {Course} course
 * @param {ListSettings} settings
 * @param {{ page: number, lesson: number, topic: number }} place
 */
export function navRows(course, settings, { page, ...current }) {
  const { items, paged, total } = pageOf(course.lessons, page, LESSONS_PER_PAGE);
  return html`${items.map((lesson) => navLesson(lesson, settings, current))}
${pager({
  context: 'course_lessons',
  argument: 'ld-lesson-page',
  paged,
  total,
  items: course.lessons.length,
  data: { course_id: course.id },
  address: settings.address,
})}`;
}
/**
 * @param {Course} course
 * @param {ListSettings} settings
 * @param {{ page: number, lesson: number, topic: number }} place
 */
export function courseNavigation(course, settings, place) {
  return html`<div class="ld-course-navigation"><div class="ld-course-navigation-list"><div class="ld-lesson-navigation">
	<div class="ld-lesson-items" id="ld-lesson-list-${course.id}"${settings.generation === 'c' ? '' : html` data-ld-expand-list="true"`}>${navRows(course, settings, place)}</div>
</div></div></div>`;
}
