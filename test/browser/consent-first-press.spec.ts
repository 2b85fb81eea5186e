import { ALL, consentPage } from './consent-page';
import { holdBack } from './support/hold-back';
import { expect, test } from './support/test';

test.afterEach(({ faults }) => expect(faults).toEqual([]));

/** How optimisers make the scripts of a page wait for the first interaction. */
const optimisers: Readonly<Record<string, () => void>> = {
  'loads all other scripts at it': () => {
    addEventListener('pointerdown', () => Object.assign(window, { hasLoaded: true }), {
      once: true,
      capture: true,
    });
  },
  'keeps it until they are there, and repeats it': () => {
    const defer = (event: Event) => {
      const { target } = event;
      if (!event.isTrusted || !(target instanceof Element)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      removeEventListener('click', defer, true);
      const repeat = () => {
        Object.assign(window, { hasLoaded: true });
        target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      };
      void fetch('/robots.txt').then(repeat, repeat);
    };
    addEventListener('click', defer, true);
  },
};

for (const [what, optimise] of Object.entries(optimisers)) {
  test(`the first press on the consent banner counts, and once, where an optimiser ${what}`, async ({
    page,
  }) => {
    await page.addInitScript(optimise);
    const consent = consentPage(page);
    await page.goto('/consent/');
    await consent.tag('accept-button').click();
    await expect.poll(consent.record).toBe(`consent:yes,action:yes,${ALL}`);
    await expect.poll(() => page.evaluate(() => 'hasLoaded' in window)).toBe(true);
    await expect(consent.tag('notice')).toBeHidden();
    await expect.poll(consent.ran).toEqual(['stats', 'ads', 'chat', 'inline']);
  });
}

test('a link to the preferences that is pressed before the code of the banner is loaded opens them', async ({
  page,
}) => {
  const consent = consentPage(page);
  const release = await holdBack(page, /\/chunks\/consent-[0-9A-F]/);
  await page.goto('/consent/gdpr-box-popup/?bar=off', { waitUntil: 'commit' });
  await page.waitForFunction(() => window.skerry);
  await page.getByRole('link', { name: 'Change my choice' }).click();
  await expect(consent.container).toBeHidden();
  release();
  await expect(consent.tag('detail')).toBeVisible();
  await expect(consent.tag('detail')).toBeFocused();
  await expect(page).not.toHaveURL(/#/);
});
