import { readModule, moduleA as a, openLab, scrollTo } from './support/sticky-lab';
import { expect, test } from './support/test';

test.use({ viewport: { width: 1200, height: 800 } });
test.afterEach(({ faults }) => expect(faults).toEqual([]));

test('the parent keeps its height and is held by nothing 1 ms later, the sticky width comes after 50 ms, from the middle [S9.32a, S9.32b] [S3.24a, S3.24c]', async ({
  page,
}) => {
  await page.clock.install();
  const styles = { width: { desktop: '50%' }, module_alignment: { desktop: 'center' } };
  await openLab(page, {
    css: '.a{width:50%;margin:0 auto}',
    sections: [
      { top: 0, bottom: 2000, modules: [a(200, { styles, stickyStyles: { width: '100vw' } })] },
    ],
  });
  // From now on time passes only when the test says so, so that a busy machine changes nothing.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2000);
  const column = page.locator('.et_pb_column');
  const height = () => column.evaluate((element) => element.clientHeight);
  const before = await height();
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await expect
    .poll(async () => {
      // One frame.
      await page.clock.runFor(16);
      return (await readModule(page, 'a')).isSticky;
    })
    .toBe(true);
  expect(await height()).toBe(before);
  await page.clock.runFor(1);
  await expect(column).not.toHaveAttribute('style');
  expect(await height()).toBe(before);
  expect(await readModule(page, 'a')).toMatchObject({ left: 360, width: 480 });
  // Between 31 and 47 ms after the start.
  await page.clock.runFor(30);
  expect(await readModule(page, 'a')).toMatchObject({ left: 360, width: 480 });
  await page.clock.runFor(20);
  expect(await readModule(page, 'a')).toMatchObject({ left: 0, width: 1200 });
});

test('after an end the parent is held until what fades has faded [S4.56b]', async ({ page }) => {
  await openLab(page, {
    css: '.a{transition:background-color 400ms}',
    sections: [{ top: 0, bottom: 2000, modules: [a(200, {})] }],
  });
  await scrollTo(page, 300);
  await expect(page.locator('.et_pb_column')).not.toHaveAttribute('style');
  // Measured in the page: on a busy machine the phase would be over before the test can observe it.
  const heldMs = await page.locator('.et_pb_column').evaluate(
    (column) =>
      new Promise<number>((resolve) => {
        let from: number | undefined;
        new MutationObserver(() => {
          if (/height: .*!important/.test(column.getAttribute('style') ?? ''))
            from ??= performance.now();
          else if (from !== undefined) resolve(performance.now() - from);
        }).observe(column, { attributes: true });
        window.scrollTo({ top: 0, behavior: 'instant' });
      }),
  );
  // The timer's 400 ms began a few milliseconds before the first change was observed.
  expect(heldMs).toBeGreaterThan(350);
  await expect(page.locator('.et_pb_column')).not.toHaveAttribute('style');
});
