import { expect, serveWith, test } from './attack';
import { selectors } from './inputs/selectors';

const value = '<p class="came"><img src="x" onerror="hit(1)">x</p>';

test('keys of fragments reach neither the frame of the page nor its scripts', async ({
  page,
  open,
}) => {
  await page.route('**/?wc-ajax=add_to_cart', (route) =>
    route.fulfill({
      json: {
        fragments: Object.fromEntries([
          ...selectors.map((key) => [key, value]),
          [
            'div.widget_shopping_cart_content',
            '<div class="widget_shopping_cart_content">new</div>',
          ],
        ]) as object,
        cart_hash: 'h',
      },
    }),
  );
  await open('/shop/', 'bar=off');
  const frame = () =>
    page.evaluate(() => ({
      title: document.title,
      scripts: document.scripts.length,
      head: document.head.childElementCount,
      body: document.body.className,
      main: document.querySelectorAll('li.product').length,
    }));
  const before = await frame();
  await page.locator('.ajax_add_to_cart').first().click();
  await expect(page.locator('.widget_shopping_cart_content').first()).toHaveText('new');
  expect(await frame()).toEqual(before);
  await expect(page.locator('[onerror]')).toHaveCount(0);
});

/** The page's configuration with selectors. */
const configured = (list: readonly string[]) => `
  et_pb_custom.widget_search_selector = ${JSON.stringify(list[0])};
  et_pb_custom.waypoints_options = { context: ${JSON.stringify(list)} };
  et_pb_box_shadow_elements = ${JSON.stringify(list)};
  et_frontend_scripts = { builderCssContainerPrefix: ${JSON.stringify(list[0])}, builderCssLayoutPrefix: ${JSON.stringify(list[1])} };
  et_animation_data = ${JSON.stringify(list)}.map(function (name) { return { class: name, style: 'fade', duration: '1ms' }; });
  et_link_options_data = ${JSON.stringify(list)}.map(function (name) { return { class: name, url: 'javascript:hit(1)', target: '_self' }; });
  et_pb_motion_elements = { desktop: ${JSON.stringify(list)}.map(function (id) { return { id: id, start: 0, end: 50, opacity: {} }; }) };
  et_pb_sticky_elements = Object.fromEntries(${JSON.stringify(list)}.map(function (id) { return [id, { id: id, selector: id, position: 'top', topOffset: 'x' }]; }));
  wc_address_i18n_params = { locale: '{"default":{"state":{"required":true}}}', locale_fields: JSON.stringify({ state: ${JSON.stringify(list[0])}, city: ${JSON.stringify(list[1])} }) };
`;

const GROUP = 8;
const groups = Array.from({ length: Math.ceil(selectors.length / GROUP) }, (_, at) =>
  selectors.slice(at * GROUP, (at + 1) * GROUP),
);

test('selectors of the configuration that are none, or name everything, break nothing', async ({
  page,
  open,
}) => {
  test.setTimeout(60_000);
  let group: readonly string[] = [];
  await serveWith(page, '/effects/', (html) =>
    html.replace(
      '</body>',
      () => `<script>${configured(group).replaceAll('<', '\\u003c')}</script></body>`,
    ),
  );
  for (group of groups) {
    await open('/effects/', 'bar=off');
    const failed = await page.evaluate(() =>
      window.skerry
        ?.islands()
        .filter(({ status }) => status === 'failed')
        .map(({ name }) => name),
    );
    expect(failed, group.map((each) => each.slice(0, 40)).join(' ')).toEqual([]);
    await page.evaluate(() => document.body.click());
    expect(await page.locator('main').count()).toBe(1);
  }
});
