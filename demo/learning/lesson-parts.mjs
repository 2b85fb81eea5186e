// @ts-check
import { html } from 'hono/html';
import { inlineScript, localize } from '../globals/localize.mjs';
import { STEP_NONCE } from './complete-step.mjs';

const markComplete = html`<form class="sfwd-mark-complete" method="post" action="/plain/"><input type="hidden" name="post" value="56"><input type="submit" class="learndash_mark_complete_button" value="Mark complete" disabled></form>`;

/**
 * The form that marks a step complete, as the server prints it if nothing has to be waited for.
 * @param {{ post: number, course: number, content?: unknown, label?: string }} step
 */
export const completeForm = ({ post, course, content = '', label = 'Mark complete' }) =>
  html`<form class="sfwd-mark-complete" method="post" action="">${content}<input type="hidden" name="post" value="${post}"><input type="hidden" name="course_id" value="${course}"><input type="hidden" name="sfwd_mark_complete" value="${STEP_NONCE}"><input type="submit" class="learndash_mark_complete_button" value="${label}"></form>`;

/** @param {number} seconds */
export const timer = (seconds) =>
  html`${markComplete}<span class="learndash_timer" data-timer-seconds="${seconds}" data-button="input.learndash_mark_complete_button" data-cookie-key="5_12_56"></span>`;

export const upload = html`<div class="ld-file-upload">
	<div class="ld-file-upload-heading">Upload <span>(pdf, txt)</span></div>
	<form name="uploadfile" id="uploadfile_form" class="ld-file-upload-form" method="post" enctype="multipart/form-data" action="/plain/">
		<input type="file" class="ld-file-input" name="uploadfiles[]" id="uploadfiles" multiple>
		<label for="uploadfiles"><strong>Browse</strong> <span>No file selected</span></label>
		<input class="ld-button" type="submit" value="Upload" id="uploadfile_btn" disabled>
	</form>
</div>`;

/** @param {string} name @param {'radio' | 'checkbox'} type @param {readonly string[]} answers */
const question = (name, type, answers) =>
  html`<li class="wpProQuiz_listItem"><ul class="wpProQuiz_questionList" aria-label="${name}">${answers.map((answer, at) => html`<li class="wpProQuiz_questionListItem"><label><input class="wpProQuiz_questionInput" type="${type}" name="${name}" value="${at}"> ${answer}</label></li>`)}</ul></li>`;

/** Two questions; the quiz engine is not part of the demo. */
export const quiz = html`<div class="wpProQuiz_content"><ol class="wpProQuiz_list">${question('knot', 'radio', ['Bowline', 'Granny', 'Reef'])}${question('float', 'checkbox', ['Cork', 'Iron', 'Pine'])}</ol></div>`;

/**
 * A video that has to be watched first. The button represents the video engine, which stays on the
 * page: it dispatches the event that the video has ended.
 * @param {string} nonce
 */
export const video = (
  nonce,
) => html`<div class="ld-video" data-video-progression="true" data-video-cookie-key="learndash-video-progress-demo" data-video-provider="local"><button type="button" id="video-ends">The video ends</button></div>
${localize(nonce, 'learndash_video', { learndash_video_data: { videos_found_provider: 'local', videos_shown: 'BEFORE' } })}
${inlineScript(
  nonce,
  `document.getElementById('video-ends').addEventListener('click', function () {
  document.dispatchEvent(new CustomEvent('learndash_video_disable_assets', { detail: false }));
});`,
)}`;
