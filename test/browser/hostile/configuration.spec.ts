import { waitFrames, expect, reported, serveWith, test } from './attack';
import { globalNames } from './inputs/clobbers';
import { prelude, values } from './inputs/values';
import { watchNavigation } from './watch-navigation';

/** Names that only the browser or Skerry itself sets. */
const notConfiguration = new Set([
  'skerry',
  'skerryOff',
  'jQuery',
  '$',
  'trustedTypes',
  'scheduler',
]);
const names = globalNames.filter((name) => !notConfiguration.has(name));

/** By how many values each load moves on; after `loads` every value has been used. */
const STEP = 7;
const loads = Array.from({ length: Math.ceil(values.length / STEP) }, (_, at) => at * STEP);

/** Every name gets another value in each load, every value is given to several names. */
const assign = (start: number) =>
  names
    .map(
      (name, at) =>
        `setGlobal(${JSON.stringify(name)}, function () { return ${values[(start + at) % values.length]}; });`,
    )
    .join('\n');

const setGlobal = `function setGlobal(name, make) { try { window[name] = make(); } catch (error) { console.log('not set: ' + name); } }`;
/** `</script` in a text would end the script element. */
const script = (text: string) => `<script>${text.replaceAll('</script', '<\\/script')}</script>`;

for (const path of ['/kitchen-sink/', '/effects/', '/checkout/', '/lessons/c/']) {
  test(`${path}: globals of every wrong kind stop nothing`, async ({ page, open, browserName }) => {
    test.setTimeout(60_000);
    if (browserName === 'chromium') await watchNavigation(page);
    await page.request.get('/shop/?add-to-cart=331');
    let start = 0;
    await serveWith(page, path, (html) =>
      html.replace('</body>', () => `${script(`${prelude}${setGlobal}${assign(start)}`)}</body>`),
    );
    for (start of loads) {
      await open(path, 'bar=off');
      const faults = await reported(page);
      // A value that throws when it is read makes its definition fail, and this is reported.
      const own = faults.filter(
        (text) => !/Error: (trap|getter|text|value|json|iterator)$/.test(text),
      );
      expect(own, `from value ${start}`).toEqual([]);
      await page.evaluate(() => window.skerry?.stop());
    }
  });
}

test('a consent configuration of every wrong kind holds what it can and stops nothing', async ({
  page,
}) => {
  test.setTimeout(60_000);
  let value = '';
  await page.route('**/odd/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Odd</title>${script(`${prelude}${setGlobal}setGlobal('_ckyConfig', function () { return ${value}; });setGlobal('_ckyStyles', function () { return ${value}; });`)}
<script src="/skerry/skerry.js"></script><body><p id="content">Content</p><script type="text/template" id="ckyBannerTemplate"><div class="cky-consent-container">x</div></script>`,
    }),
  );
  const keys = [
    'categories',
    'providersToBlock',
    'bannerConfig',
    'shortCodes',
    'tags',
    'expiry',
    'rootDomain',
  ];
  const deeper = loads.map((start) => {
    const entries = keys.map((key, at) => `_${key}: ${values[(start + at) % values.length]}`);
    return `({ ${entries.join()} })`;
  });
  for (value of [...values, ...deeper]) {
    await page.goto('/odd/');
    await page.waitForFunction(() => window.skerry);
    expect(await page.evaluate(() => document.getElementById('content')?.textContent)).toBe(
      'Content',
    );
  }
  await waitFrames(page);
});
