// @ts-check
import { html } from 'hono/html';
import { courses, pageOf } from './course.mjs';
import { expandButton } from './expand-button.mjs';
import { pager } from './pager.mjs';

export const SEARCH_NONCE = 'd863a04ca3';
export const STATISTICS_NONCE = '2723d013b4';

/** The number of courses on one page. */
const COURSES_PER_PAGE = 2;
const ATTEMPTS = [
  { ref: 4, title: 'Knots', score: 100 },
  { ref: 5, title: 'Tides', score: 60 },
  { ref: 6, title: 'Clouds', score: 80 },
];

/**
 * @typedef {object} ProfilePlace
 * @property {import('./course.mjs').Generation} generation
 * @property {number} page
 * @property {string} search
 * @property {string} address
 */

/**
 * The quiz attempts of a course, one per page.
 * @param {number} courseId
 * @param {number} page
 * @param {string} address
 */
export function quizAttempts(courseId, page, address) {
  const { items, paged, total } = pageOf(ATTEMPTS, page, 1);
  const rows = items.map(
    ({
      ref,
      title,
      score,
    }) => html`<div class="ld-table-list-item ${score > 70 ? 'passed' : 'failed'}" role="row"><div class="ld-table-list-item-preview" role="presentation">
	<div class="ld-table-list-title" role="cell">${title}</div>
	<div class="ld-table-list-column ld-table-list-column-scores" role="cell">${score}%</div>
	<div class="ld-table-list-column ld-table-list-column-stats" role="cell"><a class="user_statistic" href="#" data-ref-id="${ref}" data-quiz-id="7" data-user-id="2" data-statistic-nonce="${STATISTICS_NONCE}" aria-label="View the figures for ${title}">View</a></div>
</div></div>`,
  );
  return html`<div class="ld-item-contents">
	<div class="ld-table-list ld-quiz-list" role="table" aria-label="Quizzes"><div class="ld-table-list-items" role="rowgroup">${rows}</div></div>
	${pager({
    context: 'profile_quizzes',
    argument: 'profile-quizzes',
    paged,
    total,
    items: ATTEMPTS.length,
    results: { quiz_num: 1, quiz_course_id: courseId },
    address,
  })}
</div>`;
}

/**
 * @param {import('./course.mjs').Course} course
 * @param {ProfilePlace} place
 */
export function courseRow({ id, title }, { generation, address }) {
  const target = `ld-course-list-item-${id}`;
  const button = (/** @type {string} */ className) =>
    expandButton({
      generation,
      ids: [`${target}-container`],
      expands: target,
      className,
      about: title,
    });
  const isNew = generation === 'c';
  return html`<div class="ld-item-list-item ld-item-list-item-course ld-expandable learndash-incomplete" id="${target}">
	<div class="ld-item-list-item-preview">
		<a class="ld-item-name" href="/courses/c/"><span class="ld-course-title">${title}</span></a>
		<div class="ld-item-details">${button('ld-primary-background ld-compact ld-not-mobile')}${button('ld-button-alternate ld-mobile-only')}</div>
	</div>
	<div class="ld-item-list-item-expanded"${isNew ? html` id="${target}-container"` : ''}${generation === 'a' ? '' : html` data-ld-expand-id="${target}"`}>
		${quizAttempts(id, 1, address)}
	</div>
</div>`;
}

/** @param {ProfilePlace} place */
export function profile(place) {
  const { generation, page, search, address } = place;
  const found = courses.filter(({ title }) => title.toLowerCase().includes(search.toLowerCase()));
  const { items, paged, total } = pageOf(found, page, COURSES_PER_PAGE);
  const instance = JSON.stringify({
    user_id: 2,
    per_page: COURSES_PER_PAGE,
    order: 'DESC',
    orderby: 'title',
    expand_all: false,
    show_search: 'yes',
    paged,
    s: search,
  });
  const isNew = generation === 'c';
  const prompt = isNew
    ? html`<button aria-controls="ld-course-search" aria-expanded="false" aria-label="Show the search" class="ld-search-prompt ld-icon-search ld-icon" data-ld-expands="ld-course-search"></button>`
    : html`<button class="ld-search-prompt ld-icon-search ld-icon" data-ld-expands="ld-course-search"></button>`;
  const closer = isNew
    ? html`<button aria-controls="ld-course-search" class="ld-closer">close</button>`
    : html`<div class="ld-closer">close</div>`;
  return html`<div id="ld-profile" data-shortcode_instance="${instance}">
	<div class="ld-profile-summary"><h2 class="ld-profile-heading">Your profile</h2><p>${courses.length} courses</p></div>
	<div class="ld-item-list ld-course-list">
		<div class="ld-section-heading"><h3>Your courses</h3><div class="ld-item-list-actions">
			${prompt}
			${
        items.length > 0
          ? expandButton({
              generation,
              ids: items.map(({ id }) => `ld-course-list-item-${id}-container`),
              expands: 'ld-main-course-list',
              text: 'Expand all',
              expandText: 'Expand all',
              collapseText: 'Collapse all',
              about: 'Courses',
            })
          : ''
      }
		</div></div>
		<div class="ld-item-search ld-expandable${search ? ' ld-expanded' : ''}" id="ld-course-search"${generation === 'a' ? '' : html` data-ld-expand-id="ld-course-search"`}><div class="ld-item-search-wrapper">
			${closer}
			<h4>Search your courses</h4>
			<form method="get" action="" class="ld-item-search-fields" data-nonce="${SEARCH_NONCE}">
				<div class="ld-item-search-name"><label for="course_name_field">Course name</label> <input type="text" id="course_name_field" class="ld-course-nav-field" name="ld-profile-search" value="${search}">
				${search ? html`<a class="ld-reset-button" href="?">reset</a>` : ''}<input type="hidden" name="ld-profile-page" value="1"></div>
				<div class="ld-item-search-submit"><input type="submit" class="ld-button" name="submit" value="Search"></div>
			</form>
		</div></div>
		<div class="ld-item-list-items" id="ld-main-course-list" data-ld-expand-list="true"${generation === 'a' ? '' : html` data-ld-expand-id="ld-main-course-list"`}>
			${items.map((course) => courseRow(course, place))}
			${items.length === 0 ? html`<div class="ld-alert ld-alert-warning"><div class="ld-alert-messages">No courses found</div></div>` : ''}
		</div>
	</div>
	${pager({ context: 'profile', argument: 'ld-profile-page', paged, total, items: found.length, address })}
</div>`;
}

/** The container for the statistics of an attempt. */
export const statisticsOverlay = html`<div id="wpProQuiz_user_overlay" style="display:none">
	<div class="wpProQuiz_modal_window">
		<input type="button" class="button-primary" id="wpProQuiz_overlay_close" value="Close">
		<div id="wpProQuiz_user_content"></div>
		<div id="wpProQuiz_loadUserData" class="wpProQuiz_blueBox" style="display:none">Loading</div>
	</div>
	<div class="wpProQuiz_modal_backdrop"></div>
</div>`;
