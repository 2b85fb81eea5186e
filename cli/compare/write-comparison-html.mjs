// @ts-check
import { escapeHtml as text, htmlPage } from '../report/html-page.mjs';
import { htmlTable } from '../report/html-table.mjs';
import { skerryLine } from '../report/skerry-line.mjs';
import { caution, costCells, costHeads, percent, works } from './words.mjs';

/** @param {Buffer} png @param {string} what */
const figure = (png, what) =>
  `<figure><figcaption>${text(what)}</figcaption><img src="data:image/png;base64,${png.toString('base64')}" alt="${text(what)}" loading="lazy"></figure>`;

/** @param {import('./compare-page.mjs').Width} width */
const widthSection = ({ name, pixels, without, with: after, marked, share }) =>
  `<h2>${text(name)}, ${pixels} pixels wide</h2>
${htmlTable(
  ['', 'Without', 'With'],
  costHeads.map((head, at) => [
    head,
    costCells(without.cost)[at] ?? '',
    costCells(after.cost)[at] ?? '',
  ]),
)}
<p>${percent(share)} of the pixels differ.</p>
<div class="pictures">${[
    figure(without.picture, `${name}: without Skerry`),
    figure(after.picture, `${name}: with Skerry`),
    figure(marked, `${name}: differences, in red`),
  ].join('')}</div>`;

/** @param {string} title @param {readonly string[]} lines */
const list = (title, lines) =>
  lines.length === 0
    ? ''
    : `<h3>${title}</h3><ul>${lines.map((line) => `<li><code>${text(line)}</code></li>`).join('')}</ul>`;

/** The comparison as one HTML file. @param {import('./compare-page.mjs').Comparison} comparison */
export const writeComparisonHtml = ({
  address,
  at,
  skerry,
  browser,
  widths,
  presses,
  errors,
  notes,
}) => {
  const { length } = errors.new;
  return htmlPage({
    title: `With and without Skerry: ${address}`,
    header: `<h1>With and without Skerry</h1>
<p>${text(address)}</p>
<p class="soft">${text(skerryLine({ skerry }))} · ${text(browser)} · ${text(at.slice(0, 10))}</p>
<p class="caution">${text(caution)}</p>`,
    main: [
      '<h2>What works</h2>',
      presses.length === 0
        ? '<p>No known controls were found to press.</p>'
        : htmlTable(
            ['Controls that reacted to a press', 'Without', 'With'],
            presses.map(({ name, without, with: after }) => [
              `${text(name)}${(after?.failed ?? []).map((why) => `<small>With Skerry, ${text(why)}</small>`).join('')}`,
              works(without),
              works(after),
            ]),
          ),
      `<h2>Errors</h2><p>${length === 0 ? 'None caused by Skerry.' : `${length} only with Skerry.`}</p>`,
      list('Only with Skerry', errors.new),
      list('Only without Skerry', errors.gone),
      list('Both', errors.both),
      ...widths.map(widthSection),
      list('Notes', notes),
    ].join('\n'),
  });
};
