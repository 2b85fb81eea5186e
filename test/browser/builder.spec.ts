import type { Page } from '@playwright/test';
import { inApp, openEditor, status } from './support/builder-page';
import { expect, test } from './support/test';
import { violations } from './support/violations';

test.use({ viewport: { width: 1280, height: 800 } });
test.afterEach(({ faults }) => expect(faults).toEqual([]));

const setting = async (page: Page, module: string, name: string, value: string) => {
  await page.locator('#player-module').selectOption({ label: module });
  const field = page.locator(`#player-form [name=${name}]`);
  if ((await field.evaluate(({ localName }) => localName)) === 'select') {
    await field.selectOption(value);
  } else {
    await field.fill(value);
    await field.press('Tab');
  }
  await expect(status(page)).toContainText(`${module} drawn`);
};

test('an edited module is rendered by the site and works in the preview at once [S1.05a, S7.49a, S7.49g, S7.50b]', async ({
  page,
  open,
}) => {
  const app = await openEditor(page, open);
  await setting(page, 'Tabs', 'count', '4');
  await expect(app.locator('.et_pb_tabs [role=tab]')).toHaveCount(4);
  await app.locator('.et_pb_tabs [role=tab]').nth(3).click();
  await expect(app.locator('.et_pb_tabs_controls > li').nth(3)).toHaveClass(/et_pb_tab_active/);
  // One island of each kind: the previous ones have been unmounted.
  const tabs = () =>
    inApp(page).evaluate(
      () => window.skerry?.islands().filter(({ name }) => name === 'tabs').length,
    );
  expect(await tabs()).toBe(1);
  await expect(page.locator('iframe')).toHaveCount(1);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(app.locator('.et_pb_tabs [role=tab]')).toHaveCount(3);
});

test('a module that is stuck in its settings is stuck in the preview [S1.05b, S4.59a]', async ({
  page,
  open,
}) => {
  const app = await openEditor(page, open);
  await setting(page, 'Text', 'sticky_position', 'top');
  const text = app.locator('.et_pb_text_0:not(.et_pb_sticky_placeholder)');
  await expect(text).toHaveClass(/et_pb_sticky_module/);
  const scrollTo = (top: number) =>
    inApp(page).evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await expect
    .poll(async () => {
      await scrollTo(0);
      await scrollTo(900);
      return text.getAttribute('class');
    })
    .toMatch(/et_pb_sticky /);
  await setting(page, 'Text', 'sticky_position', 'none');
  await expect(text).not.toHaveClass(/et_pb_sticky/);
});

test('modes and devices are switched and the page is notified [S2.21a, S2.22a, S2.22b, S2.22c, S2.22d, S2.22e]', async ({
  page,
  open,
}) => {
  await openEditor(page, open);
  const frame = page.locator('#et-fb-app-frame');
  await inApp(page).evaluate(() => {
    Object.assign(window, { messages: [] });
    window.skerry?.on('preview:switched', (event) => {
      (window as unknown as { messages: object[] }).messages.push(event);
    });
  });
  const html = (target: Page | ReturnType<typeof inApp>) =>
    target.evaluate(() =>
      [...document.documentElement.classList].filter((name) => name.startsWith('et-fb-preview--')),
    );
  for (const mode of ['tablet', 'phone', 'zoom', 'wireframe', 'desktop']) {
    await page.getByRole('button', { name: mode, exact: true }).click();
    expect(await html(page)).toEqual([`et-fb-preview--${mode}`]);
    expect(await html(inApp(page))).toEqual([`et-fb-preview--${mode}`]);
    if (mode === 'tablet') expect((await frame.boundingBox())?.width).toBe(768);
    if (mode === 'phone') expect((await frame.boundingBox())?.width).toBe(400);
    await expect(frame).toBeVisible({ visible: mode !== 'wireframe' });
  }
  await expect
    .poll(() => inApp(page).evaluate(() => (window as unknown as { messages: object[] }).messages))
    .toEqual([
      { mode: 'tablet', device: 'tablet' },
      { mode: 'phone', device: 'phone' },
      { mode: 'zoom', device: 'desktop' },
      { mode: 'wireframe', device: 'desktop' },
      { mode: 'desktop', device: 'desktop' },
    ]);
});

test('the outer window of the builder is left alone, and a preview tracks nothing [S1.07b, S6.02a]', async ({
  page,
  open,
}) => {
  // On a page for visitors these would be tracked.
  await page.addInitScript(() => Object.assign(window, { aepc_pixel_events: {} }));
  await page.route('**/builder/preview/**', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace('</body>', '<p class="et_pb_ab_goal"></p></body>');
    await route.fulfill({ response, body });
  });
  await openEditor(page, open);
  expect(await page.evaluate(() => window.skerry?.islands())).toEqual([]);
  const families = await inApp(page).evaluate(() =>
    window.skerry?.islands().map(({ family }) => family),
  );
  expect(families).toContain('builder');
  expect(families).not.toContain('pixel');
  expect(families).not.toContain('abtest');
});

test('a module that is rendered again in its place works with its new elements', async ({
  page,
  open,
}) => {
  const app = await openEditor(page, open);
  await app.locator('.et_pb_tabs').evaluate((root) => {
    const list = root.querySelector('.et_pb_tabs_controls');
    const fresh = list?.cloneNode(true) as HTMLElement;
    for (const item of fresh.querySelectorAll('li')) {
      item.classList.remove('et_pb_tab_active');
      item.removeAttribute('role');
      item.removeAttribute('tabindex');
      const link = item.querySelector('a');
      link?.removeAttribute('role');
      if (link) link.textContent = `New ${link.textContent}`;
    }
    list?.replaceWith(fresh);
  });
  const tabs = app.locator('.et_pb_tabs [role=tab]');
  await expect(tabs).toHaveText([/New/, /New/, /New/]);
  await tabs.nth(1).click();
  await expect(app.locator('.et_pb_tabs_controls > li').nth(1)).toHaveClass(/et_pb_tab_active/);
});

test('the functions that an editor calls set a module up again, and go with Skerry', async ({
  page,
  open,
}) => {
  const app = await openEditor(page, open);
  type Init = (module?: unknown) => void;
  await app.locator('.et_pb_toggle').evaluate((root: HTMLElement) => {
    root.className = 'et_pb_module et_pb_toggle et_pb_toggle_0 et_pb_toggle_item et_pb_toggle_open';
    const { et_pb_tabs_init: init } = window as unknown as { et_pb_tabs_init: Init };
    init([root]);
    init();
  });
  await expect(app.locator('.et_pb_toggle [aria-expanded=true]')).toHaveCount(1);
  const left = await inApp(page).evaluate(() => {
    window.skerry?.stop();
    return Object.keys(window).filter((name) => /^et_(pb_\w+|bar_counters)_init$/.test(name));
  });
  expect(left).toEqual([]);
});

test('nothing around the edited layout leads away', async ({ page, open }) => {
  const app = await openEditor(page, open);
  const before = inApp(page).url();
  await app.locator('#main-header a').first().click();
  await app.locator('#main-footer a').first().click();
  expect(inApp(page).url()).toBe(before);
});

test('the preview scrolls to a module that is chosen', async ({ page, open }) => {
  await openEditor(page, open);
  await page.locator('#player-module').selectOption({ label: 'Text 4' });
  await expect
    .poll(() => inApp(page).evaluate(() => document.documentElement.scrollTop))
    .toBeGreaterThan(300);
});

test('the width of a preview is set with the keyboard and with the pointer [S9.35d]', async ({
  page,
  open,
}) => {
  await openEditor(page, open);
  await page.getByRole('button', { name: 'phone', exact: true }).click();
  const handle = page.getByRole('separator', { name: 'Width of the preview' });
  expect((await handle.boundingBox())?.width).toBe(30);
  await handle.focus();
  await page.keyboard.press('ArrowRight');
  await expect(handle).toHaveAttribute('aria-valuenow', '410');
  await page.keyboard.press('Home');
  await expect(handle).toHaveAttribute('aria-valuenow', '320');
  const box = await handle.boundingBox();
  if (!box) throw new Error('no handle');
  await page.mouse.move(box.x + 10, box.y + 200);
  await page.mouse.down();
  await page.mouse.move(box.x + 110, box.y + 200, { steps: 5 });
  await page.mouse.up();
  await expect(handle).toHaveAttribute('aria-valuenow', '420');
  expect((await page.locator('#et-fb-app-frame').boundingBox())?.width).toBe(420);
  await page.getByRole('button', { name: 'desktop', exact: true }).click();
  await expect(handle).toHaveCount(0);
});

test('the page of the builder has no findings', async ({ page, open }) => {
  await openEditor(page, open);
  expect(await violations(page)).toEqual([]);
});
