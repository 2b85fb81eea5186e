// @ts-check
import { html } from 'hono/html';
import { paragraph } from '../copy.mjs';

/**
 * The tabs of a course: its text and its materials.
 * @param {number} id of the post
 * @param {import('./course.mjs').Generation} generation
 */
export function courseTabs(id, generation) {
  const isNew = generation === 'c';
  /** @param {string} tab @param {string} label @param {boolean} isActive */
  const tab = (tab, label, isActive) => {
    const tabId = isNew || generation === 'b' ? `ld-${tab}-tab-${id}` : tab;
    const controls = isNew ? `ld-tab-${tab}-${id}` : `${tab}-tab`;
    const selected = isNew || isActive ? html` aria-selected="${String(isActive)}"` : '';
    return html`<button class="ld-tab${isActive ? ' ld-active' : ''}" role="tab" id="${tabId}" data-ld-tab="ld-tab-${tab}-${id}" aria-controls="${controls}"${selected}${isNew ? html` tabindex="${isActive ? 0 : -1}"` : ''}><span class="ld-icon ld-icon-${tab}"></span><span class="ld-text">${label}</span></button>`;
  };
  return html`<div class="ld-tabs ld-tab-count-2">
	<div class="ld-tabs-navigation" role="tablist" aria-label="Course">${tab('content', 'Course', true)}${tab('materials', 'Materials', false)}</div>
	<div class="ld-tabs-content">
		<div class="ld-tab-content ld-visible" id="ld-tab-content-${id}" role="tabpanel" tabindex="0">${paragraph(2)}</div>
		<div class="ld-tab-content" id="ld-tab-materials-${id}" role="tabpanel" tabindex="0"><p>Bring a rope of six fathoms.</p></div>
	</div>
</div>`;
}
