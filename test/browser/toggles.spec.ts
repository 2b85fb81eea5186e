import { expect, mountAsleep, oneEngine, test } from './support/test';

const faq = '#faq';

test('opening an item of an accordion closes the other, which cannot be closed alone [S4.21a]', async ({
  page,
  open,
  faults,
}) => {
  await open('/accordion/');
  const items = page.locator(`${faq} > .et_pb_accordion_item`);
  const buttons = items.locator('> .et_pb_toggle_title > [role=button]');
  await buttons.nth(1).click();
  await expect(items.nth(1)).toHaveClass(/et_pb_toggle_open/);
  await expect(items.nth(0)).toHaveClass(/et_pb_toggle_close/);
  await expect(items.nth(0).locator('> .et_pb_toggle_content')).toBeHidden();
  await expect(buttons.nth(1)).toHaveAttribute('aria-disabled', 'true');
  await buttons.nth(1).press('Enter');
  await expect(buttons.nth(1)).toHaveAttribute('aria-expanded', 'true');
  await expect(items.nth(1).locator('> .et_pb_toggle_content')).toBeVisible();
  expect(faults).toEqual([]);
});

test('a press while items slide is ignored, and the accordion is never stuck [S4.21b]', async ({
  page,
  open,
}) => {
  await open('/accordion/');
  const root = page.locator(faq);
  // Runs in the page, because on a slow machine the items would have slid before the test notices it.
  await root.evaluate(async (element) => {
    const titles = element.querySelectorAll<HTMLElement>(':scope > * > .et_pb_toggle_title');
    const isSliding = () => element.classList.contains('et_pb_accordion_toggling');
    titles[1]?.click();
    while (!isSliding()) await new Promise((next) => requestAnimationFrame(next));
    titles[2]?.click();
  });
  await expect(root).not.toHaveClass(/et_pb_accordion_toggling/);
  const items = page.locator(`${faq} > .et_pb_accordion_item`);
  await expect(items.nth(1)).toHaveClass(/et_pb_toggle_open/);
  await items.nth(2).locator('> .et_pb_toggle_title').click();
  await expect(items.nth(2)).toHaveClass(/et_pb_toggle_open/);
});

test('items slide for 700 ms [S9.10c]', async ({ page, open }) => {
  await open('/accordion/');
  await mountAsleep(page);
  const durations = await page.locator(faq).evaluate((element) => {
    element.querySelectorAll<HTMLElement>(':scope > * > .et_pb_toggle_title')[1]?.click();
    return new Promise<unknown[]>((resolve) => {
      requestAnimationFrame(() =>
        resolve(
          element
            .getAnimations({ subtree: true })
            .map(({ effect }) => effect?.getTiming().duration),
        ),
      );
    });
  });
  expect(durations).toEqual([700, 700]);
});

test('a toggle opens and closes with Enter and Space [S4.21c]', async ({ page, open }) => {
  await open('/accordion/');
  const toggle = page.locator('.et_pb_toggle_item', { hasText: 'Closed toggle' });
  const button = toggle.getByRole('button', { name: 'Closed toggle' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(toggle).toHaveClass(/et_pb_toggle_open/);
  await page.keyboard.press('Space');
  await expect(toggle).toHaveClass(/et_pb_toggle_close/);
  await expect(toggle.locator('.et_pb_toggle_content')).toBeHidden();
});

test('titles stay headings and get a focus ring', async ({ page, open }) => {
  await open('/accordion/');
  const heading = page.getByRole('heading', { name: 'Closed toggle' });
  await expect(heading).toBeVisible();
  await page.keyboard.press('Tab');
  const button = heading.getByRole('button');
  await button.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  expect(await button.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
});

test('the address opens the toggle that holds its target', async ({ page, open }) => {
  await open('/accordion/#inside-toggle');
  await expect(page.locator('#inside-toggle')).toBeVisible();
});

test('an accordion in a toggle keeps its presses to itself', oneEngine, async ({ page, open }) => {
  await open('/accordion/');
  const outer = page.locator('#nested-toggle');
  await outer.locator('> .et_pb_toggle_title').click();
  await expect(outer).toHaveClass(/et_pb_toggle_open/);
  const inner = page.locator('#inner-faq > .et_pb_accordion_item');
  await inner.nth(1).locator('> .et_pb_toggle_title').click();
  await expect(inner.nth(1)).toHaveClass(/et_pb_toggle_open/);
  await expect(outer).toHaveClass(/et_pb_toggle_open/);
});

test('under reduced motion a toggle opens at once', async ({ page, open }) => {
  await open('/accordion/', 'motion=reduce');
  await mountAsleep(page);
  const isOpen = await page
    .locator('.et_pb_toggle_item', { hasText: 'Closed toggle' })
    .evaluate((root) => {
      root.querySelector<HTMLElement>('.et_pb_toggle_title')?.click();
      return new Promise<boolean>((resolve) => {
        requestAnimationFrame(() => resolve(root.classList.contains('et_pb_toggle_open')));
      });
    });
  expect(isOpen).toBe(true);
});

test(
  'closed content takes no space, whatever the site’s style sheet gives it',
  oneEngine,
  async ({ page, open }) => {
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '.et_pb_toggle_content,.et_pb_tab{border:2px solid;min-height:90px;padding:30px!important;margin:5px!important}',
      );
      document.adoptedStyleSheets.push(sheet);
    });
    await open('/accordion/');
    const toggle = page.locator('.et_pb_toggle_item', { hasText: 'Closed toggle' });
    const content = toggle.locator('.et_pb_toggle_content');
    await expect(content).toHaveAttribute('hidden', 'until-found');
    expect(await content.evaluate((element) => element.getBoundingClientRect().height)).toBe(0);
    await toggle.getByRole('button').click();
    await expect(toggle).toHaveClass(/et_pb_toggle_open/);
    expect(
      await content.evaluate((element) => element.getBoundingClientRect().height),
    ).toBeGreaterThan(90);
  },
);
