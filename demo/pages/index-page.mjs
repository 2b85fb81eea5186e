// @ts-check
import { existsSync } from 'node:fs';
import { html } from 'hono/html';
import { switchList } from '../qa/switches.mjs';

const thumbnails = new URL('../thumbnails/', import.meta.url);

/** @param {import('./pages.mjs').PageDefinition} page */
function thumbnail({ path }) {
  const name = path.split('/').find(Boolean) ?? 'index';
  const file = `${name}.png`;
  if (!existsSync(new URL(file, thumbnails))) return '';
  return html`<img src="/thumbnails/${file}" width="320" height="200" alt="" loading="lazy" />`;
}

/** @param {import('./pages.mjs').PageDefinition} page */
function card(page) {
  return html`<li class="bench-card">${thumbnail(page)}<h2><a href="${page.example ?? page.path}">${page.title}</a></h2><p>${page.line}</p></li>`;
}

const calls = [
  { path: '/qa/requests', line: 'calls that the bench received in this session' },
  { path: '/qa/third-party', line: 'what reached the other loopback name' },
  { path: '/qa/csp-report', line: 'reports of the strict policy' },
];

/** @param {() => readonly import('./pages.mjs').PageDefinition[]} list the table that this page is part of */
export function indexPage(list) {
  /** @type {import('./pages.mjs').PageDefinition} */
  const page = {
    path: '/',
    title: 'All pages',
    line: 'This list.',
    render: () => ({
      title: 'QA bench',
      pageId: 1,
      bodyClass: 'bench-index',
      main: html`<div class="container bench-list">
<h1>Skerry’s QA bench</h1>
<p class="plain-lead">A stand-in for a content-managed site. It keeps baskets, faults and counts in memory, one set per visitor, and forgets everything when it stops.</p>
<ul class="bench-cards">${list()
        .filter((entry) => entry !== page)
        .map(card)}</ul>
<h2>Switches</h2>
<p>Every page takes them in its address; the bar sets them and links carry them on.</p>
<dl class="bench-switches">${switchList.map(({ name, value, line }) => html`<div><dt><code>${name}=${value}</code></dt><dd>${line}</dd></div>`)}<div><dt><code>skerry=inspect</code></dt><dd>the product’s own inspector</dd></div><div><dt><code>skerry=off</code></dt><dd>the product’s own kill switch</dd></div><div><dt><code>bar=off</code></dt><dd>the page without the bar</dd></div></dl>
<h2>What the bench saw</h2>
<ul>${calls.map(({ path, line }) => html`<li><a href="${path}"><code>${path}</code></a> ${line}</li>`)}</ul>
</div>`,
    }),
  };
  return page;
}
