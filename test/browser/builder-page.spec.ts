import type { Page } from '@playwright/test';
import { expect, settle, test } from './support/test';

test.afterEach(({ faults }) => expect(faults).toEqual([]));

interface Lab {
  readonly builderType: string;
  readonly body: string;
  readonly bodyClass?: string;
  readonly head?: string;
  readonly script?: string;
}

/** Serves a minimal page, as an editor previews it, at an address. */
const serve = (page: Page, address: string, lab: Lab) =>
  page.route(`**${address}`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>App</title><script src="/skerry/skerry.js"></script>${lab.head ?? ''}</head><body class="page ${lab.bodyClass ?? 'et-fb'}">${lab.body}<script>var et_builder_utils_params={condition:{diviTheme:true,extraTheme:false},builderScrollLocations:{},onloadScrollLocation:"app",builderType:"${lab.builderType}"};${lab.script ?? ''}</script></body></html>`,
    }),
  );

/** Opens an editor's window with this page in its frame. */
const openInFrame = async (
  page: Page,
  lab: Lab,
  frameMarkup = '<iframe title="App" src="/app"></iframe>',
) => {
  await serve(page, '/app', lab);
  await page.route('**/around', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!DOCTYPE html><html lang="en" class="js et-fb-top-html"><title>Editor</title><style>body{margin:0}html{margin-top:32px}</style>${frameMarkup}</html>`,
    }),
  );
  await page.goto('/around');
  const frame = () => page.frames().find((each) => each.url().endsWith('/app'));
  await expect
    .poll(() =>
      frame()?.evaluate(() =>
        window.skerry
          ?.islands()
          .some(({ name, status }) => name === 'builder' && status === 'mounted'),
      ),
    )
    .toBe(true);
  return page.frameLocator('iframe');
};

test('the builder has a notice to style in the billing fields of a checkout [S5.21]', async ({
  page,
}) => {
  const form =
    '<div class="et_pb_wc_checkout_billing"><form class="checkout woocommerce-checkout"></form></div>';
  const app = await openInFrame(page, {
    builderType: 'vb',
    body: `<div id="et-fb-app">${form}</div>`,
  });
  const notice = app.locator(
    'form.checkout > .woocommerce-NoticeGroup-checkout:first-child > ul.woocommerce-error[role=alert] > li[data-id=billing_first_name]',
  );
  await expect(notice).toHaveText('Billing First name is a required field.');
  await expect(notice.locator('strong')).toHaveText('Billing First name');
  // The editor renders the module again.
  await app.locator('#et-fb-app').evaluate((root, markup) => {
    root.innerHTML = markup;
  }, form);
  await expect(notice).toHaveCount(1);
  await app.locator('body').evaluate(() => window.skerry?.stop());
  await expect(notice).toHaveCount(0);
});

test('in a visual builder nothing is removed from a cart or sent from around the layout [S1.07a]', async ({
  page,
}) => {
  const app = await openInFrame(page, {
    builderType: 'vb',
    body: '<div id="et-fb-app"><p class="product-remove"><a class="remove" href="/gone">x</a></p><a id="inside" href="#inside">in</a></div><div class="et-fb-root-ancestor-sibling"><form action="/sent"><button>Send</button></form><a href="/away">away</a></div>',
    script:
      'window.clicked=[];addEventListener("click",(e)=>clicked.push(e.target.id||e.target.className));',
  });
  await app.locator('a.remove').click();
  await app.getByRole('button', { name: 'Send' }).click();
  await app.getByRole('link', { name: 'away' }).click();
  await app.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await app.locator('#inside').click();
  const frame = page.frames()[1];
  expect(new URL(frame?.url() ?? '').pathname).toBe('/app');
  expect(await frame?.evaluate(() => (window as unknown as { clicked: string[] }).clicked)).toEqual(
    ['inside'],
  );
});

test('the bar of the outer window pushes nothing down, and debug mode is at hand [S4.62a]', async ({
  page,
}) => {
  await openInFrame(
    page,
    { builderType: 'vb', body: '<div id="et-fb-app"></div>' },
    '<div id="wpadminbar"></div><iframe title="App" src="/app"></iframe>',
  );
  const margin = () => page.evaluate(() => getComputedStyle(document.documentElement).marginTop);
  await expect.poll(margin).toBe('0px');
  const frame = page.frames()[1];
  const debug = await frame?.evaluate(() => {
    type Commands = Record<'debugOn' | 'debugOff', () => string>;
    const { ET_FB: api } = window as unknown as { ET_FB: { utils: Commands } };
    return [api.utils.debugOn(), localStorage.getItem('et_fb_debug'), api.utils.debugOff()];
  });
  expect(debug).toEqual(['Debug mode is activated', 'true', 'Debug mode is deactivated']);
  expect(
    await frame?.evaluate(() => {
      window.skerry?.stop();
      return 'ET_FB' in window;
    }),
  ).toBe(false);
  expect(await margin()).toBe('32px');
});

test('a mode that only the class of the page states is noticed too [S2.22a]', async ({ page }) => {
  const app = await openInFrame(page, { builderType: 'bfb', body: '<div id="et-fb-app"></div>' });
  const received = await app.locator('html').evaluate(async (html: HTMLElement) => {
    const received: string[] = [];
    window.skerry?.on('preview:switched', ({ mode }) => received.push(mode));
    for (const mode of ['phone', 'phone', 'zoom', 'wireframe']) {
      html.className = `et-fb-preview--${mode} et-fb-preview--animating`;
      await new Promise((resolve) => setTimeout(resolve));
    }
    return received;
  });
  expect(received).toEqual(['phone', 'zoom', 'wireframe']);
});

const layout = {
  builderType: 'lbp',
  bodyClass: 'et-db et-block-layout-preview',
  head: '<style>html{overflow:hidden}body{margin:0}.tall{height:50vh}@media (min-width:10px){.wide{min-height:10vh}}.fixed{position:fixed;height:40px;width:40px}</style>',
  body: `<div id="page-container"><div id="et-boc"><div class="et_pb_section" data-box-shadow-offset="12"><div class="tall">Tall</div><div class="wide"></div><a id="out" href="/away">out</a><a id="in" href="#here">in</a><form action="/sent"><button>Send</button></form><div class="fixed">f</div><div style="height:900px" id="here"></div></div></div></div>`,
  script:
    'var ETBlockLayoutModulesScript={blockId:"b1",layoutContent:""};var ETBlockLayoutPreview={blockId:"b1",assistiveSettings:{position:[{selector:".fixed",settings:{position:{desktop:"fixed",tablet:"fixed"},position_fixed_origin:{desktop:"top_left",tablet:"top_left"},vertical_offset:{desktop:"10px",tablet:"10px"},horizontal_offset:{desktop:"5px",tablet:"5px"}}}]}};',
} as const;

test('the block editor’s preview of a layout is as high as its page and leads nowhere [S2.21d]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 700 });
  await page.addInitScript(() => {
    const events: string[] = [];
    Object.assign(window, { events });
    for (const name of [
      'ETBlockLayoutPreviewReady',
      'ETBlockLayoutExternalLinkClick',
      'ETBlockLayoutUnwantedFormSubmission',
    ]) {
      document.addEventListener(name, (event) => {
        events.push(`${name} ${(event as CustomEvent<{ blockId: string }>).detail.blockId}`);
      });
    }
  });
  const frameMarkup =
    '<div class="edit-post-header" style="height:100px"></div><div class="edit-post-layout__content" style="height:600px;overflow:auto"><div class="wp-block" data-type="divi/layout" style="padding-right:14px"><div><iframe id="divi-layout-iframe-b1" name="divi-layout-iframe-b1" title="App" src="/app" style="width:900px"></iframe></div></div><div style="height:1500px"></div></div>';
  const app = await openInFrame(page, layout, frameMarkup);
  const events = () => page.evaluate(() => (window as unknown as { events: string[] }).events);
  await expect.poll(events).toContain('ETBlockLayoutPreviewReady b1');
  // Half of the editor's visible height: 700 less its header of 100.
  await expect(app.locator('.tall')).toHaveCSS('height', '300px');
  await expect(app.locator('.wide')).toHaveCSS('min-height', '60px');
  await expect(app.locator('html')).toHaveClass(/et-block-layout-force-overflow-auto/);
  await expect(app.locator('#page-container')).toHaveClass(/et-pb-layout-preview-ancestor/);
  await expect(app.locator('#page-container')).toHaveCSS('padding-top', '12px');
  const heights = () =>
    app
      .locator('html')
      .evaluate((html: HTMLElement) => [
        html.offsetHeight,
        (window.frameElement as HTMLElement).offsetHeight,
      ]);
  await expect
    .poll(async () => {
      const [inner = 0, outer = 0] = await heights();
      return inner > 900 && Math.abs(outer - inner) < 6;
    })
    .toBe(true);

  // Fixed elements follow the editor's scroll position.
  const place = () => app.locator('.fixed').evaluate((element: HTMLElement) => element.offsetTop);
  expect(await place()).toBe(10);
  await page.locator('.edit-post-layout__content').evaluate((element) => {
    element.scrollTop = 200;
  });
  await expect.poll(place).toBe(210);

  await app.locator('#out').click();
  await app.locator('#in').click();
  await app.getByRole('button', { name: 'Send' }).click();
  expect(await events()).toEqual([
    'ETBlockLayoutPreviewReady b1',
    'ETBlockLayoutExternalLinkClick b1',
    'ETBlockLayoutUnwantedFormSubmission b1',
  ]);

  await app.locator('html').evaluate(() => window.skerry?.stop());
  await expect(app.locator('.tall')).not.toHaveCSS('height', '300px');
  expect(await page.locator('iframe').getAttribute('style')).toBe('width:900px');
});

test('a page that only claims to be a preview is an ordinary one', async ({ page }) => {
  await serve(page, '/app?et_fb=1', { builderType: 'fe', body: '<p>Words</p>', bodyClass: '' });
  await page.goto('/app?et_fb=1');
  await settle(page);
  expect(
    await page.evaluate(() => window.skerry?.islands().map(({ family }) => family)),
  ).not.toContain('builder');
});
