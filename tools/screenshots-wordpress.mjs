import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** The test site is written in TypeScript, which Node 20 does not support. */
const FILE = '.cache/wordpress-site.mjs';
const readSite = async () => {
  await build({
    entryPoints: ['test/wordpress/site.ts'],
    outfile: FILE,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  });
  return /** @type {Promise<typeof import('../test/wordpress/site')>} */ (
    import(pathToFileURL(FILE).href)
  );
};

const widths = { phone: 390, desktop: 1280 };

/**
 * Takes screenshots of Settings → Skerry on a real WordPress, with the findings on two pages and
 * one invalid pattern.
 * @param {{ browser: import('@playwright/test').Browser, folder: string }} to
 */
export const shotWordPress = async ({ browser, folder }) => {
  const { missing, startSite } = await readSite();
  const lacks = missing();
  if (lacks) {
    console.log(`No picture of the settings page: there is no ${lacks}.`);
    return;
  }
  const site = await startSite('<p>Getting here</p>');
  try {
    const context = await browser.newContext();
    const cookie = await site.login();
    const cookies = cookie.split('; ').map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return { name, value: value.join('='), url: site.address };
    });
    await context.addCookies(cookies);
    for (const query of ['', '&with-quiz=1'])
      await fetch(`${site.post}${query}`, { headers: { cookie } });
    site.php(
      "update_option( 'skerry_settings', array( 'families' => array( 'shop' => 'me', 'abtest' => 'off' ), 'left_out' => array( '/checkout/*', 'my account' ) ) );",
    );
    for (const [device, width] of Object.entries(widths)) {
      const page = await context.newPage();
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${site.address}/wp-admin/options-general.php?page=skerry`);
      const file = `${folder}/wordpress-settings-${device}.png`;
      await page.screenshot({ path: file, fullPage: true });
      console.log(file);
      await page.close();
    }
    await context.close();
  } finally {
    site.stop();
  }
};
