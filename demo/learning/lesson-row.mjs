// @ts-check
import { html } from 'hono/html';
import { pageOf, TOPICS_PER_PAGE } from './course.mjs';
import { expandButton } from './expand-button.mjs';
import { pager } from './pager.mjs';

/** @typedef {import('./course.mjs').Lesson} Lesson */
/** @typedef {import('./course.mjs').Generation} Generation */

/**
 * @typedef {object} ListSettings
 * @property {Generation} generation
 * @property {number} courseId
 * @property {string} address that the pager links have
 * @property {boolean} [isLong] all topics on one page
 */

/** @param {boolean} isComplete */
export const statusIcon = (isComplete) =>
  isComplete
    ? html`<div class="ld-status-icon ld-status-complete ld-secondary-background" role="img" aria-label="Completed"><span class="ld-icon-checkmark ld-icon" aria-hidden="true"></span></div>`
    : html`<div class="ld-status-icon ld-status-incomplete" role="img" aria-label="Not completed"></div>`;

/** @param {Lesson} lesson @param {number} page */
export const topicPage = ({ topics }, page, isLong = false) =>
  pageOf(topics, page, isLong ? topics.length : TOPICS_PER_PAGE);

/**
 * @param {readonly import('./course.mjs').Topic[]} topics
 * @param {Generation} generation
 */
export const topicRows = (topics, generation) =>
  topics.map(
    ({
      id,
      title,
      isComplete,
    }) => html`<div class="ld-table-list-item ld-table-list-item-${id}" id="ld-table-list-item-${id}">
	<a class="ld-table-list-item-preview ld-primary-color-hover ld-topic-row learndash-${isComplete ? 'complete' : 'incomplete'}" href="/lessons/${generation}/?topic=${id}">${statusIcon(isComplete)}<span class="ld-topic-title">${title}</span></a>
</div>`,
  );

/**
 * @param {Lesson} lesson
 * @param {number} page
 * @param {ListSettings} settings
 */
export function topicPager(lesson, page, { courseId, address, isLong }) {
  const { paged, total } = topicPage(lesson, page, isLong);
  return pager({
    context: 'course_topics',
    argument: 'ld-topic-page',
    paged,
    total,
    items: lesson.topics.length,
    valueAt: (number) => `${lesson.id}-${number}`,
    data: { course_id: courseId, lesson_id: lesson.id },
    address,
  });
}

/**
 * @param {Lesson} lesson
 * @param {ListSettings} settings
 * @param {number} [page]
 */
export function topicTable(lesson, settings, page = 1) {
  const { items } = topicPage(lesson, page, settings.isLong);
  const done = lesson.topics.filter(({ isComplete }) => isComplete).length;
  const percent = Math.round((done / lesson.topics.length) * 100);
  return html`<div class="ld-table-list ld-topic-list ld-expand-${lesson.id}" id="ld-expand-${lesson.id}">
	<div class="ld-table-list-header ld-primary-background">
		<div class="ld-table-list-title"><span class="ld-item-icon"><span class="ld-icon ld-icon-content"></span></span><span class="ld-text">Lesson content</span></div>
		<div class="ld-table-list-lesson-details"><span class="ld-lesson-list-progress">${percent}% complete</span> <span class="ld-lesson-list-steps">${done}/${lesson.topics.length} steps</span></div>
	</div>
	<div class="ld-table-list-items ld-topic-list-${lesson.id}" id="ld-topic-list-${lesson.id}" data-ld-expand-list>${topicRows(items, settings.generation)}</div>
	<div class="ld-table-list-footer">${topicPager(lesson, page, settings)}</div>
</div>`;
}

/**
 * @param {Lesson} lesson
 * @param {ListSettings} settings
 * @param {number} [page] of its topics
 */
export function lessonRow(lesson, settings, page = 1) {
  const { generation } = settings;
  const { id, title, section, topics, isComplete, opensOn } = lesson;
  const heading =
    section &&
    html`<div class="ld-item-list-section-heading ld-item-section-heading-${id}"><div class="ld-lesson-section-heading" role="heading" aria-level="3">${section}</div></div>`;
  const hasContent = topics.length > 0 && !opensOn;
  const inner = hasContent ? ' ld-expandable' : '';
  const unavailable = opensOn ? ' learndash-not-available' : '';
  const tip = `Available on ${opensOn}`;
  const tooltip = opensOn && generation !== 'c' ? html` data-ld-tooltip="${tip}"` : '';
  const expandId = generation === 'a' ? '' : html` data-ld-expand-id="ld-expand-${id}"`;
  const link = html`<a class="ld-item-name ld-primary-color-hover" href="/lessons/${generation}/?lesson=${id}">${statusIcon(isComplete)}<div class="ld-item-title">${title}${topics.length > 0 ? html` <span class="ld-item-components"><span class="ld-item-component">${topics.length} topics</span></span>` : ''}</div></a>`;
  const preview =
    generation === 'c' && opensOn
      ? html`<div class="ld-tooltip">${link}<div class="ld-tooltip__text" id="ld-tip-${id}" role="tooltip">${tip}</div></div>`
      : link;
  return html`${heading}<div class="ld-item-list-item ld-item-lesson-item ld-lesson-item-${id} is_not_sample learndash-${isComplete ? 'complete' : 'incomplete'}${inner}${unavailable}" id="ld-expand-${id}"${expandId}${tooltip}>
	<div class="ld-item-list-item-preview">
		${preview}
		<div class="ld-item-details">${
      hasContent
        ? expandButton({
            generation,
            ids: [`ld-expand-${id}-container`],
            expands: `ld-expand-${id}`,
            className: 'ld-button-alternate',
            about: title,
          })
        : ''
    }</div>
	</div>
	${
    hasContent
      ? html`<div class="ld-item-list-item-expanded"${generation === 'c' ? html` id="ld-expand-${id}-container"` : ''}>${topicTable(lesson, settings, page)}</div>`
      : ''
  }
</div>`;
}
