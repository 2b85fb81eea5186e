// @ts-check
import { amount, criterion, plain, skerryLine } from './print-accessibility.mjs';

/** Pages are not trusted: everything of them goes through here. @param {string} text */
export const escapeHtml = (text) =>
  plain(text).replace(
    /[&<>"']/g,
    (character) =>
      ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[character] ?? '',
  );

const css = `
:root{color-scheme:light dark;--ink:#14232b;--soft:#475a64;--paper:#fff;--card:#f1f5f6;--line:#b7c6cc;--accent:#0b5c66}
@media(prefers-color-scheme:dark){:root{--ink:#e8eef1;--soft:#a9bac2;--paper:#10181d;--card:#18242b;--line:#3c4d56;--accent:#6fd3c7}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.55 system-ui,sans-serif;overflow-wrap:anywhere}
header,main,footer{max-inline-size:62rem;margin-inline:auto;padding:1rem clamp(1rem,4vw,2rem)}
h1{font-size:1.7rem;line-height:1.25;margin:1rem 0 .5rem}
h2{font-size:1.3rem;margin:2.2rem 0 .6rem;padding-block-start:.8rem;border-block-start:2px solid var(--accent)}
h3{font-size:1.05rem;margin:0}
p,ul,ol{margin:.4rem 0}
a{color:var(--accent)}
a:focus-visible,summary:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.soft,small{color:var(--soft)}
li small{display:block}
.numbers{display:grid;grid-template-columns:repeat(auto-fit,minmax(9rem,1fr));gap:.6rem;padding:0;margin:1rem 0;list-style:none}
.numbers li{background:var(--card);border:1px solid var(--line);border-radius:.5rem;padding:.6rem .8rem}
.numbers b{display:block;font-size:1.6rem;line-height:1.2}
.caution{background:var(--card);border-inline-start:4px solid var(--accent);padding:.6rem .9rem}
table{inline-size:100%;border-collapse:collapse;margin:.6rem 0}
th,td{text-align:start;vertical-align:top;padding:.35rem .5rem;border-block-end:1px solid var(--line)}
td:nth-child(n+2),thead th:nth-child(n+2){text-align:end;font-variant-numeric:tabular-nums;white-space:nowrap}
tbody th{font-weight:400}
tbody th small{display:block}
article{background:var(--card);border:1px solid var(--line);border-radius:.5rem;padding:.8rem 1rem;margin:.8rem 0}
.how{font-weight:600}
code{font:.85em/1.5 ui-monospace,monospace}
ol.elements{padding-inline-start:1.6rem}
ol.elements li{margin:.5rem 0}
ol.elements code{display:block}
summary{cursor:pointer;color:var(--accent);padding-block:.2rem}
@media(max-width:30rem){body{font-size:15px}article{padding:.6rem .7rem}ol.elements{padding-inline-start:1.3rem}}
@media print{details>*{display:block}article{break-inside:avoid}}
`;

/** Open where there are few. */
const FEW = 3;

/** @param {import('./check-accessibility.mjs').Row} row */
const article = (row) => {
  const { rule, impact, help, how, count, elements } = row;
  const items = elements
    .map(
      ({ selector, html, why, isNew }) =>
        `<li><code>${escapeHtml(selector)}</code><code class="soft">${escapeHtml(html)}</code>${
          why ? `<small>${escapeHtml(why)}</small>` : ''
        }${isNew ? '<small>Not there without Skerry.</small>' : ''}</li>`,
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

/** The report as a file of its own: nothing is fetched, nothing runs. @param {import('./check-accessibility.mjs').AccessReport} report */
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
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Accessibility of ${escapeHtml(address)}</title>
<style>${css}</style>
</head>
<body>
<header>
<h1>Accessibility, without Skerry and with it</h1>
<p>${link}</p>
<p class="soft">${escapeHtml(skerryLine(report))} · ${escapeHtml(report.browser)} · axe ${escapeHtml(report.axe)} · ${escapeHtml(at.slice(0, 10))}</p>
</header>
<main>
<p class="caution">${escapeHtml(caution)}</p>
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
    ? `<table><thead><tr><th scope="col">What should hold</th><th scope="col">Without</th>${
        hasStarted ? '<th scope="col">With</th>' : ''
      }</tr></thead><tbody>${rows}</tbody></table>`
    : '<p>None.</p>'
}
${sections
  .map(
    ({ id, title, rows: all }) =>
      `<section aria-labelledby="${id}"><h2 id="${id}">${escapeHtml(title)}</h2>${all.map(article).join('') || '<p>Nothing.</p>'}</section>`,
  )
  .join('\n')}
<h2>Tested</h2>${list(tested)}
<h2>Not tested</h2>${list(notTested)}
</main>
</body>
</html>
`;
};
