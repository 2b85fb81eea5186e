import { differences, rememberServerDom } from './support/snapshot';
import { openLab, scrollTo } from './support/sticky-lab';
import { seenShifts, watchSeenShifts } from './support/seen-shifts';
import { expect, oneEngine, test } from './support/test';
import { violations } from './support/violations';

test.use({ viewport: { width: 1200, height: 800 } });
test.afterEach(({ faults }) => expect(faults).toEqual([]));

const bar = 'bar=off';
const stuckNow = '.et_pb_sticky:not(.et_pb_sticky_placeholder)';

for (const width of [1200, 820, 375]) {
  test(`${width} px wide: stuck modules work, have no fault for assistive technology, and are restored wherever the page is`, async ({
    page,
    open,
    browserName,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await rememberServerDom(page);
    await open('/sticky/', bar);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (const ratio of [0.1, 0.3, 0.6, 0.95]) {
      await scrollTo(page, height * ratio);
      await expect(page.locator(stuckNow)).not.toHaveCount(0);
    }
    const copies = page.locator('.et_pb_sticky_placeholder');
    expect(
      await copies.evaluateAll((all) => all.every((copy) => (copy as HTMLElement).inert)),
    ).toBe(true);
    const ids = await page.evaluate(() =>
      [...document.querySelectorAll('[id]')].map(({ id }) => id),
    );
    expect(new Set(ids).size).toBe(ids.length);
    if (browserName === 'chromium') expect(await violations(page)).toEqual([]);
    await page.evaluate(() => window.skerry?.stop());
    expect(await differences(page)).toEqual([]);
    expect(
      await page.evaluate(() => (window as { ET_FE?: { stores: object } }).ET_FE?.stores),
    ).toEqual({});
  });
}

test('texts that are dark on the page are light while stuck', oneEngine, async ({ page, open }) => {
  await open('/sticky/', bar);
  await scrollTo(page, 700);
  const first = page.locator('.et_pb_text_0:not(.et_pb_sticky_placeholder)');
  await expect(first).toHaveClass(/et_pb_bg_layout_dark/);
  await expect(first).not.toHaveClass(/et_pb_bg_layout_light/);
  await scrollTo(page, 0);
  await expect(first).toHaveClass(/et_pb_bg_layout_light/);
});

test('no module is mounted twice in what keeps a place', oneEngine, async ({ page, open }) => {
  await open('/sticky/', bar);
  await scrollTo(page, 700);
  await page.evaluate(() => window.skerry?.scan());
  const inCopies = await page.evaluate(() =>
    window.skerry?.islands().filter(({ root }) => root.closest('.et_pb_sticky_placeholder')),
  );
  expect(inCopies).toEqual([]);
});

test('walking through the page by keyboard, the focus is never under a stuck module', async ({
  page,
  open,
  browserName,
}) => {
  test.slow();
  await open('/sticky/header/', bar);
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let at = 0; at < 24; at += 1) {
      await page.keyboard.press(browserName === 'webkit' ? `Alt+${key}` : key);
      await page.evaluate(async () => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        for (let each = 0; each < 5; each += 1) await frame();
      });
      const under = await page.evaluate(() => {
        const { activeElement: active } = document;
        if (
          !active ||
          active === document.body ||
          active.closest('#page-container > header,#top-header')
        )
          return '';
        if (active.closest('.et_pb_sticky')) return '';
        const box = active.getBoundingClientRect();
        const over = [
          ...document.querySelectorAll('.et_pb_sticky:not(.et_pb_sticky_placeholder)'),
        ].find((module) => {
          const { top, bottom, left, right } = module.getBoundingClientRect();
          return (
            left < box.right && right > box.left && top < box.bottom - 1 && bottom > box.top + 1
          );
        });
        return over ? `${active.outerHTML} under ${over.className}` : '';
      });
      expect(under).toBe('');
    }
  }
});

test('a focused element in a module that is held back out of view scrolls into view', async ({
  page,
}) => {
  const content = '<a href="#">In it</a>';
  await openLab(page, {
    sections: [
      {
        top: 0,
        bottom: 1300,
        modules: [
          { id: 'a', top: 300, height: 100, content, settings: { bottomLimit: 'section' } },
        ],
      },
      { top: 4000, bottom: 4500, modules: [] },
    ],
    foot: '<a id="after" href="#" style="position:absolute;top:4200px">After it</a>',
  });
  await scrollTo(page, 4000);
  await page.locator('#after').focus();
  const isSeen = () =>
    page.evaluate(() => {
      const { top = -1, bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {};
      return document.activeElement?.textContent === 'In it' && top >= 0 && bottom <= innerHeight;
    });
  await page.keyboard.press('Shift+Tab');
  await expect.poll(isSeen).toBe(true);
});

test('the browser scrolls to where nothing is covered: scroll padding follows', async ({
  page,
  open,
}) => {
  await open('/sticky/', bar);
  const padding = () =>
    page.evaluate(() => document.documentElement.style.getPropertyValue('scroll-padding-top'));
  expect(await padding()).toBe('');
  await scrollTo(page, 700);
  const bottom = await page
    .locator('.et_pb_text_0:not(.et_pb_sticky_placeholder)')
    .evaluate((module) => module.getBoundingClientRect().bottom);
  expect(Math.abs(Number.parseFloat(await padding()) - bottom)).toBeLessThan(1);
  await scrollTo(page, 0);
  expect(await padding()).toBe('');
});

for (const motion of ['reduce', 'full']) {
  test(`a link inside the page leads below what will be stuck there, with motion ${motion} (W19)`, async ({
    page,
    open,
  }) => {
    await open('/sticky/', motion === 'reduce' ? `${bar}&motion=reduce` : bar);
    await page.locator('.et_pb_text_0 a').first().press('Enter');
    // Waits until the scroll position is stable.
    const places: number[] = [];
    await expect
      .poll(async () => {
        places.push(await page.evaluate(() => scrollY));
        return places.at(-1) === places.at(-3) ? places.at(-1) : 0;
      })
      .toBeGreaterThan(1000);
    await expect
      .poll(() =>
        page.evaluate(() => {
          const target = document.getElementById('far')?.getBoundingClientRect().top ?? 0;
          const stuck = document.querySelectorAll<HTMLElement>(
            '.et_pb_sticky:not(.et_pb_sticky_placeholder)',
          );
          const covered = [...stuck]
            .filter(({ style }) => style.bottom === 'auto')
            .map((module) => module.getBoundingClientRect().bottom);
          return target >= Math.max(...covered) - 1 && target < 400;
        }),
      )
      .toBe(true);
  });
}

test('other scripts find the stores that they know [S3.25b]', oneEngine, async ({ page, open }) => {
  await open('/sticky/', bar);
  await scrollTo(page, 700);
  const read = () =>
    page.evaluate(() => {
      const { stores = {} } =
        (window as { ET_FE?: { stores?: Record<string, Stores> } }).ET_FE ?? {};
      interface Stores {
        readonly modules: Record<string, Record<string, unknown>>;
        readonly breakpoint: string;
        readonly scrollTop: number;
        readonly height: number;
        isSticky(id: string): boolean;
        getProp(id: string, name: string, fallback?: unknown): unknown;
      }
      const { sticky, window: win, document: doc } = stores;
      return [
        Object.keys(sticky?.modules ?? {}).length,
        sticky?.isSticky('et_pb_text_0'),
        sticky?.getProp('et_pb_text_0', 'customTopOffset'),
        sticky?.getProp('gone', 'isSticky', 'none'),
        win?.breakpoint,
        win?.scrollTop,
        doc?.height === document.documentElement.offsetHeight,
      ];
    });
  await expect.poll(read).toEqual([8, true, 4, 'none', 'desktop', 700, true]);
});

test('nothing shifts while fifty modules are stuck and let go', async ({
  page,
  open,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'The engine does not report layout shifts.');
  await watchSeenShifts(page);
  await open('/sticky/many/', bar);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < Math.min(height, 9000); top += 130) await scrollTo(page, top);
  expect(await seenShifts(page)).toEqual([]);
});
