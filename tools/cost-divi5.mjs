// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { checkPage } from '../cli/check/check-page.mjs';
import { createApp } from '../demo/server.mjs';
import { measureBoot } from '../test/bench/measure-boot.mjs';
import { median } from '../test/bench/median.mjs';
import { launchBrowser } from './launch-browser.mjs';
import { serveOnFreePort } from './serve-on-free-port.mjs';
import { visitCost } from './visit-cost.mjs';

/**
 * Compares the cost of pages of Divi 5 with their own scripts and with Skerry. Own: the recorded
 * scripts that Skerry replaces, after gzip. jQuery and the libraries of WooCommerce's scripts are
 * counted separately: they stay if a remaining script needs them, such as LearnDash's course grid.
 * Skerry: the files actually fetched until everything on the page has been processed. `--script`
 * measures script time on the demo page instead.
 */
const { values: options } = parseArgs({
  options: { script: { type: 'boolean', default: false } },
});

const SHARED = '../shared';
const TAG = '<script src="/skerry/skerry.js"></script>';
/** Odd: with an even number of rounds there would be two medians. */
const ROUNDS = 11;

const kb = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1);
const share = (/** @type {number} */ part, /** @type {number} */ whole) =>
  whole > 0 ? `${Math.round((100 * part) / whole)} %` : '–';
const print = (/** @type {readonly string[][]} */ rows) => {
  for (const row of rows)
    console.log(row.map((cell, at) => (at === 0 ? cell.padEnd(24) : cell.padStart(14))).join(''));
};
const demo = createApp();
const demoHtml = async () => (await demo.request('/divi-5/?bar=off')).text();

/** Files and bytes of the recorded scripts by handle, and the handles of each page. */
const readRecorded = () => {
  const text = readFileSync(`${SHARED}/pages-newer/README.md`, 'utf8');
  /** @type {Map<string, { file: string, bytes: number }>} */
  const files = new Map();
  for (const [, handle = '', file = '', gzip = ''] of text.matchAll(
    /^\| (\S+) \| (\S+\.js) \| [\d.]+ \| ([\d.]+) \|$/gm,
  ))
    files.set(handle, { file, bytes: Number(gzip) * 1000 });
  /** @type {Map<string, string[]>} */
  const pages = new Map();
  for (const [, name = '', section = ''] of text.matchAll(
    /^### (divi\/\S+)\n([\s\S]*?)(?=^##)/gm,
  )) {
    const [, list = ''] = /in the order of the page: (.*)$/m.exec(section) ?? [];
    pages.set(
      name,
      list.split(', ').map((each) => each.replace(/ \(.*/, '')),
    );
  }
  return { files, pages };
};

/** @typedef {ReturnType<typeof readRecorded>} Recorded */

/**
 * The cost of a page's own scripts, by their outcome. @param {string} html @param
 * {Recorded['files']} files @param {readonly string[]} handles
 */
const ownCost = async (html, files, handles) => {
  const tags = handles.flatMap((handle) => {
    const file = files.get(handle);
    return file ? `<script id="${handle}-js" src="/wp-content/themes/${file.file}"></script>` : [];
  });
  const { scripts } = await checkPage(
    {
      address: 'https://site.example/',
      html: html.replace(TAG, '').replace(/<\/body>/i, (end) => tags.join('') + end),
      load: () => Promise.reject(new Error('not here')),
    },
    { isBefore: true },
  );
  const sum = (/** @type {string} */ wanted) =>
    scripts
      .filter(({ outcome, isPrinted }) => outcome === wanted && isPrinted)
      .reduce((total, { handle }) => total + (files.get(handle)?.bytes ?? 0), 0);
  return { goes: sum('goes'), shared: sum('shared') };
};

/**
 * Files of every page, and those for the modules of this one. @param {Recorded} recorded @param
 * {string} html
 */
const ofDemo = async ({ files, pages }, html) => {
  const inventory = await import(new URL('../dist/inventory.js', import.meta.url).href);
  const everywhere = [...files.keys()].filter((handle) =>
    [...pages.values()].every((handles) => handles.includes(handle)),
  );
  const page = { address: 'https://site.example/', html, load: () => Promise.reject(new Error()) };
  const { mounts } = await checkPage(page, { isBefore: true });
  const works = [...files].flatMap(([handle, { file }]) =>
    mounts.some(({ name }) => inventory.divi5OldScriptOf(name, [`/${file}`])) ? handle : [],
  );
  const isDivi = (/** @type {string} */ handle) =>
    files.get(handle)?.file.startsWith('Divi/') || handle.startsWith('jquery-');
  return [...new Set([...everywhere, ...works])].filter(isDivi);
};

/** @param {import('@playwright/test').Page} page */
const closeToOutside = async (page) => {
  await page.route(
    ({ hostname }) => hostname !== '127.0.0.1',
    (route) => route.abort(),
  );
};

const compareBytes = async () => {
  if (!existsSync(`${SHARED}/pages-newer/README.md`)) {
    console.log('Recorded pages are not here: nothing to compare with.');
    return;
  }
  const recorded = readRecorded();
  /** @type {Record<string, string[]>} */
  const styles = JSON.parse(readFileSync(`${SHARED}/styles/index.json`, 'utf8'));
  const read = (/** @type {string} */ name) =>
    readFileSync(`${SHARED}/pages-newer/${name}.html`, 'utf8');
  const app = new Hono();
  app.get('/divi/:name', (context) => {
    const name = `divi/${context.req.param('name')}`;
    const sheets = (styles[`pages-newer/${name}.html`] ?? []).map(
      (path) => `<style>${readFileSync(`${SHARED}/${path}`, 'utf8')}</style>`,
    );
    return context.html(
      read(name)
        .replace(/<head[^>]*>/i, (head) => head + TAG)
        .replace(/<\/head>/i, (end) => sheets.join('') + end),
    );
  });
  app.use('/uploads/*', serveStatic({ root: `${SHARED}/pages-newer` }));
  app.all('*', (context) => demo.fetch(context.req.raw));
  const { url, close } = await serveOnFreePort(app.fetch);
  const browser = await launchBrowser();
  const rows = [['page', 'own', 'with jQuery', 'Skerry', 'of own', 'with jQuery']];
  const add = async (
    /** @type {string} */ name,
    /** @type {string} */ html,
    /** @type {readonly string[]} */ handles,
  ) => {
    const own = await ownCost(html, recorded.files, handles);
    const { gzip } = await visitCost(browser, `${url}/${name}`, {
      prepare: closeToOutside,
    });
    const all = own.goes + own.shared;
    rows.push([name, kb(own.goes), kb(all), kb(gzip), share(gzip, own.goes), share(gzip, all)]);
  };
  for (const [name, handles] of recorded.pages) await add(name, read(name), handles);
  const html = await demoHtml();
  await add('divi-5/', html, await ofDemo(recorded, html));
  await browser.close();
  close();
  print(rows);
};

/** jQuery alone does no work on the page: the cost of Divi's scripts is added to it. */
const compareScripts = async () => {
  const html = await demoHtml();
  const jquery = '<script src="/jquery.js"></script><script>isDriven = true</script>';
  const without = html.replace(/<script[^>]*\/skerry\/skerry[^>]*><\/script>/, () => jquery);
  if (without === html) throw new Error('The page has no tag to replace.');
  const app = new Hono();
  app.get('/with-jquery/', (context) => context.html(without));
  app.get('/jquery.js', (context) =>
    context.body(readFileSync('node_modules/jquery/dist/jquery.min.js', 'utf8'), 200, {
      'content-type': 'text/javascript',
    }),
  );
  app.all('*', (context) => demo.fetch(context.req.raw));
  const { url, close } = await serveOnFreePort(app.fetch);
  const browser = await launchBrowser();
  const pages = { Skerry: '/divi-5/?bar=off', 'jQuery alone': '/with-jquery/' };
  /** @type {Record<string, number[]>} */
  const times = {};
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, path] of Object.entries(pages)) {
      const boot = await measureBoot(browser, url + path);
      if (boot) (times[name] ??= []).push(boot.scriptMs);
    }
  }
  await browser.close();
  close();
  const rows = Object.entries(times).map(([name, each]) => [
    name,
    String(Math.round(median(each))),
    `${Math.round(Math.min(...each))} to ${Math.round(Math.max(...each))}`,
  ]);
  print([['/divi-5/, 4x slower', 'script ms', 'of all visits'], ...rows]);
};

await (options.script ? compareScripts() : compareBytes());
