#!/usr/bin/env node
// @ts-check
import { parseArgs } from 'node:util';
import { checkPage } from './check/check-page.mjs';
import { printReport } from './check/print-report.mjs';
import { readPage } from './check/read-page.mjs';

const usage = `skerry check <address or saved page> [--json] [--before]

  --json    the report for machines
  --before  Skerry is not on the page yet: that its script tag is missing is no problem

Ends with 0 where all is well, 1 where there are problems, 2 where the page cannot be read.`;

const CANNOT = 2;

/** @param {string} message */
const refuse = (message) => {
  console.error(message);
  process.exitCode = CANNOT;
};

const main = async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      before: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const [command, target] = positionals;
  if (values.help) return console.log(usage);
  if (command !== 'check' || !target) return refuse(usage);
  const report = await checkPage(await readPage(target), { isBefore: values.before });
  console.log(values.json ? JSON.stringify(report, null, 2) : printReport(report));
  process.exitCode = report.problems.length > 0 ? 1 : 0;
};

try {
  await main();
} catch (error) {
  refuse(`skerry: ${error instanceof Error ? error.message : String(error)}`);
}
