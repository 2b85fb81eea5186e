// @ts-check
import { plain } from '../report/html-page.mjs';
import { textTable } from '../report/text-table.mjs';
import { kilobytes, places } from './words.mjs';

/** @param {string} title @param {readonly string[]} lines */
const section = (title, lines) => [title, ...lines.map((line) => `  ${line}`), ''];

/** The report on a terminal. @param {import('./summarise.mjs').SiteReport} report @returns {string} */
export const printSite = ({ site, listed, looked, kinds, steps, notes }) => {
  const rows = kinds.map(({ kind, pages, goes, skerry, saved }) => [
    kind,
    String(pages.length),
    kilobytes(goes.bytes),
    kilobytes(skerry),
    kilobytes(saved),
  ]);
  const next = steps.map(({ text, pages }, at) => `${at + 1}. ${text}${places(pages)}`);
  const lines = [
    `${site}: ${looked} pages checked, ${listed.toLocaleString('en')} listed`,
    '',
    ...section(
      'Kinds of pages (KB after gzip)',
      textTable([['kind', 'pages', 'removed scripts', 'Skerry, at most', 'saved'], ...rows]),
    ),
    ...section('What to do next', next.length > 0 ? next : ['Nothing remains to be done.']),
    ...(notes.length > 0 ? section('Notes', notes) : []),
  ];
  return lines.map(plain).join('\n').trimEnd();
};
