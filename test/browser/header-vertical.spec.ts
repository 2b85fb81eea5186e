import { expect, test } from './support/test';

test.afterEach(({ faults }) => expect(faults).toEqual([]));

test('a vertical menu has space for logo and links, and is beside a boxed page [S2.19d]', async ({
  page,
  open,
}) => {
  await page.addInitScript(() =>
    document.addEventListener('readystatechange', () =>
      document.body.classList.add('et_boxed_layout', 'et_vertical_right'),
    ),
  );
  await page.route('**/headers/vertical/**', async (route) => {
    const response = await route.fetch();
    const sheet = '<link rel="stylesheet" href="/boxed.css">';
    const body = (await response.text()).replace('</head>', `${sheet}</head>`);
    return route.fulfill({ response, body });
  });
  await page.route('**/boxed.css', (route) =>
    route.fulfill({
      contentType: 'text/css',
      body: '#page-container{margin-right:300px}#main-header{inset-block:0 auto!important;height:50px}#et-top-navigation{height:400px}',
    }),
  );
  await page.setViewportSize({ width: 1280, height: 700 });
  await open('/headers/vertical/', 'bar=off');
  const header = page.locator('#main-header');
  // 400 px of links, 40 of the logo and 100 around them; 300 px less the menu's own 225.
  await expect(header).toHaveCSS('height', '540px');
  await expect(header).toHaveCSS('right', '75px');
  await expect(header).toHaveClass(/et_vertical_menu_set/);
});
