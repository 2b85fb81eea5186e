import { expect, mountAsleep, oneEngine, oneOfEach, test } from './support/test';

const plans = '#plans';

test(
  'a press on a tab by a hand that is not quite still selects it',
  oneOfEach,
  async ({ page, open }) => {
    await open('/tabs/', 'motion=reduce');
    const tab = page.locator('#plans > .et_pb_tabs_controls [role=tab]').nth(1);
    const { x, y } = (await tab.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(x + 10, y + 10);
    await page.mouse.down();
    // Far enough for browsers to start dragging a link, which ends the press.
    await page.mouse.move(x + 16, y + 12);
    await page.mouse.up();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  },
);

test('a click shows one panel, marks its tab and keeps it in the address [S2.03a, S4.39a, S4.39b]', async ({
  page,
  open,
  faults,
}) => {
  await open('/tabs/');
  const tabs = page.locator(`${plans} > .et_pb_tabs_controls [role=tab]`);
  const panels = page.locator(`${plans} > .et_pb_all_tabs > [role=tabpanel]`);
  await expect(panels.nth(0)).toBeVisible();
  await tabs.nth(2).click();
  await expect(panels.nth(2)).toBeVisible();
  await expect(panels.filter({ visible: true })).toHaveCount(1);
  await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator(`${plans} > .et_pb_tabs_controls > .et_pb_tab_active`)).toHaveCount(1);
  expect(new URL(page.url()).hash).toBe('#plans|2');
  expect(faults).toEqual([]);
});

test('a hash change opens the tab it names, Back returns to what was open [S2.02a, S2.02b] [S2.04]', async ({
  page,
  open,
}) => {
  await open('/tabs/#plans|1||photos|3');
  const panels = page.locator(`${plans} > .et_pb_all_tabs > [role=tabpanel]`);
  await expect(panels.nth(1)).toBeVisible();
  await page.evaluate(() => {
    location.hash = '#plans|3||photos|3';
  });
  await expect(panels.nth(3)).toBeVisible();
  await page.goBack();
  await expect(panels.nth(1)).toBeVisible();
  await expect(panels.filter({ visible: true })).toHaveCount(1);
});

test('Back during a change still ends on the tab of the address [S2.04]', async ({
  page,
  open,
}) => {
  await open('/tabs/#plans|1');
  const panels = page.locator(`${plans} > .et_pb_all_tabs > [role=tabpanel]`);
  await page.locator(`${plans} > .et_pb_tabs_controls [role=tab]`).nth(2).click();
  await page.goBack();
  await expect(panels.nth(1)).toBeVisible();
  await expect(panels.filter({ visible: true })).toHaveCount(1);
  expect(new URL(page.url()).hash).toBe('#plans|1');
});

for (const [anchor, clauses] of [
  ['tab-reviews', '[S2.05b, S2.08]'],
  ['reviews', '[S2.05a, S2.08]'],
  ['product_reviews_tab', '[S2.08]'],
  ['comment-7', '[S2.08]'],
]) {
  test(
    `#${anchor} opens the reviews tab of a shop module ${clauses}`,
    oneOfEach,
    async ({ page, open }) => {
      await open(`/tabs/#${anchor}`);
      await expect(page.locator('.reviews_tab [role=tab]')).toHaveAttribute(
        'aria-selected',
        'true',
      );
    },
  );
}

for (const hash of [
  '#no-such-tab"]',
  '#plans|99',
  '#plans|-1',
  `#${'x'.repeat(100_000)}`,
  '#||||',
  '#plans|%zz',
]) {
  test(
    `a hash that names nothing is ignored: ${hash.slice(0, 20)}`,
    oneOfEach,
    async ({ page, open, faults }) => {
      await open(`/tabs/${hash}`);
      await expect(page.locator(`${plans} [role=tab]`).first()).toHaveAttribute(
        'aria-selected',
        'true',
      );
      expect(faults).toEqual([]);
    },
  );
}

test('arrow keys, Home and End move through the tabs and wrap around', async ({ page, open }) => {
  await open('/tabs/');
  const tabs = page.locator(`${plans} > .et_pb_tabs_controls [role=tab]`);
  await tabs.first().focus();
  for (const [key, index] of [
    ['ArrowRight', 1],
    ['End', 3],
    ['ArrowRight', 0],
    ['ArrowLeft', 3],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tabs.nth(index)).toBeFocused();
    await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true');
  }
  await expect(page.locator(`${plans} > .et_pb_tabs_controls [tabindex="0"]`)).toHaveCount(1);
});

test('in right-to-left text the arrow keys are mirrored', async ({ page, open }) => {
  await open('/tabs/', 'dir=rtl');
  const tabs = page.locator(`${plans} > .et_pb_tabs_controls [role=tab]`);
  await tabs.first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tabs.nth(1)).toBeFocused();
});

test(
  'an inner tabs module keeps its clicks and keys to itself',
  oneEngine,
  async ({ page, open }) => {
    await open('/tabs/');
    const outer = page
      .locator('#inner-tabs')
      .locator('xpath=ancestor::*[contains(@class,"et_pb_tabs ")][1]');
    await page.locator('#inner-tabs [role=tab]').nth(1).click();
    await expect(page.locator('#inner-tabs [role=tab]').nth(1)).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(outer.locator('xpath=./ul/li').first().locator('[role=tab]')).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
);

test('a click while panels fade is ignored [S4.19]', oneEngine, async ({ page, open }) => {
  await open('/tabs/');
  const links = page.locator(`${plans} > .et_pb_tabs_controls [role=tab]`);
  await links.evaluateAll((all: HTMLElement[]) => {
    all[1]?.click();
  });
  await expect(links.nth(1)).toHaveAttribute('aria-selected', 'true');
  await links.evaluateAll((all: HTMLElement[]) => {
    all[2]?.click();
  });
  await expect(page.locator(`${plans} > .et_pb_all_tabs > [role=tabpanel]`).nth(1)).toBeVisible();
  await expect(links.nth(1)).toHaveAttribute('aria-selected', 'true');
});

test('under reduced motion the panel changes at once', async ({ page, open }) => {
  await open('/tabs/', 'motion=reduce');
  await mountAsleep(page);
  const shown = await page.locator(`${plans}`).evaluate((root) => {
    root.querySelectorAll<HTMLElement>('[role=tab]')[1]?.click();
    return new Promise<boolean>((resolve) => {
      requestAnimationFrame(() => {
        const panel = root.querySelectorAll<HTMLElement>('[role=tabpanel]')[1];
        resolve(panel?.checkVisibility({ opacityProperty: true }) ?? false);
      });
    });
  });
  expect(shown).toBe(true);
});

test('tabs of a row have one height, and none in a stack', async ({ page, open }) => {
  await open('/tabs/');
  const heights = () =>
    page
      .locator(`${plans} > .et_pb_tabs_controls > li`)
      .evaluateAll((all) => [...new Set(all.map((tab) => (tab as HTMLElement).style.height))]);
  await page.locator(plans).scrollIntoViewIfNeeded();
  await expect.poll(heights).toEqual([expect.stringMatching(/px$/)]);
  await page.setViewportSize({ width: 375, height: 800 });
  await expect.poll(heights).toEqual(['']);
  await expect(page.locator(plans)).toHaveClass(/et_pb_tabs_vertically_stacked/);
});
