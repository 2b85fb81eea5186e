// @ts-check
import { html } from 'hono/html';
import { faultKinds } from './faults.mjs';
import { switchList } from './switches.mjs';

const inspectChoices = [
  { value: '', label: 'Skerry on' },
  { value: 'inspect', label: 'with inspector' },
  { value: 'off', label: 'kill switch' },
];

const schemeChoices = [
  { value: '', label: 'as the system' },
  { value: 'light', label: 'light' },
  { value: 'dark', label: 'dark' },
];

/** Benchmark pages have no bar unless it is requested. */
const pagesWithoutBar = ['/bench/', '/bench'];

/** @param {import('../visit.mjs').Visit} visit */
function switchCheckboxes({ url }) {
  return switchList.map(({ name, value, label, line }) => {
    const on = url.searchParams.get(name) === value;
    return html`<label title="${line}"><input type="checkbox" name="${name}" value="${value}"${on ? html` checked` : ''}> ${label}</label>`;
  });
}

/**
 * @param {import('../visit.mjs').Visit} visit
 * @param {string} name
 * @param {string} label
 * @param {readonly { value: string, label: string }[]} choices
 */
function selectField({ url }, name, label, choices) {
  const chosen = url.searchParams.get(name) ?? '';
  const options = choices.map(
    (each) =>
      html`<option value="${each.value}"${each.value === chosen ? html` selected` : ''}>${each.label}</option>`,
  );
  return html`<label>${label} <select name="${name}">${options}</select></label>`;
}

/**
 * Query parameters of the page itself must survive a change of switches.
 * @param {import('../visit.mjs').Visit} visit
 */
function pageArguments({ url }) {
  const switchNames = new Set([...switchList.map(({ name }) => name), 'skerry', 'scheme']);
  return [...url.searchParams]
    .filter(([name]) => !switchNames.has(name))
    .map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);
}

function faultButtons() {
  return Object.entries(faultKinds).map(
    ([kind, line]) =>
      html`<button type="button" data-fault="${kind}" title="Next call: ${line}">${kind}</button>`,
  );
}

/**
 * The QA bar, rendered by the server so that nothing shifts when its script loads.
 * @param {import('../visit.mjs').Visit} visit
 */
export function qaBar(visit) {
  const { switches, url, nonce } = visit;
  const hidden = switches.bar === 'default' && pagesWithoutBar.includes(url.pathname);
  if (switches.bar === 'off' || hidden) return '';
  return html`<link rel="stylesheet" href="/qa-bar.css" />
<aside id="qa-bar" aria-label="QA bench">
	<button type="button" class="qa-bar-open" aria-expanded="false" aria-controls="qa-bar-panel">QA bench</button>
	<div id="qa-bar-panel">
		<form class="qa-bar-switches" method="get" action="${url.pathname}">
			<a href="/" class="qa-bar-home">QA bench</a>
			${switchCheckboxes(visit)}
			${selectField(visit, 'skerry', 'Skerry', inspectChoices)}
			${selectField(visit, 'scheme', 'Colours', schemeChoices)}
			${pageArguments(visit)}
			<noscript><button type="submit">Apply</button></noscript>
		</form>
		<div class="qa-bar-faults" role="group" aria-label="Fault for the next call">
			<span class="qa-bar-caption">Next call</span>
			${faultButtons()}
			<button type="button" data-reset>Reset session</button>
			<a href="/qa/requests">Requests</a>
			<a href="/qa/third-party">Third party</a>
			<span class="qa-bar-said" role="status"></span>
		</div>
	</div>
</aside>
<script src="/qa-bar.js" defer${nonce ? html` nonce="${nonce}"` : ''}></script>`;
}
