import type { Page, Route } from '@playwright/test';
import { waitFrames } from './hostile/attack';
import { expect, oneEngine, test } from './support/test';

test.afterEach(({ faults }) => expect(faults).toEqual([]));

/** Pixels between the bottom of the fixed header and the top of an element. */
const gap = (page: Page, id: string) =>
  page.evaluate((wanted) => {
    const header = document.querySelector('#main-header')?.getBoundingClientRect().bottom ?? 0;
    return Math.abs((document.getElementById(wanted)?.getBoundingClientRect().top ?? 0) - header);
  }, id);

test('a link inside the page scrolls below the fixed header, moves the focus and changes the address [S2.07]', async ({
  page,
  open,
}) => {
  await open('/links/');
  await page.getByRole('link', { name: 'jars', exact: true }).click();
  await expect.poll(() => gap(page, 'jars')).toBeLessThan(3);
  await expect(page.locator('#jars')).toBeFocused();
  expect(new URL(page.url()).hash).toBe('#jars');
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('#jars')).not.toHaveAttribute('tabindex');
  await page.evaluate(() => history.back());
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('');
});

test('scrolling takes 800 ms, and none under reduced motion [S9.12a]', async ({ page, open }) => {
  await page.clock.install();
  await open('/links/');
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  const press = () =>
    page.evaluate(() => {
      document.querySelector<HTMLElement>('a[href="#tea-and-cake"]')?.click();
      return scrollY;
    });
  const after = async (ms: number) => {
    await page.clock.runFor(ms);
    return page.evaluate(() => scrollY);
  };
  let position = await press();
  expect(position).toBe(0);
  for (const step of [100, 100, 100, 100, 100, 100, 100, 150]) {
    const next = await after(step);
    expect(next).toBeGreaterThan(position);
    position = next;
  }
  // After 850 ms the last frame of the scrolling is past.
  expect(await after(1000)).toBe(position);

  await page.clock.resume();
  await open('/links/', 'motion=reduce');
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await press();
  const atOnce = await after(20);
  expect(atOnce).toBeGreaterThan(0);
  expect(await after(1000)).toBe(atOnce);
});

test('letters of every language and old anchors are found', oneEngine, async ({ page, open }) => {
  await open('/links/');
  await page.getByRole('link', { name: 'größe' }).click();
  await expect(page.locator('[id="größe"]')).toBeFocused();
  await page.getByRole('link', { name: 'an old anchor' }).click();
  await expect(page.locator('[name=anchor]')).toBeFocused();
});

test(
  "links of other scripts, links to nowhere and the browser's own ways are left alone",
  oneEngine,
  async ({ page, open }) => {
    await open('/links/');
    const isPrevented = (selector: string, ctrlKey = false) =>
      page.evaluate(
        ([wanted, isCtrl]) => {
          const event = new MouseEvent('click', {
            bubbles: true,
            cancelable: true,
            ctrlKey: isCtrl,
          });
          // The last listener prevents navigation.
          addEventListener(
            'click',
            (last) => {
              Object.assign(window, { wasPrevented: last.defaultPrevented });
              last.preventDefault();
            },
            { once: true },
          );
          document.querySelector(wanted)?.dispatchEvent(event);
          return (window as unknown as { wasPrevented: boolean }).wasPrevented;
        },
        [selector, ctrlKey] as const,
      );
    expect(await isPrevented('a[href="#bread"]')).toBe(true);
    expect(await isPrevented('a.acomment-reply')).toBe(false);
    expect(await isPrevented('a[href="#nowhere"]')).toBe(false);
    expect(await isPrevented('a[href="#bread"]', true)).toBe(false);
  },
);

test('a page opened with a hash shows its top, then scrolls to the target [S2.06a, S2.06b]', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    addEventListener('scroll', () => seen.push(scrollY));
  });
  await open('/links/#tea-and-cake');
  await expect.poll(() => gap(page, 'tea-and-cake')).toBeLessThan(3);
  const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
  expect(seen).toContain(0);
});

test('a visitor who has scrolled before the chunk loaded is not pulled back to the hash', async ({
  page,
}) => {
  const code: Route[] = [];
  await page.route(/chunks\/anchors-/, (route) => void code.push(route));
  // A running script may delay the event that `goto` waits for.
  await page.goto('/links/?bar=off#tea-and-cake', { waitUntil: 'commit' });
  await expect.poll(() => code.length).toBe(1);
  const place = await page.evaluate(async () => {
    // The first scroll event, in the next frame, is of this call and must not be counted.
    const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
    scrollTo(0, document.documentElement.scrollHeight);
    await scrolled;
    const seen: number[] = [];
    Object.assign(window, { seen });
    addEventListener('scroll', () => seen.push(scrollY));
    return scrollY;
  });
  await code[0]?.continue();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /chunks\/anchors-/.test(name)),
  );
  await waitFrames(page, 10);
  expect(await page.evaluate(() => (window as unknown as { seen: number[] }).seen)).toEqual([]);
  expect(await page.evaluate(() => scrollY)).toBe(place);
});

test('a module with an address is a link for pointer and keyboard [S2.09b]', async ({
  page,
  open,
}) => {
  await open('/links/');
  const module = page.locator('#to-shop');
  await expect(module).toHaveRole('link');
  await module.getByText('All of this').click();
  await page.waitForURL(/\/shop\//);
  await open('/links/');
  await module.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/shop\//);
});

test(
  'a link inside a linked module keeps its own address, the rest that of the module',
  oneEngine,
  async ({ page, open }) => {
    await open('/links/');
    await expect(page.locator('#to-jars')).not.toHaveAttribute('role');
    await page.getByText('Goes to the jars').click({ position: { x: 5, y: 5 } });
    await expect.poll(() => gap(page, 'jars')).toBeLessThan(3);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.locator('#to-jars a').click();
    await page.waitForURL(/\/tabs\//);
  },
);

test('another window opens without a way back, and by a modifier as well [S2.09a]', async ({
  page,
  open,
  context,
}) => {
  await open('/links/');
  const [apart] = await Promise.all([context.waitForEvent('page'), page.locator('#apart').click()]);
  await apart.waitForLoadState();
  expect(apart.url()).toContain('/tabs/?q=[1]');
  expect(await apart.evaluate(() => window.opener)).toBeNull();
  const [second] = await Promise.all([
    context.waitForEvent('page'),
    page.locator('#to-shop').click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await second.waitForLoadState();
  expect(second.url()).toContain('/shop/');
  expect(page.url()).toContain('/links/');
});

test(
  'an address that would run code is not followed, and reported',
  oneEngine,
  async ({ page, open }) => {
    await page.addInitScript(() =>
      document.addEventListener('skerry:error', (event) => {
        event.preventDefault();
        Object.assign(window, { reported: event.detail.source });
      }),
    );
    await open('/links/');
    await page.locator('#evil').click();
    expect(await page.evaluate(() => (window as unknown as { reported: string }).reported)).toBe(
      'module links',
    );
    expect(page.url()).toContain('/links/');
  },
);
