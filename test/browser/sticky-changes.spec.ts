import { readModule, type LabModule, moduleA as a, openLab, scrollTo } from './support/sticky-lab';
import { expect, test } from './support/test';

test.use({ viewport: { width: 1200, height: 800 } });
test.afterEach(({ faults }) => expect(faults).toEqual([]));

const b = (top: number): LabModule => ({
  id: 'b',
  top,
  height: 50,
  settings: { position: 'none' },
});

test('otherwise on each device, and again where the device changes (W12) [S9.19a, S9.19b, S9.19c] [S4.57, S4.60a] [S3.29a]', async ({
  page,
}) => {
  const settings = {
    position: { desktop: 'top', tablet: 'top', phone: 'none' },
    topOffset: { desktop: '0px', tablet: '25px', phone: '25px' },
  };
  await openLab(page, { sections: [{ top: 0, bottom: 1000, modules: [a(200, settings)] }] });
  await scrollTo(page, 300);
  for (const [width, top, left] of [
    [700, '', 70],
    [900, '25px', 90],
    [1300, '0px', 130],
    [767, '', 77],
    [768, '25px', 77],
    [980, '25px', 98],
    [981, '0px', 98],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(async () => (await readModule(page, 'a')).top).toBe(top);
    await expect
      .poll(async () => Math.round(Math.abs((await readModule(page, 'a')).left - left)))
      .toBeLessThanOrEqual(1);
    expect((await readModule(page, 'a')).isSticky).toBe(top !== '');
  }
});

test('what grows above moves its place, 50 ms later (W13)', async ({ page }) => {
  await openLab(page, { sections: [{ top: 0, bottom: 5000, modules: [a(200, {})] }] });
  await scrollTo(page, 300);
  await page.evaluate(() => {
    const gap = document.querySelector<HTMLElement>('.gap');
    if (gap) gap.style.height = '700px';
  });
  await expect.poll(async () => (await readModule(page, 'a')).isSticky).toBe(false);
  await scrollTo(page, 701);
  expect((await readModule(page, 'a')).isSticky).toBe(true);
});

test('a page that is opened where it was scrolled to has it stuck at once (W18)', async ({
  page,
}) => {
  await openLab(page, { sections: [{ top: 0, bottom: 2000, modules: [a(200, {})] }] });
  await scrollTo(page, 400);
  await page.reload();
  await expect.poll(async () => (await readModule(page, 'a')).isSticky).toBe(true);
});

test('a start and an end are emitted in order, and leave the author’s style alone [S4.55b] [S4.56a, S4.56b]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const received: string[] = [];
    Object.assign(window, { received });
    for (const type of ['ETBuilderStickyStart', 'ETBuilderStickyEnd']) {
      addEventListener(type, (event) => {
        const module = document.querySelector<HTMLElement>('.a:not(.et_pb_sticky_placeholder)');
        const { stickyId } = (event as CustomEvent<{ stickyId: string }>).detail;
        received.push(
          [
            type,
            stickyId,
            module?.classList.contains('et_pb_sticky--top'),
            module?.style.position,
            document.querySelectorAll('[data-sticky-placeholder-id="a"]').length,
          ].join(' '),
        );
      });
    }
    document.addEventListener('skerry:sticky:changed', (event) => {
      const { id, isSticky, isPaused } = (event as CustomEvent<Record<string, unknown>>).detail;
      received.push(['changed', id, isSticky, isPaused].join(' '));
    });
  });
  const style = 'color:red;  margin-top: 0';
  await openLab(page, {
    sections: [
      { top: 0, bottom: 1000, modules: [{ ...a(200, { bottomLimit: 'section' }), style }] },
    ],
  });
  await scrollTo(page, 300);
  const holders = page.locator('.has_et_pb_sticky');
  await expect(holders).toHaveCount(2);
  expect((await readModule(page, 'a')).style).toMatch(/color: red.*position: fixed !important/);
  await scrollTo(page, 950);
  await scrollTo(page, 0);
  expect((await readModule(page, 'a')).style).toBe(style);
  await expect(holders).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as { received: string[] }).received)).toEqual(
    [
      'ETBuilderStickyStart a true  1',
      'changed a true false',
      'changed a true true',
      'ETBuilderStickyEnd a false fixed 0',
      'changed a false false',
    ],
  );
});

test('the copy keeps the gap open, and the page its height [S4.55a] [S9.32b]', async ({ page }) => {
  await openLab(page, {
    sections: [
      {
        top: 0,
        bottom: 2000,
        modules: [{ ...a(200, {}), content: '<input type="radio" name="g" id="one" checked>' }],
      },
    ],
  });
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await scrollTo(page, 300);
  const copy = page.locator('.et_pb_sticky_placeholder');
  await expect(copy).toHaveCount(1);
  expect(await copy.boundingBox()).toMatchObject({ x: 120, y: -100, width: 960, height: 100 });
  expect(await height()).toBe(before);
  await expect(page.locator('#one')).toHaveCount(1);
  await expect(page.locator('#one')).toBeChecked();
  await expect(page.locator('.et_pb_column')).not.toHaveAttribute('style');
});

test('what the site styles by an id does not move when it is stuck', async ({ page }) => {
  const content = '<b id="own">x</b>';
  await openLab(page, {
    css: '.a{height:auto;padding:5px}#own{display:block;height:90px}.a:has(#own){margin-bottom:40px}',
    sections: [{ top: 0, bottom: 2000, modules: [{ ...a(200, {}), content }, b(300)] }],
  });
  const below = () =>
    page.locator('.b').evaluate((element) => element.getBoundingClientRect().top + scrollY);
  const before = await below();
  await scrollTo(page, 300);
  expect((await readModule(page, 'a')).isSticky).toBe(true);
  expect(await below()).toBe(before);
  await scrollTo(page, 0);
  expect(await below()).toBe(before);
});

test('a module that the site makes narrow by its id stays so when it is measured again', async ({
  page,
}) => {
  await openLab(page, {
    css: '#promo{max-width:500px;margin:0 auto}',
    sections: [{ top: 0, bottom: 2000, modules: [{ ...a(200, {}), className: 'x" id="promo' }] }],
  });
  await scrollTo(page, 300);
  expect(await readModule(page, 'a')).toMatchObject({ left: 350, width: 500 });
  await page.setViewportSize({ width: 1100, height: 800 });
  await expect.poll(async () => (await readModule(page, 'a')).left).toBe(300);
  await expect(page.locator('#promo')).toHaveCount(1);
});

test('the placeholder keeps the size of a stuck module after the window became narrower', async ({
  page,
}) => {
  await openLab(page, {
    css: '.a{height:auto;width:auto;right:0;font:20px/30px monospace}',
    sections: [
      {
        top: 0,
        bottom: 2000,
        modules: [{ ...a(200, {}), content: `<b id="own">${'word '.repeat(200)}</b>` }, b(300)],
      },
    ],
  });
  const space = () =>
    page
      .locator('.et_pb_sticky_placeholder')
      .evaluate((element) => element.getBoundingClientRect().height);
  await scrollTo(page, 900);
  const before = await space();
  await page.setViewportSize({ width: 990, height: 720 });
  await expect.poll(space).toBeGreaterThan(before);
});

test('where the header has changed while a module is held back, it starts again [S4.58]', async ({
  page,
}) => {
  await openLab(page, {
    bodyClass: 'et_fixed_nav',
    header: '<header id="main-header" style="position:fixed;top:0;height:50px"></header>',
    sections: [
      { top: 0, bottom: 1000, modules: [a(200, { bottomLimit: 'section' })] },
      { top: 1000, bottom: 3000, modules: [{ id: 'b', top: 1100, height: 50 }] },
    ],
  });
  await scrollTo(page, 1300);
  const ended = await page.evaluate(() => {
    const ids: string[] = [];
    addEventListener('ETBuilderStickyEnd', (event) => {
      ids.push((event as CustomEvent<{ stickyId: string }>).detail.stickyId);
    });
    const header = document.getElementById('main-header');
    if (header) header.style.height = '80px';
    dispatchEvent(new CustomEvent('ETDiviFixedHeaderTransitionEnd', { detail: { marginTop: 0 } }));
    return ids;
  });
  // Only the module that is held back ends; the other one moves to its new position.
  expect(ended).toEqual(['a']);
  expect(await readModule(page, 'a')).toMatchObject({ isSticky: true, top: '80px' });
  await expect.poll(async () => (await readModule(page, 'b')).top).toBe('80px');
});

test('what has no box is not stuck until it has one, nor while something moves [S5.24j]', async ({
  page,
}) => {
  await openLab(page, {
    css: '.is-off .a{display:none}',
    bodyClass: 'is-off',
    sections: [{ top: 0, bottom: 2000, modules: [a(200, {})] }],
  });
  await scrollTo(page, 300);
  expect((await readModule(page, 'a')).isSticky).toBe(false);
  await page.evaluate(() => document.body.classList.remove('is-off'));
  await expect.poll(async () => (await readModule(page, 'a')).isSticky).toBe(true);
  await page.evaluate(() => document.body.classList.add('is-off'));
  await expect.poll(async () => (await readModule(page, 'a')).isSticky).toBe(false);
});

test('an element that replaces a sticky one is stuck like it', async ({ page }) => {
  await openLab(page, { sections: [{ top: 0, bottom: 2000, modules: [a(200, {})] }] });
  await scrollTo(page, 300);
  await page.evaluate(() => {
    const column = document.querySelector('.et_pb_column');
    const html =
      '<div class="et_pb_module a et_pb_sticky_module" style="margin-top:200px">new</div>';
    if (column) column.innerHTML = html;
  });
  await expect.poll(async () => (await readModule(page, 'a')).isSticky).toBe(true);
  await expect(page.locator('.et_pb_sticky_placeholder')).toHaveCount(1);
});
