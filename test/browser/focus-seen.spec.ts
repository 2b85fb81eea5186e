import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

test.afterEach(({ faults }) => expect(faults).toEqual([]));

const REDUCED_MOTION = 'bar=off&motion=reduce';
/** Themes have such rules; `!important`, because the demo styles the focus itself. */
const WITHOUT_OUTLINES = '*:focus,*:focus-visible{outline:none!important;box-shadow:none}';

/** Styles of the outline and shadow of the focused element. */
const ringOf = (page: Page) =>
  page.evaluate(() => {
    const { outlineStyle, outlineColor, boxShadow } = getComputedStyle(
      document.activeElement as Element,
    );
    return { outlineStyle, outlineColor, boxShadow };
  });

/** Waits for the code that is loaded at the first key press. */
const focusRulesLoaded = (page: Page) =>
  page.waitForFunction(() =>
    document.adoptedStyleSheets.some(({ cssRules }) =>
      [...cssRules].some(({ cssText }) => cssText.includes('.skerry-focus')),
    ),
  );

test('a theme that removes outlines gets two of them, a light and a dark one, for the keyboard only', async ({
  page,
  open,
}) => {
  await open('/shop/', REDUCED_MOTION);
  await page.addStyleTag({ content: WITHOUT_OUTLINES });
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveClass(/skerry-focus/);
  expect(await ringOf(page)).toEqual({
    outlineStyle: 'solid',
    outlineColor: 'rgb(255, 255, 255)',
    boxShadow: 'rgb(0, 0, 0) 0px 0px 0px 4px',
  });
  await page.keyboard.press('Tab');
  await expect(page.locator('.skerry-focus')).toHaveCount(1);
  await expect(page.locator(':focus')).toHaveClass(/skerry-focus/);
  await page.locator('.ajax_add_to_cart').first().click();
  await expect(page.locator('.skerry-focus')).toHaveCount(0);
});

test('a focus that the theme marks itself keeps its looks', async ({ page, open }) => {
  await open('/shop/', REDUCED_MOTION);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await focusRulesLoaded(page);
  await page.keyboard.press('Tab');
  await expect(page.locator('.skerry-focus')).toHaveCount(0);
});

test('a shadow that a button always has is no mark of the focus, a line around it is one', async ({
  page,
  open,
}) => {
  await open('/shop/', REDUCED_MOTION);
  await page.addStyleTag({
    content:
      '*:focus-visible{outline:none!important}.lifted{box-shadow:0 2px 8px #000!important}.lined:focus{box-shadow:0 0 0 3px red!important}',
  });
  await page.evaluate(() => {
    const buttons = ['lifted', 'lined'].map((name) => {
      const button = document.createElement('button');
      button.className = name;
      button.textContent = name;
      return button;
    });
    document.querySelector('main')?.prepend(...buttons);
    // Scripts that rely on the old events dispatch these.
    document.dispatchEvent(new Event('focusin'));
    document.dispatchEvent(new KeyboardEvent('keydown', { key: ' ' }));
    buttons[0]?.focus();
  });
  await page.keyboard.press('Shift');
  await expect(page.locator('.lifted')).toHaveClass(/skerry-focus/);
  await page.keyboard.press('Tab');
  await expect(page.locator('.lined')).toBeFocused();
  await expect(page.locator('.skerry-focus')).toHaveCount(0);
});

const COVER = 'position:fixed;left:0;right:0;height:120px;background:#fff;z-index:99999';
for (const [edge, place] of [
  ['at the bottom', 'bottom:0'],
  ['at the top', 'top:0'],
] as const) {
  test(`nothing that has the focus stays under a bar that is fixed ${edge}`, async ({
    page,
    open,
    browserName,
  }) => {
    test.skip(browserName !== 'chromium', 'Firefox has other tab stops.');
    await page.setViewportSize({ width: 1200, height: 700 });
    await open('/shop/', REDUCED_MOTION);
    await page.evaluate((style) => {
      const bar = document.body.appendChild(document.createElement('div'));
      bar.style.cssText = style;
      bar.id = 'cover';
    }, `${COVER};${place}`);
    const covered: string[] = [];
    for (let press = 0; press < 200; press += 1) {
      await page.keyboard.press(edge === 'at the bottom' ? 'Tab' : 'Shift+Tab');
      const state = await page.evaluate(async () => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        for (let frames = 0; frames < 10; frames += 1) await frame();
        const at = document.activeElement as HTMLElement;
        const { left, width, top, height } = at.getBoundingClientRect();
        const isCovered =
          document.elementFromPoint(left + width / 2, top + height / 2)?.id === 'cover';
        // Fixed elements do not move, and the page cannot scroll above its first line.
        const mayMove = !at.closest('.woocommerce-store-notice') && top + scrollY > 130;
        return { isEnd: at === document.body, fault: isCovered && mayMove ? at.outerHTML : '' };
      });
      if (state.isEnd) break;
      if (state.fault) covered.push(state.fault);
    }
    expect(covered).toEqual([]);
  });
}

test('Space presses what a theme calls a button', async ({ page, open }) => {
  await open('/plain/', REDUCED_MOTION);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '#';
    link.setAttribute('role', 'button');
    link.textContent = 'More';
    link.addEventListener('click', (event) => {
      event.preventDefault();
      link.textContent += '!';
    });
    document.body.prepend(link);
  });
  const more = page.getByRole('button', { name: 'More' });
  await more.focus();
  await page.keyboard.press('Shift');
  await focusRulesLoaded(page);
  await page.keyboard.press('Space');
  await expect(more).toHaveText('More!');
});
