// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { html } from 'hono/html';
import { switchList } from '../qa/switches.mjs';

/** @typedef {import('./pages.mjs').PageDefinition} PageDefinition */

const demo = new URL('../', import.meta.url);

/** The file that `npm run demo:pictures` makes for a page. @param {string} path */
export const pictureName = (path) =>
  `${path.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')}.webp`;

/** @param {PageDefinition} page */
const addressOf = ({ path, example = path }) => example;

/** @param {PageDefinition} page @param {boolean} isLarge */
function thumbnail({ path }, isLarge) {
  const file = `thumbnails/${pictureName(path)}`;
  if (!existsSync(new URL(file, demo))) return '';
  return html`<img src="/${file}" width="480" height="300" alt=""${isLarge ? '' : html` loading="lazy"`} />`;
}

/** @param {PageDefinition} page */
const card = (page, isLarge = false) =>
  html`<li class="bench-card">${thumbnail(page, isLarge)}<h3><a href="${addressOf(page)}">${page.title}</a></h3><p>${page.line}</p></li>`;

/** Groups of pages by the beginning of their address; the first match counts. */
const groups = [
  { title: 'Shop', prefixes: ['/shop', '/product', '/cart', '/checkout'] },
  { title: 'Courses', prefixes: ['/courses', '/lessons', '/profile', '/learner', '/purchase'] },
  {
    title: 'Content',
    prefixes: [
      '/divi-5',
      '/tabs',
      '/accordion',
      '/sliders',
      '/galleries',
      '/portfolio',
      '/blog',
      '/counters',
      '/media',
      '/contact',
      '/nested',
      '/enhancements',
    ],
  },
  {
    title: 'Headers, links and effects',
    prefixes: ['/headers', '/full-screen', '/menus', '/links', '/sticky', '/effects', '/motion'],
  },
  { title: 'Consent and tracking', prefixes: ['/consent', '/pixel', '/split-test'] },
  { title: 'Page builder', prefixes: ['/builder'] },
];
const otherGroup = 'Benchmarks and special cases';

/** @param {PageDefinition} page */
const groupOf = ({ path }) =>
  groups.find(({ prefixes }) => prefixes.some((prefix) => path.startsWith(prefix)))?.title ??
  otherGroup;

/** Pages to try first. */
const startPages = ['/kitchen-sink/', '/shop/', '/courses/:generation/', '/builder/'];

/** The kilobytes that the smallest page loads, from the last build. */
function bootKilobytes() {
  try {
    const sizes = JSON.parse(readFileSync(new URL('../dist/sizes.json', demo), 'utf8'));
    const bytes = sizes['skerry.core.js'].gzip + sizes.runtime.gzip;
    return bytes > 0 ? `${(bytes / 1000).toFixed(1)} KB` : '';
  } catch {
    return '';
  }
}

const logs = [
  { path: '/qa/requests', line: 'ajax calls received in this session' },
  { path: '/qa/third-party', line: 'requests to the other loopback name' },
  { path: '/qa/csp-report', line: 'reports of the strict CSP' },
];

/** @param {() => readonly PageDefinition[]} list the table that this page is part of */
export function indexPage(list) {
  /** @type {PageDefinition} */
  const page = {
    path: '/',
    title: 'All pages',
    line: 'This list.',
    render: () => {
      const others = list().filter((entry) => entry !== page);
      const boot = bootKilobytes();
      const sections = [...groups.map(({ title }) => title), otherGroup].map((title) => {
        const members = others.filter((entry) => groupOf(entry) === title);
        return html`<h2>${title}</h2>
<ul class="bench-cards">${members.map((entry) => card(entry))}</ul>`;
      });
      return {
        title: 'QA bench',
        pageId: 1,
        bodyClass: 'bench-index',
        main: html`<div class="bench-hero"><div class="container">
<h1>One script tag, and the page comes alive</h1>
<p class="plain-lead">North Pier is a small site as a CMS prints it. Skerry adopts its markup: no jQuery, no rebuilding, every module usable by keyboard. Carts, faults and counts live in memory, one set per visitor.</p>
<dl class="bench-figures">${boot && html`<div><dt>to boot</dt><dd>${boot}</dd></div>`}<div><dt>pages to try</dt><dd>${others.length}</dd></div><div><dt>jQuery</dt><dd>0</dd></div></dl>
</div></div>
<div class="container bench-list">
<h2>Start here</h2>
<ul class="bench-cards bench-first">${others.filter(({ path }) => startPages.includes(path)).map((entry) => card(entry, true))}</ul>
${sections}
<h2>Switches</h2>
<p>Every page takes them in its address; the bar sets them and links keep them.</p>
<dl class="bench-switches">${switchList.map(({ name, value, line }) => html`<div><dt><code>${name}=${value}</code></dt><dd>${line}</dd></div>`)}<div><dt><code>scheme=dark</code></dt><dd>dark colours; <code>light</code> for the others</dd></div><div><dt><code>skerry=inspect</code></dt><dd>Skerry’s inspector</dd></div><div><dt><code>skerry=off</code></dt><dd>Skerry’s kill switch</dd></div><div><dt><code>bar=off</code></dt><dd>the page without the bar</dd></div></dl>
<h2>Recorded requests</h2>
<ul>${logs.map(({ path, line }) => html`<li><a href="${path}"><code>${path}</code></a> ${line}</li>`)}</ul>
</div>`,
      };
    },
  };
  return page;
}
