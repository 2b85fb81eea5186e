#!/usr/bin/env node
// @ts-check
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { checkAccessibility } from './accessibility/check-accessibility.mjs';
import { printAccessibility } from './accessibility/print-accessibility.mjs';
import { writeHtml } from './accessibility/write-html.mjs';
import { checkPage } from './check/check-page.mjs';
import { printReport } from './check/print-report.mjs';
import { readPage } from './check/read-page.mjs';
import { comparePage } from './compare/compare-page.mjs';
import { printComparison } from './compare/print-comparison.mjs';
import { writeComparisonHtml } from './compare/write-comparison-html.mjs';
import { plain } from './report/html-page.mjs';
import { checkSite } from './site/check-site.mjs';
import { printSite } from './site/print-site.mjs';
import { writeSiteHtml } from './site/write-site-html.mjs';

const usage = `skerry check <address or saved page> [--json] [--before]
skerry check --accessibility <address or saved page> [--json] [--out report.html] [--timeout 30]
skerry check --compare <address or saved page> [--json] [--out report.html] [--timeout 30]
skerry check --site <address> [--json] [--out report.html] [--pages 40] [--delay 500] [--fresh]

  --json           print the report as JSON
  --before         Skerry is not on the page yet: a missing script tag is not a problem
  --accessibility  opens the page in an installed Chromium, without Skerry and with it, and lists
                   the findings of axe: fixed by Skerry, remaining, and those only you can fix
  --compare        opens the page without Skerry and with it, at three widths: screenshots with
                   differences, the effect of presses, errors, time and bytes, as one HTML file
  --out            also write the report to this HTML file, or the name of that file
  --timeout        the time limit for opening the page, in seconds
  --site           reads the sitemap and checks pages of every kind, one after the other: what Skerry
                   would save and mount, which scripts stay and why, what to do next
  --pages          the maximum number of pages to check
  --delay          milliseconds between two requests
  --fresh          starts over; otherwise an interrupted check continues where it stopped

Exit codes: 0: no problems; 1: problems; 2: the page cannot be read.
With --accessibility, --compare and --site: 0: a report was made; 1: no report; 2: wrong usage.`;

const FAILED = 1;
const CANNOT = 2;

/** @param {string} message @param {number} [code] */
const refuse = (message, code = CANNOT) => {
  console.error(message);
  process.exitCode = code;
};

/** @param {unknown} error */
const sentence = (error) => `skerry: ${error instanceof Error ? error.message : String(error)}`;

/** @param {string | undefined} value seconds; null if not valid */
const seconds = (value = '30') => {
  const number = Number(value);
  return number >= 1 && number <= 600 ? number : null;
};
const WRONG_SECONDS = '--timeout must be 1 to 600 seconds.';

/** @typedef {{ json: boolean, out?: string | undefined, timeout?: string | undefined }} VisitOptions */

/** @param {string} target @param {VisitOptions} options */
const reportAccessibility = async (target, { json, out, timeout }) => {
  const timeoutS = seconds(timeout);
  if (!timeoutS) return refuse(WRONG_SECONDS);
  try {
    const report = await checkAccessibility(target, { timeoutS });
    if (out) await writeFile(out, writeHtml(report));
    console.log(json ? JSON.stringify(report, null, 2) : printAccessibility(report));
    if (out && !json) console.log(`\nWritten to ${out}`);
  } catch (error) {
    refuse(sentence(error), FAILED);
  }
};

/** The default file name of a report. @param {string} kind @param {string} target */
const fileFor = (kind, target) => {
  const name = URL.canParse(target) ? new URL(target).host || 'page' : 'page';
  return `skerry-${kind}${name.replace(/[^\w.-]/g, '-')}.html`;
};

/** Omits images: the JSON output has the figures only. @param {string} key @param {unknown} value */
const withoutPictures = (key, value) => (['picture', 'marked'].includes(key) ? undefined : value);

/** @param {string} target @param {VisitOptions} options */
const reportComparison = async (target, { json, out, timeout }) => {
  const timeoutS = seconds(timeout);
  if (!timeoutS) return refuse(WRONG_SECONDS);
  const file = out ?? fileFor('compared-', target);
  try {
    const comparison = await comparePage(target, {
      timeoutS,
      onProgress: (line) => console.error(plain(line)),
    });
    await writeFile(file, writeComparisonHtml(comparison));
    console.log(
      json ? JSON.stringify(comparison, withoutPictures, 2) : printComparison(comparison),
    );
    if (!json) console.log(`\nWritten to ${file}`);
  } catch (error) {
    refuse(sentence(error), FAILED);
  }
};

/** @param {string | undefined} value @param {number} usual @param {number} most */
const wholeNumber = (value, usual, most) => {
  const number = Number(value ?? usual);
  return Number.isInteger(number) && number >= 1 && number <= most ? number : null;
};

/** @typedef {{ json: boolean, fresh: boolean, out?: string | undefined, pages?: string | undefined, delay?: string | undefined }} SiteOptions */

/** @param {string} site @param {SiteOptions} options */
const reportSite = async (site, { json, fresh, out, ...options }) => {
  const pages = wholeNumber(options.pages, 40, 500);
  const delayMs = wholeNumber(options.delay, 500, 60_000);
  if (!pages) return refuse('--pages must be 1 to 500.');
  if (!delayMs) return refuse('--delay must be 1 to 60000 milliseconds.');
  const file = out ?? fileFor('', site);
  try {
    const report = await checkSite(site, {
      pages,
      delayMs,
      journal: `${file}.journal`,
      isFresh: fresh,
      // On stderr: another program may read the report from stdout.
      onProgress: (line) => console.error(plain(line)),
    });
    await writeFile(file, writeSiteHtml(report));
    console.log(json ? JSON.stringify(report, null, 2) : printSite(report));
    if (!json) console.log(`\nWritten to ${file}`);
    if (report.looked === 0) process.exitCode = FAILED;
  } catch (error) {
    refuse(sentence(error), FAILED);
  }
};

const main = async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      before: { type: 'boolean', default: false },
      accessibility: { type: 'boolean', default: false },
      out: { type: 'string' },
      timeout: { type: 'string' },
      compare: { type: 'boolean', default: false },
      site: { type: 'boolean', default: false },
      pages: { type: 'string' },
      delay: { type: 'string' },
      fresh: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const [command, target] = positionals;
  if (values.help) return console.log(usage);
  if (command !== 'check' || !target) return refuse(usage);
  if (values.accessibility) return reportAccessibility(target, values);
  if (values.compare) return reportComparison(target, values);
  if (values.site) return reportSite(target, values);
  const report = await checkPage(await readPage(target), { isBefore: values.before });
  console.log(values.json ? JSON.stringify(report, null, 2) : printReport(report));
  process.exitCode = report.problems.length > 0 ? FAILED : 0;
};

try {
  await main();
} catch (error) {
  refuse(sentence(error));
}
