import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { AccessReport, Row } from '../../cli/accessibility/check-accessibility.mjs';
import { serveOnFreePort } from '../../tools/serve-on-free-port.mjs';
import { expect, test } from './support/test';
import { violations } from './support/violations';

const tag = '<script src="/skerry/skerry.js"></script>';
const document = (body: string, head = tag) =>
  `<!doctype html><html lang="en"><head><title>A page</title>${head}</head><body><main><h1>A page</h1>${body}</main></body></html>`;

/** Names the link as Skerry would fix it, on pages with Skerry. */
const fixScript = `<script>document.addEventListener('skerry:ready', () => {
  document.querySelector('#repaired').setAttribute('aria-label', 'To the start');
  document.querySelector('main').insertAdjacentHTML('beforeend', '<a id="brought" href="/b"></a>');
});</script>`;
const faultyMarkup = `${fixScript}<a id="repaired" href="/a"></a><a id="kept" href="/c"></a>
  <img id="owned" src="/picture.png"><p style="background:linear-gradient(#fff,#eee)">On a gradient</p>`;
const attack = '<img src=x onerror=alert(1)></title><script>alert(2)</script>';
/** axe takes a minute for ten thousand; `group-findings.test.ts` has as many. */
const MANY = 2_000;
const image = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

const servePages = () => {
  const app = new Hono();
  app.use('/skerry/*', serveStatic({ root: 'dist', rewriteRequestPath: (path) => path.slice(7) }));
  app.get('/spoiled', (context) => context.html(document(faultyMarkup)));
  app.get('/without-tag', (context) => context.html(document('<img src="/picture.png">', '')));
  app.get('/policy', (context) =>
    context.html(document('<img src="/picture.png">', ''), 200, {
      'content-security-policy': "script-src 'none'",
    }),
  );
  app.get('/broken-tag', (context) =>
    context.html(document('', '<script src="/none/skerry.js"></script>')),
  );
  app.get('/moved', (context) => context.redirect('/spoiled'));
  app.get('/frames', ({ req, html }) => {
    const other = new URL(req.url);
    return html(
      document(`<iframe title="Ours" srcdoc="<img id=inner src=/picture.png>"></iframe>
        <iframe title="Theirs" src="http://localhost:${other.port}/picture-page"></iframe>`),
    );
  });
  app.get('/picture-page', (context) =>
    context.html(
      '<!doctype html><html lang="en"><title>Theirs</title><img id="theirs" src="/picture.png">',
    ),
  );
  app.get('/many', (context) => context.html(document('<img src="/picture.png">'.repeat(MANY))));
  app.get('/hostile', (context) =>
    context.html(
      document(
        `<img id="x&quot;><script>alert(3)</script>" src="/picture.png" data-x="${attack.replaceAll('<', '&lt;')}">`,
        `${tag}<script>alert(4);Object.assign(window, { axe: null });</script>`,
      ),
    ),
  );
  app.get('/picture.png', (context) => context.body(image, 200, { 'content-type': 'image/gif' }));
  app.get('/hang', () => new Promise<Response>(() => {}));
  return serveOnFreePort(app.fetch);
};
let pages: Awaited<ReturnType<typeof servePages>>;
test.beforeAll(async () => {
  pages = await servePages();
});
test.afterAll(() => pages.close());

const run = (...words: string[]) =>
  new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    execFile(
      process.execPath,
      ['cli/skerry.mjs', 'check', '--accessibility', ...words],
      { maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
const reportOn = async (path: string): Promise<AccessReport> => {
  const { code, stdout, stderr } = await run(`${pages.url}${path}`, '--json');
  expect(stderr).toBe('');
  expect(code).toBe(0);
  return JSON.parse(stdout) as AccessReport;
};
const selectors = (rows: readonly Row[], rule: string) =>
  rows.find((row) => row.rule === rule)?.elements.map(({ selector }) => selector) ?? [];

test('a redirect is followed and reported; findings gone with Skerry are fixed, the rest is Skerry’s, the owner’s, or for review', async () => {
  // An address that redirects to the page.
  const { address, notes, skerry, groups, lookAt, counts } = await reportOn('/moved');
  expect(address).toBe(`${pages.url}/spoiled`);
  expect(notes).toContain(`The address redirects to ${pages.url}/spoiled.`);
  expect(skerry).toEqual({ state: 'on the page', version: expect.stringMatching(/^\d+\./) });
  expect(selectors(groups.fixed, 'link-name')).toEqual(['#repaired']);
  expect(selectors(groups.skerry, 'link-name')).toEqual(['#kept', '#brought']);
  expect(groups.skerry[0]?.elements.map(({ isNew }) => isNew)).toEqual([false, true]);
  expect(selectors(groups.owner, 'image-alt')).toEqual(['#owned']);
  expect(selectors(lookAt, 'color-contrast')).toEqual(['p']);
  expect(counts).toContainEqual(
    expect.objectContaining({ rule: 'link-name', without: 2, with: 2 }),
  );
});

test('on a page without Skerry this build is inserted for the check, and the report mentions it', async () => {
  const { skerry, notes, groups } = await reportOn('/without-tag');
  expect(skerry.state).toBe('put in by this check');
  expect(notes.join()).toContain('Skerry is not on the page: this build was inserted');
  expect(groups.owner.map(({ rule }) => rule)).toEqual(['image-alt']);
});

test('a policy that refuses the build is named, and nothing is called fixed', async () => {
  const { skerry, notes, groups } = await reportOn('/policy');
  expect(skerry.state).toBe('not started');
  expect(notes.join()).toContain('Content-Security-Policy refuses');
  expect(groups.fixed).toEqual([]);
  expect(groups.owner.map(({ rule }) => rule)).toEqual(['image-alt']);
});

test('findings inside frames, also those of other sites, are for their providers', async () => {
  const { groups } = await reportOn('/frames');
  expect(selectors(groups.owner, 'image-alt').sort()).toEqual([
    'iframe[title="Ours"] > > #inner',
    'iframe[title="Theirs"] > > #theirs',
  ]);
  expect(groups.owner.find(({ rule }) => rule === 'image-alt')?.how).toContain('provider');
});

test('thousands of findings are counted and fifty listed', async () => {
  const { groups } = await reportOn('/many');
  const row = groups.owner.find(({ rule }) => rule === 'image-alt');
  expect(row?.count).toBe(MANY);
  expect(row?.elements).toHaveLength(50);
});

test('a page of the demo under the strict CSP is checked with its own Skerry', async ({
  baseURL,
}) => {
  const { code, stdout } = await run(`${baseURL}/tabs/?csp=1`, '--json');
  expect(code).toBe(0);
  const { skerry, groups, notes } = JSON.parse(stdout) as AccessReport;
  expect(skerry.state).toBe('on the page');
  expect(groups.skerry).toEqual([]);
  expect(notes).toEqual([]);
});

test('a saved page is checked, and loads nothing from the network', async () => {
  const requested: string[] = [];
  const app = new Hono();
  app.all('*', ({ req, text }) => {
    requested.push(req.path);
    return text('');
  });
  const { url, close } = await serveOnFreePort(app.fetch);
  const file = test.info().outputPath('saved.html');
  writeFileSync(file, document(`<img src="${url}/picture.png">`, ''));
  const { code, stdout } = await run(file, '--json');
  close();
  expect(code).toBe(0);
  const { skerry, groups } = JSON.parse(stdout) as AccessReport;
  expect(skerry.state).toBe('put in by this check');
  expect(groups.owner.map(({ rule }) => rule)).toEqual(['image-alt']);
  expect(requested).toEqual([]);
});

for (const [what, path, sentence] of [
  ['that is not there', '/nothing', 'the server responded with 404'],
  ['that is a picture', '/picture.png', 'it is not HTML but image/gif'],
  ['that never answers', '/hang', 'it did not load within 2 s'],
] as const) {
  test(`an address ${what} is reported in one line`, async () => {
    const { code, stdout, stderr } = await run(`${pages.url}${path}`, '--timeout', '2');
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(stderr.trim()).toContain(`cannot be opened: ${sentence}`);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
}

test('a server that does not respond is reported in one line', async () => {
  const { code, stderr } = await run('http://127.0.0.1:9/');
  expect(code).toBe(1);
  expect(stderr).toMatch(/^skerry: http:\/\/127\.0\.0\.1:9\/ cannot be opened: net::ERR_\w+\n$/);
});

test('Skerry that cannot be loaded is no Skerry', async () => {
  test.slow();
  const { skerry, notes } = await reportOn('/broken-tag');
  expect(skerry.state).toBe('not started');
  expect(notes.join()).toContain('Skerry did not start');
});

test('the file runs nothing of the page, has no finding and fits a phone', async ({ page }) => {
  const file = test.info().outputPath('report.html');
  const { code, stdout } = await run(`${pages.url}/hostile`, '--out', file);
  expect(code).toBe(0);
  expect(stdout).toContain(`Written to ${file}`);
  expect(stdout).toContain('image-alt');
  // Without the file's own CSP: its text has to be safe without it.
  const html = readFileSync(file, 'utf8').replace(/<meta http-equiv[^>]*>/, '');
  expect(readFileSync(file, 'utf8')).toContain("default-src 'none'");
  let hasRun = false;
  page.on('dialog', (dialog) => {
    hasRun = true;
    void dialog.dismiss();
  });
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1280, 390, 320]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 844 });
      await page.setContent(html);
      for (const closed of await page.locator('details:not([open]) > summary').all()) {
        await closed.click();
      }
      expect(await page.locator('img,script').count()).toBe(0);
      expect(await violations(page)).toEqual([]);
      const overflow = await page.evaluate(
        () => window.document.documentElement.scrollWidth - innerWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    }
  }
  expect(hasRun).toBe(false);
});
