// @ts-check
import { html } from 'hono/html';

/**
 * @typedef {object} ExpandButton
 * @property {import('./course.mjs').Generation} generation
 * @property {readonly string[]} ids of the controlled elements, in markup from 4.20.2 on
 * @property {string} expands the target in older markup
 * @property {string} [id]
 * @property {string} [className]
 * @property {string} [text]
 * @property {string} [expandText]
 * @property {string} [collapseText]
 * @property {string} [about] for screen readers
 * @property {boolean} [isOpen]
 */

/** @param {ExpandButton} button */
export function expandButton(button) {
  const { generation, ids, expands, id = '', className = '', text = 'Expand', about = '' } = button;
  const { expandText = 'Expand', collapseText = 'Collapse', isOpen = false } = button;
  const classes = `ld-expand-button ${className}${isOpen ? ' ld-expanded' : ''}`;
  const inner = html`<span class="ld-icon-arrow-down ld-icon ld-primary-background"></span>
	<span class="ld-text ld-primary-color">${text}</span>`;
  const idAttribute = id ? html` id="${id}"` : '';
  if (generation === 'c') {
    const list = ids.join(' ');
    return html`<button aria-controls="${list}" aria-expanded="${String(isOpen)}" class="${classes}"${idAttribute} data-ld-expands="${list}" data-ld-expand-text="${expandText}" data-ld-collapse-text="${collapseText}">
	${inner}
	<span class="screen-reader-text">${about}</span>
</button>`;
  }
  return html`<div class="${classes}"${idAttribute} data-ld-expands="${expands}" data-ld-expand-text="${expandText}" data-ld-collapse-text="${collapseText}">
	${inner}
</div>`;
}
