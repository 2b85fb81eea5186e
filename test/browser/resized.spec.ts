import type { Page } from '@playwright/test';
import { pages } from '../../demo/pages/pages.mjs';
import { isThorough } from './support/is-thorough';
import { expect, settle, test } from './support/test';

const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 390, height: 900 };

/** Pages that measure or log, and those that differ on purpose after a narrow start. */
const excluded = {
  '/bench/': 'measures',
  '/bench-scroll/': 'measures',
  '/broken/': 'measures late elements',
  '/pixel/': 'lists sent requests with their addresses',
  '/full-screen/':
    'on a narrow start the printed height of the header counts (divi-layout.md §6.2)',
  '/lessons/': 'on a narrow start the arrows are not turned (learndash.md §7.1)',
};
/** Pages with elements that cover the page, reserve space above it, or measure themselves. */
const always = ['/headers/', '/shop/', '/portfolio/', '/consent/'];
const chosen = pages.filter(
  ({ path }) =>
    !Object.keys(excluded).some((each) => path.startsWith(each)) &&
    (isThorough || always.some((each) => path.startsWith(each))),
);

/** Every element with its classes, states, inline styles and size. */
const readElements = (page: Page) =>
  page.evaluate(() => {
    const compared =
      /^(class|style|hidden|inert|role|tabindex|aria-(?!label|controls|describedby))/;
    const sorted = (value: string, separator: string) =>
      value
        .split(separator)
        .map((each) => each.trim())
        .filter(Boolean)
        .sort()
        .join(separator);
    return [...document.body.querySelectorAll('*:not(script,style,template,noscript)')].map(
      (element) => {
        const attributes = [...element.attributes]
          .filter(({ name, value }) => value && compared.test(name))
          .map(({ name, value }) => `${name}=${sorted(value, name === 'style' ? ';' : ' ')}`)
          .sort();
        const { width, height } = element.getBoundingClientRect();
        return `${element.localName} ${attributes.join(' ')} ${Math.round(width)}x${Math.round(height)}`.replace(
          /menu-item-\d+/g,
          'menu-item',
        );
      },
    );
  });

/** Scrolls through the page, so that everything that mounts in the viewport is mounted. */
const visitAll = async (page: Page) => {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await frame();
    const motions = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(motions.map(({ finished }) => finished));
  });
  await settle(page);
};

for (const { path, example = path } of chosen) {
  test(`in a window that has become narrow ${path} is what it is in one that was narrow from the start`, async ({
    page,
    open,
  }) => {
    const visit = async () => {
      await open(example, 'bar=off&motion=reduce');
      await visitAll(page);
      // The placeholders are inserted with the banner, whenever that is ready.
      const placeholders = page.locator('.skerry-allow-once');
      if (path.startsWith('/consent/')) await expect(placeholders).not.toHaveCount(0);
    };
    await page.setViewportSize(NARROW);
    await visit();
    const expected = await readElements(page);
    await page.setViewportSize(WIDE);
    await visit();
    await page.setViewportSize(NARROW);
    await visitAll(page);
    await expect.poll(() => readElements(page), { timeout: 5000 }).toEqual(expected);
  });
}
