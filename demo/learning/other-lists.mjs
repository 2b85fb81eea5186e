// @ts-check
import { html } from 'hono/html';
import { courses, pageOf } from './course.mjs';
import { expandButton } from './expand-button.mjs';
import { pager } from './pager.mjs';
import { courseRow } from './profile.mjs';

const GROUP = 404;
const PER_PAGE = 2;

/**
 * The courses of a group with the list element, also sent in the response to the pager.
 * @param {number} page
 * @param {string} address
 */
export function groupItems(page, address) {
  const { items, paged, total } = pageOf(courses, page, PER_PAGE);
  return html`<div class="ld-item-list-items ld-group-courses ld-group-courses-${GROUP}" id="ld-item-list-${GROUP}" data-ld-expand-list="true" data-ld-expand-id="ld-item-list-${GROUP}">
${items.map((course) => courseRow(course, { generation: 'c', page: 1, search: '', address }))}
${pager({ context: 'group_courses', argument: 'ld-group-courses-page', paged, total, items: courses.length, data: { group_id: GROUP }, address })}
</div>`;
}

/** @param {number} page @param {string} address */
export function groupList(page, address) {
  const { items } = pageOf(courses, page, PER_PAGE);
  const ids = items.map(({ id }) => `ld-course-list-item-${id}-container`);
  return html`<div class="ld-item-list">
	<div class="ld-section-heading"><h2>Courses of the group</h2><div class="ld-item-list-actions">${expandButton({ generation: 'c', id: `ld-expand-button-${GROUP}`, ids, expands: '', text: 'Expand all', expandText: 'Expand all', collapseText: 'Collapse all', about: 'Courses' })}</div></div>
	${groupItems(page, address)}
</div>`;
}

/** @param {number} page @param {string} address */
export function userStatus(page, address) {
  const { items, paged, total } = pageOf(courses, page, PER_PAGE);
  const atts = JSON.stringify({ registered_num: PER_PAGE, return: true, isblock: true });
  return html`<div class="ld-course-info ld-user-status" data-shortcode-atts="${atts}">
	<div class="ld-item-list"><div class="ld-section-heading"><h2>Registered courses</h2></div>
		<div class="ld-item-list-items">${items.map(({ id, title }) => html`<div class="ld-item-list-item ld-item-list-item-course" data-course="${id}"><div class="ld-item-list-item-preview"><a class="ld-item-name" href="/courses/c/"><span class="ld-item-title">${title}</span></a></div></div>`)}</div>
	</div>
	${pager({ context: 'course_info_courses', argument: 'ld-user-status', paged, total, items: courses.length, address })}
</div>`;
}
