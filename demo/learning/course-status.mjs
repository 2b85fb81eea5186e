// @ts-check
import { html } from 'hono/html';

/**
 * The course status for visitors who have not joined the course.
 * @param {import('./course.mjs').Generation} generation
 */
export function courseStatus(generation) {
  const tip = 'Join this course to get access';
  const state =
    generation === 'c'
      ? html`<div class="ld-status ld-status-waiting ld-tertiary-background ld-tooltip"><span aria-describedby="ld-infobar__tip" tabindex="0">Not joined</span><div class="ld-tooltip__text" id="ld-infobar__tip" role="tooltip">${tip}</div></div>`
      : html`<span class="ld-status ld-status-waiting ld-tertiary-background" data-ld-tooltip="${tip}">Not joined</span>`;
  const trigger =
    generation === 'c'
      ? html`<button class="ld-button ld-login-text" data-ld-login-modal-trigger aria-controls="ld-login-modal" aria-haspopup="dialog">Log in to join</button>`
      : html`<a class="ld-button ld-login-text" href="#login">Log in to join</a>`;
  return html`<div class="ld-course-status ld-course-status-not-enrolled">
	<div class="ld-course-status-segment ld-course-status-seg-status"><div class="ld-course-status-content">${state}</div></div>
	<div class="ld-course-status-segment ld-course-status-seg-price"><div class="ld-course-status-content"><span class="ld-course-status-price">Free</span></div></div>
	<div class="ld-course-status-segment ld-course-status-seg-action"><div class="ld-course-status-content"><div class="ld-course-status-action">${trigger}</div></div></div>
</div>`;
}
