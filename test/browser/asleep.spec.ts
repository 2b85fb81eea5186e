import type { Frame, Page } from '@playwright/test';
import { waitFrames } from './support/wait-frames';
import { openInPreview } from './support/open-in-preview';
import { holdBack } from './support/hold-back';
import { differences, rememberServerDom } from './support/snapshot';
import { expect, mountAsleep, test } from './support/test';
import { violations } from './support/violations';

const plans = '#plans';
const faq = '#faq';

/** The distinct statuses of all tabs modules and toggles. */
const statuses = (page: Page | Frame) =>
  page.evaluate(() => [
    ...new Set(
      (window.skerry?.islands() ?? [])
        .filter(({ name }) => name === 'tabs' || name === 'toggle')
        .map(({ status }) => status),
    ),
  ]);
/** Counts requests for the chunk of the islands. */
const countRequests = (page: Page) => {
  const seen = { count: 0 };
  page.on('request', (request) => {
    if (/\/chunks\/panels-/.test(request.url())) seen.count += 1;
  });
  return seen;
};
/** Holds the chunk of the islands back until it is released. */
const holdChunk = (page: Page) => holdBack(page, /\/chunks\/panels-/);

for (const path of ['/tabs/', '/accordion/']) {
  test(`${path} fetches no code of its islands until one is touched`, async ({ page, open }) => {
    const requests = countRequests(page);
    await open(path);
    expect(await statuses(page)).toEqual(['asleep']);
    expect(requests.count).toBe(0);
    await page.locator('.et_pb_tab_active, .et_pb_toggle_title').first().click();
    await expect.poll(() => statuses(page)).toContain('mounted');
    expect(requests.count).toBe(1);
    // The other islands stay asleep.
    expect(await statuses(page)).toContain('asleep');
  });
}

for (const path of ['/tabs/', '/accordion/', '/kitchen-sink/', '/nested/', '/broken/']) {
  test(`${path} reads asleep as it does awake: waking changes nothing on the page`, async ({
    page,
    open,
  }) => {
    await open(path);
    const readTree = () =>
      page.evaluate(() => {
        const roots = (window.skerry?.islands() ?? [])
          .filter(({ name }) => name === 'tabs' || name === 'toggle')
          .map(({ root }) => root);
        // A slider in a panel gets controls that Skerry creates when it is woken.
        const isServers = (element: Element) =>
          !element.closest('.et-pb-slider-arrows, .et-pb-controllers');
        return roots.map((root) =>
          [root, ...root.querySelectorAll('*')].filter(isServers).flatMap((element) =>
            [...element.attributes]
              .map(({ name, value }) => `${element.localName} ${name}=${value}`)
              // Only a slider that is awake receives swipes.
              .filter((attribute) => !/ style=touch-action: [^;]+;$/.test(attribute)),
          ),
        );
      });
    expect(await statuses(page)).toEqual(['asleep']);
    // Modules in the viewport are measured as soon as they are visible.
    await waitFrames(page);
    const before = await readTree();
    expect(before.flat().join()).toMatch(/role=(tab|button)/);
    await mountAsleep(page);
    expect(await statuses(page)).toEqual(['mounted']);
    expect(await readTree()).toEqual(before);
  });

  test(`${path} restores the server's DOM while asleep`, async ({ page, open, faults }) => {
    await rememberServerDom(page);
    await open(path);
    expect(await statuses(page)).toEqual(['asleep']);
    await page.evaluate(() => window.skerry?.stop());
    expect(await differences(page)).toEqual([]);
    expect(faults).toEqual([]);
  });
}

for (const path of ['/tabs/', '/accordion/']) {
  test(`${path} has no finding of axe while all is asleep`, async ({ page, open }) => {
    await open(path, 'motion=reduce');
    expect(await statuses(page)).toEqual(['asleep']);
    expect(await violations(page)).toEqual([]);
  });
}

test('a press on a sleeping tab opens it', async ({ page, open, faults }) => {
  await open('/tabs/');
  const tabs = page.locator(`${plans} > .et_pb_tabs_controls [role=tab]`);
  await tabs.nth(2).click();
  await expect(page.locator(`${plans} > .et_pb_all_tabs > [role=tabpanel]`).nth(2)).toBeVisible();
  expect(faults).toEqual([]);
});

test('presses while the code is slow are not lost, and count once', async ({ page, open }) => {
  const release = await holdChunk(page);
  await open('/accordion/', 'motion=reduce');
  const toggle = page.locator('.et_pb_toggle_item', { hasText: 'Closed toggle' });
  const title = toggle.locator('.et_pb_toggle_title');
  const presses = await toggle.evaluateHandle((root) => {
    const seen: Event[] = [];
    root.addEventListener('click', (event) => seen.push(event));
    return seen;
  });
  await title.click();
  await title.click();
  await expect(toggle).toHaveClass(/et_pb_toggle_close/);
  release();
  await expect.poll(() => presses.evaluate(({ length }) => length)).toBe(1);
  await expect(toggle).toHaveClass(/et_pb_toggle_open/);
  await expect(toggle.locator('[role=button]')).toHaveAttribute('aria-expanded', 'true');
});

test('an arrow key on a sleeping tab moves the focus and opens, also when the code is slow', async ({
  page,
  open,
}) => {
  const release = await holdChunk(page);
  await open('/tabs/', 'motion=reduce');
  const tabs = page.locator(`${plans} > .et_pb_tabs_controls [role=tab]`);
  await tabs.nth(0).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(0)).toHaveAttribute('aria-selected', 'true');
  release();
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
});

for (const key of ['Enter', 'Space']) {
  test(`${key} opens a sleeping toggle and leaves the focus on its title`, async ({
    page,
    open,
  }) => {
    const release = await holdChunk(page);
    await open('/accordion/', 'motion=reduce');
    const toggle = page.locator('.et_pb_toggle_item', { hasText: 'Closed toggle' });
    const button = toggle.locator('[role=button]');
    await button.focus();
    await page.keyboard.press(key);
    release();
    await expect(toggle).toHaveClass(/et_pb_toggle_open/);
    await expect(button).toBeFocused();
  });
}

for (const key of ['Enter', 'Space']) {
  test(`${key} that is held until the code is loaded opens a sleeping toggle`, async ({
    page,
    open,
  }) => {
    const release = await holdChunk(page);
    await open('/accordion/', 'motion=reduce');
    const toggle = page.locator('.et_pb_toggle_item', { hasText: 'Closed toggle' });
    await toggle.locator('[role=button]').focus();
    await page.keyboard.down(key);
    // What a key that is held down sends.
    await page.keyboard.down(key);
    release();
    await expect(toggle).toHaveClass(/et_pb_toggle_open/);
    await page.keyboard.up(key);
  });
}

test('a search that finds something in a sleeping panel opens it', async ({ page, open }) => {
  await open('/tabs/', 'motion=reduce');
  const panel = page.locator(`${plans} > .et_pb_all_tabs > [role=tabpanel]`).nth(2);
  await expect(panel).toHaveAttribute('hidden', 'until-found');
  // The browser does the same: it dispatches the event, then removes the attribute.
  await panel.evaluate((element) => {
    element.dispatchEvent(new Event('beforematch', { bubbles: true }));
    element.removeAttribute('hidden');
  });
  await expect(page.locator(`${plans} > .et_pb_tabs_controls [role=tab]`).nth(2)).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(panel).toBeVisible();
});

test('an address that names a sleeping tab opens it', async ({ page, open }) => {
  await open('/tabs/');
  expect(await statuses(page)).toEqual(['asleep']);
  await page.evaluate(() => {
    location.hash = '#plans|2';
  });
  await expect(page.locator(`${plans} > .et_pb_all_tabs > [role=tabpanel]`).nth(2)).toBeVisible();
});

test('an address that names something in a sleeping toggle opens it', async ({ page, open }) => {
  await open('/accordion/', 'motion=reduce');
  const toggle = page.locator('.et_pb_toggle_item', { hasText: 'Closed toggle' });
  await toggle.locator('.et_pb_toggle_content').evaluate((content) => {
    const inside = document.createElement('p');
    inside.id = 'inside';
    content.append(inside);
    // The second module makes the hash match no element, so that the browser itself reveals nothing.
    location.hash = '#inside||plans|1';
  });
  await expect(toggle).toHaveClass(/et_pb_toggle_open/);
});

test('if its chunk cannot be loaded, the toggle stays as the server printed it, and this is reported once', async ({
  page,
  open,
}) => {
  await page.route(/\/chunks\/panels-/, (route) => route.abort());
  await open('/accordion/');
  const first = page.locator(`${faq} .et_pb_toggle_title`);
  const printed = await page
    .locator(faq)
    .evaluate((root) => root.querySelectorAll('[role=button]').length);
  expect(printed).toBeGreaterThan(0);
  await first.nth(1).click();
  await expect(page.locator(`${faq} [role=button]`)).toHaveCount(0);
  await first.nth(1).click();
  const reports = await page.evaluate(() =>
    window.skerry?.faults().map(({ source, phase }) => `${source} ${phase}`),
  );
  expect(reports).toEqual(['toggle load']);
});

test('in the preview of the builder nothing sleeps', async ({ page }) => {
  expect(await statuses(await openInPreview(page, '/tabs/'))).toEqual(['mounted']);
});

test('a phone loads the chunk when it is idle, as nothing precedes a press there', async ({
  page,
  open,
}) => {
  const requests = countRequests(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await open('/tabs/');
  await expect.poll(() => requests.count).toBe(1);
  expect(await statuses(page)).toEqual(['asleep']);
});
