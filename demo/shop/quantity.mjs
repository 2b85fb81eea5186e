// @ts-check
import { html } from 'hono/html';

/** @param {{ id: string, name: string, label: string, value: number, min: number, max: number | '' }} options */
export function quantity({ id, name, label, value, min, max }) {
  return html`<div class="quantity">
		<label class="screen-reader-text" for="${id}">${label}</label>
		<input type="number" id="${id}" class="input-text qty text" name="${name}" value="${value}" aria-label="${label}" min="${min}" max="${max}" step="1" placeholder="" inputmode="numeric" autocomplete="off" />
	</div>`;
}
