// @ts-check
import { html } from 'hono/html';

/** @typedef {import('./course.mjs').Lesson} Lesson */

/** @param {{ id?: string, controls: string, open: string, closed: string, className: string, about: string }} button */
const expandButton = ({ id = '', controls, open, closed, className, about }) =>
  html`<button${id && html` id="${id}"`} aria-controls="${controls}" aria-expanded="false" class="ld-accordion__expand-button ld-accordion__expand-button--${className}" data-ld-collapse-text="${open}" data-ld-expand-button="true" data-ld-expand-text="${closed}"><span class="ld-accordion__expand-button-text" data-ld-expand-button-text-element="true">${closed}</span> <span class="screen-reader-text">${about}</span></button>`;

/** @param {Lesson} lesson */
const lessonItem = ({ id, title, topics }) =>
  html`<div class="ld-accordion__item ld-accordion__item--lesson">
<div class="ld-accordion__item-header ld-accordion__item-header--lesson"><a class="ld-accordion__item-title ld-accordion__item-title--lesson" href="/lessons/c/?lesson=${id}">${title}</a></div>
${
  topics.length > 0
    ? html`${expandButton({ controls: `ld-expand-${id}`, open: 'Collapse', closed: 'Expand', className: 'lesson', about: title })}
<div id="ld-expand-${id}" class="ld-accordion__item-steps"><div class="ld-accordion__item-steps-container"><div class="ld-accordion__items ld-accordion__items--lesson-topics">${topics.map(
        (topic) =>
          html`<div class="ld-accordion__item ld-accordion__item--lesson-topic"><a class="ld-accordion__item-title" href="/lessons/c/?lesson=${id}&amp;topic=${topic.id}">${topic.title}</a></div>`,
      )}</div></div></div>`
    : ''
}
</div>`;

/**
 * A course in the modern appearance (LearnDash 4.21 and later).
 * @param {import('./course.mjs').Course} course
 */
export const modernCourse = ({ id, lessons }) => {
  const controls = lessons
    .filter(({ topics }) => topics.length > 0)
    .map((lesson) => `ld-expand-${lesson.id}`)
    .join(' ');
  return html`<div class="ld-accordion ld-accordion--course">
<div class="ld-accordion__header"><h2 class="ld-accordion__heading">Course Content</h2>${expandButton({ id: `ld-expand-button-${id}`, controls, open: 'Collapse All', closed: 'Expand All', className: 'all', about: 'Lessons' })}</div>
<div class="ld-accordion__content"><div class="ld-accordion__section ld-accordion__section--lessons"><div class="ld-accordion__items ld-accordion__items--lessons">${lessons.map(lessonItem)}</div></div></div>
</div>`;
};
