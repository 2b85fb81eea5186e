// @ts-check
import { boot } from './boot.mjs';
import { consent } from './consent.mjs';
import { courses } from './courses.mjs';
import { fragments } from './fragments.mjs';
import { launchBrowser } from '../../tools/launch-browser.mjs';
import { modules } from './modules.mjs';
import { judge } from './judge.mjs';
import { ready } from './ready.mjs';
import { scroll } from './scroll.mjs';
import { printSection } from './section.mjs';
import { sticky } from './sticky.mjs';
import { writePage } from './write-page.mjs';

/** @type {Readonly<Record<string, (bench: import('./section.mjs').Bench) => Promise<import('./section.mjs').Section>>>} */
const measures = { boot, ready, modules, scroll, sticky, consent, fragments, courses };

/** `node test/bench/run.mjs [section …]`: without arguments all sections run, and the page is written. */
const named = process.argv.slice(2);
for (const name of named)
  if (!measures[name]) throw new Error(`There is no benchmark called ${name}.`);
const runs = Number(process.env.SKERRY_BENCH_RUNS ?? 5);

const browser = await launchBrowser();
/** @type {import('./section.mjs').Section[]} */
const sections = [];
console.log(`The median of ${runs} runs.`);
for (const [name, measure] of Object.entries(measures)) {
  if (named.length > 0 && !named.includes(name)) continue;
  const section = await measure({ browser, runs });
  printSection(section);
  sections.push(section);
}
await browser.close();

const { promised, aimed } = judge(sections);
for (const [title, list] of Object.entries({ Promises: promised, Targets: aimed })) {
  if (list.length > 0) console.log(`\n${title}`);
  for (const { text, limit, value, noise, verdict } of list) {
    console.log(
      `${verdict.padEnd(12)}  ${text}: ${value.toFixed(2)} of ${limit} (noise ${noise.toFixed(2)})`,
    );
    if (verdict === 'BROKEN') process.exitCode = 1;
  }
}
if (named.length === 0) await writePage(sections, { runs });
