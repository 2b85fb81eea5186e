// @ts-check
import { escapeHtml, htmlPage } from '../report/html-page.mjs';
import { skerryLine } from '../report/skerry-line.mjs';
import { amount, criterion } from './print-accessibility.mjs';

/** Lists up to this length are expanded. */
const FEW = 3;

/** @param {import('./check-accessibility.mjs').Row} row */
const article = (row) => {
  const { rule, impact, help, how, count, elements } = row;
  const items = elements
    .map(
      ({ selector, html, why, isNew }) =>
        `<li><code>${escapeHtml(selector)}</code><code class="soft">${escapeHtml(html)}</code>${
          why ? `<small>${escapeHtml(why)}</small>` : ''
        }${isNew ? '<small>Only with Skerry.</small>' : ''}</li>`,
    )
    .join('');
  const more = count - elements.length;
  return `<article><h3>${escapeHtml(help)}</h3>
<p class="soft">${escapeHtml(`${criterion(row)}${impact ? ` · ${impact}` : ''} · ${rule}`)}</p>${
    how ? `<p class="how">${escapeHtml(how)}</p>` : ''
  }
<details${count <= FEW ? ' open' : ''}><summary>${amount(count)}</summary><ol class="elements">${items}</ol>${
    more > 0 ? `<p>and ${more.toLocaleString('en')} more</p>` : ''
  }</details></article>`;
};

/** @param {readonly { readonly count: number }[]} rows */
const total = (rows) => rows.reduce((sum, { count }) => sum + count, 0);
const list = (/** @type {readonly string[]} */ lines) =>
  `<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`;

/** The report as a self-contained file that fetches and runs nothing. @param {import('./check-accessibility.mjs').AccessReport} report */
export const writeHtml = (report) => {
  const { address, at, counts, groups, lookAt, notes, tested, notTested, caution, titles } = report;
  const hasStarted = report.skerry.state !== 'not started';
  const sections = [
    ...(hasStarted ? [{ id: 'fixed', title: titles.fixed, rows: groups.fixed }] : []),
    { id: 'skerry', title: titles.skerry, rows: groups.skerry },
    { id: 'owner', title: titles.owner, rows: groups.owner },
    { id: 'look-at', title: titles.lookAt, rows: lookAt },
  ];
  const rows = counts
    .map(
      (count) =>
        `<tr><th scope="row">${escapeHtml(count.help)}<small>${escapeHtml(count.rule)}</small></th><td>${count.without}</td>${
          hasStarted ? `<td>${count.with}</td>` : ''
        }</tr>`,
    )
    .join('');
  const link = /^https?:/.test(address)
    ? `<a href="${escapeHtml(address)}" rel="noreferrer">${escapeHtml(address)}</a>`
    : escapeHtml(address);
  return htmlPage({
    title: `Accessibility of ${address}`,
    header: `<h1>Accessibility, without Skerry and with it</h1>
<p>${link}</p>
<p class="soft">${escapeHtml(skerryLine(report))} · ${escapeHtml(report.browser)} · axe ${escapeHtml(report.axe)} · ${escapeHtml(at.slice(0, 10))}</p>`,
    main: `<p class="caution">${escapeHtml(caution)}</p>
<ul class="numbers">${sections
      .map(
        ({ id, title, rows: all }) =>
          `<li><b>${total(all).toLocaleString('en')}</b><a href="#${id}">${escapeHtml(title)}</a></li>`,
      )
      .join('')}</ul>
${notes.length > 0 ? `<h2>Notes</h2>${list(notes)}` : ''}
<h2>Elements with findings</h2>
${
  rows
    ? `<table><thead><tr><th scope="col">Rule</th><th scope="col">Without</th>${
        hasStarted ? '<th scope="col">With</th>' : ''
      }</tr></thead><tbody>${rows}</tbody></table>`
    : '<p>None.</p>'
}
${sections
  .map(
    ({ id, title, rows: all }) =>
      `<section aria-labelledby="${id}"><h2 id="${id}">${escapeHtml(title)}</h2>${all.map(article).join('') || '<p>None.</p>'}</section>`,
  )
  .join('\n')}
<h2>Tested</h2>${list(tested)}
<h2>Not tested</h2>${list(notTested)}`,
  });
};
