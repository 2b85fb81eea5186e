// @ts-check
import { escapeHtml as text, htmlPage } from '../report/html-page.mjs';
import { htmlTable } from '../report/html-table.mjs';
import { kilobytes } from './words.mjs';

/** @param {string} address only web addresses become links */
const link = (address) =>
  /^https?:\/\//.test(address)
    ? `<a href="${text(address)}" rel="noreferrer">${text(address)}</a>`
    : text(address);

/** @param {readonly string[]} pages */
const pageList = (pages) =>
  pages.length === 0
    ? ''
    : `<details><summary>${pages.length === 1 ? '1 page' : `${pages.length} pages`}</summary><ul>${pages
        .map((page) => `<li>${link(page)}</li>`)
        .join('')}</ul></details>`;

/** @param {readonly import('./summarise.mjs').Step[]} steps */
const stepList = (steps) =>
  `<ol>${steps.map(({ text: what, pages }) => `<li>${text(what)}${pageList(pages)}</li>`).join('')}</ol>`;

/** @param {import('./summarise.mjs').KindRow} row */
const kindArticle = ({ kind, pages, mounts, goes, skerry, saved, isComplete }) => {
  const { least, most } = goes.files;
  const figures = [
    ['Files removed', least === most ? String(least) : `${least} to ${most}`],
    ['KB removed', `${kilobytes(goes.bytes)}${isComplete ? '' : ' plus unknown sizes'}`],
    ['KB of Skerry, at most', kilobytes(skerry)],
    ['KB saved', kilobytes(saved)],
  ];
  return `<article><h3>${text(kind)}</h3><dl class="figures">${figures
    .map(([name = '', value = '']) => `<div><dt>${name}</dt><dd>${value}</dd></div>`)
    .join('')}</dl><p class="soft">${
    mounts.length === 0 ? 'Nothing would be mounted.' : `Mounts: ${text(mounts.join(', '))}`
  }</p>${pageList(pages)}</article>`;
};

/** The report as one HTML file. @param {import('./summarise.mjs').SiteReport} report @returns {string} */
export const writeSiteHtml = (report) => {
  const { site, at, listed, looked, kinds, stays, listeners, failed, steps, notes } = report;
  const sections = [
    `<h2 id="next">What to do next, in order</h2>${steps.length > 0 ? stepList(steps) : '<p>Nothing remains to be done.</p>'}`,
    `<h2>Kinds of pages</h2><p class="soft">KB of script after gzip: the replaced scripts, the maximum size of Skerry, and the difference. Pages of one kind differ; the figures are the lowest and the highest.</p>${kinds.map(kindArticle).join('')}`,
    `<h2>Scripts that stay</h2>${
      stays.length === 0
        ? '<p>None.</p>'
        : htmlTable(
            ['Script, and the reason', 'KB', 'Pages'],
            stays.map(({ script, outcome, why, bytes, kinds: where, pages }) => [
              `${text(script)}<small>${text(outcome === 'stays' ? why : 'not part of a product that Skerry knows')}</small><small>${text(where.join(', '))}</small>`,
              bytes === null ? 'unknown' : kilobytes({ least: bytes, most: bytes }),
              String(pages),
            ]),
          )
    }`,
    `<h2>Code that depends on events of the old scripts</h2><p class="soft">Skerry emits these events through jQuery if jQuery is on the page. Names that a script builds at run time are not found.</p>${
      listeners.length === 0
        ? '<p>None found.</p>'
        : `<ul>${listeners
            .map(
              ({ script, events, pages }) =>
                `<li><code>${text(script)}</code><small>${text(events.join(', '))}</small>${pageList(pages)}</li>`,
            )
            .join('')}</ul>`
    }`,
    ...(failed.length > 0
      ? [
          `<h2>Not read</h2><ul>${failed.map(({ address, error }) => `<li>${link(address)}<small>${text(error)}</small></li>`).join('')}</ul>`,
        ]
      : []),
    ...(notes.length > 0
      ? [`<h2>Notes</h2><ul>${notes.map((note) => `<li>${text(note)}</li>`).join('')}</ul>`]
      : []),
  ];
  return htmlPage({
    title: `Skerry on ${site}`,
    header: `<h1>What Skerry would change on this site</h1>
<p>${link(site)}</p>
<p class="soft">${looked} pages checked, ${listed.toLocaleString('en')} listed · ${text(at.slice(0, 10))}</p>`,
    main: sections.join('\n'),
  });
};
