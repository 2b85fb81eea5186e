import { look, type LabModule, openLab, scrollTo } from './support/sticky-lab';
import { expect, test } from './support/test';

test.use({ viewport: { width: 1200, height: 800 } });
test.afterEach(({ faults }) => expect(faults).toEqual([]));

const a = (top: number, settings: NonNullable<LabModule['settings']>): LabModule => ({
  id: 'a',
  top,
  height: 100,
  settings,
});

test('otherwise on each device, and anew where the device changes (W12) [S9.19] [S4.57] [S3.29]', async ({
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
    await expect.poll(async () => (await look(page, 'a')).top).toBe(top);
    await expect
      .poll(async () => Math.round(Math.abs((await look(page, 'a')).left - left)))
      .toBeLessThanOrEqual(1);
    expect((await look(page, 'a')).isSticky).toBe(top !== '');
  }
});

test('what grows above moves its place, 50 ms later (W13) [S9.31]', async ({ page }) => {
  await openLab(page, { sections: [{ top: 0, bottom: 5000, modules: [a(200, {})] }] });
  await scrollTo(page, 300);
  await page.evaluate(() => {
    const gap = document.querySelector<HTMLElement>('.gap');
    if (gap) gap.style.height = '700px';
  });
  await expect.poll(async () => (await look(page, 'a')).isSticky).toBe(false);
  await scrollTo(page, 701);
  expect((await look(page, 'a')).isSticky).toBe(true);
});

test('a page that is opened where it was scrolled to has it pinned at once (W18)', async ({
  page,
}) => {
  await openLab(page, { sections: [{ top: 0, bottom: 2000, modules: [a(200, {})] }] });
  await scrollTo(page, 400);
  await page.reload();
  await expect.poll(async () => (await look(page, 'a')).isSticky).toBe(true);
});
