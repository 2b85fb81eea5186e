// @ts-check
import { html } from 'hono/html';
import { LESSONS_PER_PAGE, pageOf } from './course.mjs';
import { expandButton } from './expand-button.mjs';
import { lessonRow } from './lesson-row.mjs';
import { pager } from './pager.mjs';

/** @typedef {import('./course.mjs').Course} Course */
/** @typedef {import('./lesson-row.mjs').ListSettings} ListSettings */

/**
 * The list with its rows and pager, also sent in the response to the pager.
 * @param {Course} course
 * @param {ListSettings} settings
 * @param {{ page: number, isShortcode: boolean, topics?: { lesson: number, page: number } }} place
 */
export function lessonItems(course, settings, { page, isShortcode, topics }) {
  const { generation, address, isLong } = settings;
  const size = isLong ? course.lessons.length : LESSONS_PER_PAGE;
  const { items, paged, total } = pageOf(course.lessons, page, size);
  const expandId = generation === 'a' ? '' : html` data-ld-expand-id="ld-item-list-${course.id}"`;
  return html`<div class="ld-item-list-items ld-item-list-${course.id}" id="ld-item-list-${course.id}"${expandId} data-ld-expand-list="true">
${items.map((lesson) => lessonRow(lesson, settings, topics?.lesson === lesson.id ? topics.page : 1))}
${pager({
  context: isShortcode ? 'course_content_shortcode' : 'course_lessons',
  argument: isShortcode ? 'ld-courseinfo-lesson-page' : 'ld-lesson-page',
  paged,
  total,
  items: course.lessons.length,
  data: { course_id: course.id },
  address,
})}
</div>`;
}

/**
 * @param {Course} course
 * @param {ListSettings} settings
 * @param {{ page: number, isShortcode: boolean, topics?: { lesson: number, page: number } }} place
 */
export function lessonList(course, settings, place) {
  const { generation, isLong } = settings;
  const size = isLong ? course.lessons.length : LESSONS_PER_PAGE;
  const { items } = pageOf(course.lessons, place.page, size);
  const filled = items.filter(({ topics, opensOn }) => topics.length > 0 && !opensOn);
  const instance = JSON.stringify({
    course_id: course.id,
    post_id: course.id,
    group_id: 0,
    paged: place.page,
    num: LESSONS_PER_PAGE,
    wrapper: true,
    user_id: 2,
  });
  const shortcode = place.isShortcode ? html` data-shortcode_instance="${instance}"` : '';
  const classes = place.isShortcode ? ` ld-course-content-${course.id}` : '';
  return html`<div class="ld-item-list ld-lesson-list${classes}"${shortcode}>
	<div class="ld-section-heading">
		<h2>Course content</h2>
		<div class="ld-item-list-actions" data-ld-expand-list="true">${
      filled.length > 0
        ? expandButton({
            generation,
            id: `ld-expand-button-${course.id}`,
            ids: filled.map(({ id }) => `ld-expand-${id}-container`),
            expands: `ld-item-list-${course.id}`,
            className: 'ld-primary-background',
            text: 'Expand all',
            expandText: 'Expand all',
            collapseText: 'Collapse all',
            about: 'Lessons',
          })
        : ''
    }</div>
	</div>
	${lessonItems(course, settings, place)}
</div>`;
}
