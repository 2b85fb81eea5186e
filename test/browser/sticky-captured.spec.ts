import { closeToOutside, useCapturedServer } from './support/captured';
import { scrollTo } from './support/sticky-lab';
import { expect, settle, test } from './support/test';

const server = useCapturedServer();
test.afterEach(({ faults }) => expect(faults).toEqual([]));

/** The modules that are stuck at a scroll position, with their edge and whether they are held back. */
const stuck = `[...document.querySelectorAll('.et_pb_sticky:not(.et_pb_sticky_placeholder)')].map(
  (module) => [
    module.className.match(/et_pb_(text|row)_\\d+/)[0],
    module.style.bottom === 'auto' ? 'top' : 'bottom',
    module.style.translate ? 'held' : '',
  ].join(' ').trim())`;

const places: Readonly<Record<number, { before: string; at: string; none: string }>> = {
  1200: { before: '', at: 'et_pb_text_17 top', none: 'et_pb_text_17 bottom' },
  820: { before: 'et_pb_text_17 bottom', at: '', none: 'et_pb_text_17 top' },
  375: { before: '', at: '', none: 'et_pb_text_17' },
};

for (const [width, { before, at, none }] of Object.entries(places)) {
  test(`the page of a real site pins what it should at ${width} px [S3.23a, S3.23b] [S3.29a]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: Number(width), height: 800 });
    await closeToOutside(page);
    await page.goto(`${server.url}/pages/divi/sticky`, { waitUntil: 'domcontentloaded' });
    await settle(page);
    const now = () => page.evaluate<string[]>(stuck);
    const topOf = (selector: string) =>
      page.evaluate((wanted) => {
        const module = document.querySelector(`${wanted}:not(.et_pb_sticky_placeholder)`);
        const place = module?.nextElementSibling?.matches('.et_pb_sticky_placeholder')
          ? module.nextElementSibling
          : module;
        return (place?.getBoundingClientRect().top ?? 0) + scrollY;
      }, selector);

    // At the very top the modules of the bottom edge are stuck, and the one limited to its section
    // is held back.
    await scrollTo(page, 0);
    expect(await now()).toContain('et_pb_text_8 bottom');
    expect(await now()).toContain('et_pb_text_10 bottom held');
    if (before) expect((await now()).join()).toContain(before);

    await scrollTo(page, (await topOf('#pin-top')) + 2);
    expect(await now()).toContain('et_pb_text_0 top');
    const own = (await topOf('.et_pb_text_17')) + 2;
    await scrollTo(page, own);
    const all = (await now()).join();
    if (at) expect(all).toContain(at);
    expect(all).not.toContain(none);
    await scrollTo(page, 0);
    expect(await now()).not.toContain('et_pb_text_0 top');
  });
}
