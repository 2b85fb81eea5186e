import { readFileSync } from 'node:fs';
import { specsIn } from './specs-in.mjs';

/** A log with the pages of more tests is not read. */
const MOST_PAGES = 3;
const MOST_LINES = 200;

/**
 * Prints what the pages of failed browser tests showed at the end, as Playwright has kept it: a test
 * that fails once in a thousand runs leaves nothing else on a machine that is gone afterwards.
 * @param {string} report path of Playwright's JSON report
 */
export const printFailedPages = (report) => {
  const pages = specsIn(JSON.parse(readFileSync(report, 'utf8'))).flatMap(({ title, tests }) =>
    tests
      .flatMap(({ results }) => results.flatMap(({ attachments }) => attachments))
      .filter(({ name }) => name === 'error-context')
      .flatMap(({ path }) => (path ? { title, text: readFileSync(path, 'utf8') } : [])),
  );
  for (const { title, text } of pages.slice(0, MOST_PAGES)) {
    const page = /```yaml\n(.*?)```/s.exec(text)?.[1] ?? '';
    console.log(`\n== the page of "${title}"`);
    console.log(page.split('\n').slice(0, MOST_LINES).join('\n'));
  }
};
