import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { Comparison } from '../../cli/compare/compare-page.mjs';
import { pressControls } from '../../cli/compare/press-controls.mjs';
import { serveOnFreePort } from '../../tools/serve-on-free-port.mjs';
import { expect, test } from './support/test';

const DIVI = '/wp-content/themes/Divi/js/scripts.min.js';
/** Replaces the old script: opens tabs, and sets the title when it runs. */
const oldScript = `document.title = 'old';
document.querySelectorAll('.et_pb_tabs_controls a').forEach((link, at) => {
  link.addEventListener('click', (event) => {
    event.preventDefault();
    document.querySelectorAll('.et_pb_tab').forEach((tab, number) => { tab.style.display = number === at ? 'block' : 'none'; });
  });
});`;
const tabs = `<div class="et_pb_module et_pb_tabs"><ul class="et_pb_tabs_controls clearfix">
  <li class="et_pb_tab_0 et_pb_tab_active"><a href="#">One</a></li><li class="et_pb_tab_1"><a href="#">Two</a></li>
  <li class="et_pb_tab_2"><a href="#">Three</a></li></ul>
  <div class="et_pb_all_tabs"><div class="et_pb_tab et_pb_tab_0 et_pb_active_content"><div class="et_pb_tab_content">First</div></div>
  <div class="et_pb_tab et_pb_tab_1"><div class="et_pb_tab_content">Second</div></div>
  <div class="et_pb_tab et_pb_tab_2"><div class="et_pb_tab_content">Third</div></div></div></div>`;
const style = '<style>.et_pb_tab{display:none}.et_pb_active_content{display:block}</style>';
const document = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>A page</title>${style}${head}</head><body>${body}</body></html>`;

const servePages = () => {
  const app = new Hono();
  app.use('/skerry/*', serveStatic({ root: 'dist', rewriteRequestPath: (path) => path.slice(7) }));
  app.get(DIVI, (context) => context.body(oldScript, 200, { 'content-type': 'text/javascript' }));
  app.get('/before', ({ html }) =>
    html(document(`${tabs}<script src="${DIVI}?ver=4.27" id="divi-custom-script-js"></script>`)),
  );
  app.get('/taller', ({ html }) =>
    html(
      document(
        `<p>A page</p><script>document.addEventListener('skerry:ready', () => {
          document.body.insertAdjacentHTML('beforeend', '<div style="height:900px;background:red"></div>');
          console.error('only with Skerry');
        });console.error('always');</script>`,
        '<script src="/skerry/skerry.js"></script>',
      ),
    ),
  );
  app.get('/moved', (context) => context.redirect('/before'));
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
      ['cli/skerry.mjs', 'check', '--compare', ...words],
      { maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
const compare = async (address: string) => {
  const file = test.info().outputPath('report.html');
  const { code, stdout, stderr } = await run(address, '--json', '--out', file);
  expect(code, stderr).toBe(0);
  return { comparison: JSON.parse(stdout) as Comparison, file };
};
/** Notes about families that are inactive because of an old script on the page. */
const inactiveFamilies = ({ notes }: Comparison) =>
  notes.filter((note) => note.includes('stands down'));
/** How many presses had an effect, without and with Skerry; the selected tab is not pressed. */
const presses = ({ presses: all }: Comparison) =>
  Object.fromEntries(
    all.map(({ name, without, with: after }) => [name, [without?.worked ?? 0, after?.worked ?? 0]]),
  );

test('a page without Skerry is compared as the plugin would print it: the old script removed, the tabs working', async () => {
  // An address that redirects to the page.
  const { comparison } = await compare(`${pages.url}/moved`);
  expect(comparison.address).toBe(`${pages.url}/before`);
  expect(comparison.skerry.state).toBe('put in by this check');
  expect(presses(comparison)).toEqual({ Tabs: [2, 2] });
  expect(inactiveFamilies(comparison)).toEqual([]);
  for (const { without } of comparison.widths) expect(without.cost.files).toBe(1);
});

for (const [name, path, width] of [
  ['Menu on phones', '/tabs/', 390],
  ['Tabs of a product', '/product/enamel-mug/', 1280],
  ['Lessons of a course', '/courses/c/', 1280],
  ['Add to cart', '/shop/', 1280],
] as const) {
  test(`it is seen that a press does something: ${name}`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(path, 'bar=off');
    const pressed = await pressControls(page, { isSmall: width < 980 });
    expect(pressed.find((each) => each.name === name)).toMatchObject({ failed: [] });
  });
}

test('differences in look and new errors are reported, and drawn in the file', async ({ page }) => {
  const { comparison, file } = await compare(`${pages.url}/taller`);
  expect(comparison.skerry.state).toBe('on the page');
  expect(comparison.errors).toMatchObject({ new: ['only with Skerry'], both: ['always'] });
  for (const { share } of comparison.widths) expect(share).toBeGreaterThan(0.2);
  await page.setContent(await readFile(file, 'utf8'));
  await expect(page.getByRole('img', { name: 'Phone: differences' })).toBeVisible();
  await expect(page.getByText('1 only with Skerry.')).toBeVisible();
});

test('a page of the demo under the strict CSP: everything that is pressed works with Skerry', async ({
  baseURL,
}) => {
  // The largest page of the demo, twice in three widths.
  test.slow();
  const { comparison } = await compare(`${baseURL}/kitchen-sink/?csp=1`);
  for (const { name, with: after } of comparison.presses) {
    expect(after, name).toMatchObject({ failed: [], worked: after?.pressed });
  }
  expect(comparison.presses.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Tabs', 'Toggles and accordions', 'Sliders']),
  );
  expect(comparison.errors.new).toEqual([]);
  expect(comparison.notes).toEqual([]);
});

test('a saved page is compared as well, without the old script that was saved beside it', async () => {
  const file = test.info().outputPath('saved.html');
  const script = `<script src="Divi/js/scripts.min.js" id="divi-custom-script-js"></script>`;
  await mkdir(test.info().outputPath('Divi/js'), { recursive: true });
  await writeFile(test.info().outputPath('Divi/js/scripts.min.js'), oldScript);
  const far = '<img src="http://site.invalid/picture.png" alt="">';
  await writeFile(file, document(`${tabs}${script}${far}`));
  const { comparison } = await compare(file);
  // A resource that cannot be loaded from the network is not an error of the page.
  expect(comparison.errors).toEqual({ new: [], gone: [], both: [] });
  expect(comparison.skerry.state).toBe('put in by this check');
  expect(presses(comparison)).toEqual({ Tabs: [2, 2] });
  expect(inactiveFamilies(comparison)).toEqual([]);
});

test('a page that never responds is reported in one line', async () => {
  const { code, stderr } = await run(`${pages.url}/hang`, '--timeout', '1');
  expect(code).toBe(1);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});
