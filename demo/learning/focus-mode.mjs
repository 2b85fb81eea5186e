// @ts-check
import { html } from 'hono/html';
import { courseNavigation } from './navigation.mjs';
import { progressBar } from './progress.mjs';

/**
 * @typedef {object} FocusPage
 * @property {import('./course.mjs').Generation} generation
 * @property {import('./course.mjs').Course} course
 * @property {number} lesson id of the current lesson, or of the lesson of the current topic
 * @property {number} topic id of the current topic; 0 for none
 * @property {boolean} isFiltered the site's filter closes the sidebar
 * @property {boolean} isRtl
 * @property {string} address
 * @property {unknown} actions printed beside the progress
 * @property {unknown} content
 */

/**
 * The whole page of a lesson or topic, with the header and footer of the theme builder that a real
 * site prints with it.
 * @param {FocusPage} page
 */
export function focusMode({
  generation,
  course,
  lesson,
  topic,
  isFiltered,
  isRtl,
  address,
  actions,
  content,
}) {
  const isNew = generation === 'c';
  const classes = isFiltered ? ' ld-focus-sidebar-collapsed ld-focus-sidebar-filtered' : '';
  const arrow = html`<span class="ld-icon ld-icon-arrow-${isRtl ? 'right' : 'left'}"></span>`;
  const trigger = isNew
    ? html`<button aria-controls="ld-focus-sidebar" aria-expanded="${String(!isFiltered)}" aria-label="Toggle sidebar navigation" class="ld-focus-sidebar-trigger" id="ld-focus-sidebar-toggle">${arrow}</button>`
    : html`<span class="ld-focus-sidebar-trigger">${arrow}</span>`;
  const bars = html`<span class="bar-1"></span><span class="bar-2"></span><span class="bar-3"></span>`;
  const mobile = isNew
    ? html`<button aria-controls="ld-focus-sidebar" aria-expanded="false" aria-haspopup="true" aria-label="Menu" class="ld-trigger-mobile-nav">${bars}</button>`
    : html`<a href="#" class="ld-trigger-mobile-nav">${bars}</a>`;
  const settings = { generation, courseId: course.id, address };
  const place = { page: 1, lesson, topic };
  return html`<div class="learndash-wrapper learndash-wrapper--lesson">
<div class="ld-focus ld-focus-initial-transition${classes} ld-focus-position-${isRtl ? 'rtl-default' : 'default'}">
	<div class="ld-focus-sidebar"${isNew ? html` id="ld-focus-sidebar" role="dialog" aria-modal="true" aria-label="Course"` : ''}>
		<div class="ld-course-navigation-heading">${trigger}<h3><a id="ld-focus-mode-course-heading" href="/courses/${generation}/">${course.title}</a></h3></div>
		<div class="ld-focus-sidebar-wrapper">${courseNavigation(course, settings, place)}</div>
	</div>
	<div class="ld-focus-main">
		<header class="et-l et-l--header"><p>The theme builder’s header</p></header>
		<div class="ld-focus-header">
			<div class="ld-mobile-nav">${mobile}</div>
			<div class="ld-progress"><div class="ld-progress-wrap">${progressBar(course)}</div></div>
			<div class="ld-content-actions">${actions}</div>
			<div class="ld-user-menu"><span class="ld-text ld-user-welcome-text">Hello, learner!</span><span class="ld-profile-avatar"><img src="/pictures/mark.svg" width="40" height="40" alt=""></span><span class="ld-user-menu-items"><a href="/courses/${generation}/">Course home</a><a href="/plain/">Log out</a></span></div>
		</div>
		<div class="ld-focus-content" id="ld-focus-content">${content}</div>
		<footer class="et-l et-l--footer"><p>The theme builder’s footer</p></footer>
	</div>
</div>
</div>`;
}
