import { expect, test } from './support/test';
import { violations } from './support/violations';

test.afterEach(({ faults }) => expect(faults).toEqual([]));

const reducedMotion = 'motion=reduce&bar=off';

test('a lesson timer counts in all its places, survives a reload and releases the buttons [S4.44b, S4.44c]', async ({
  page,
  open,
}) => {
  await open('/lessons/c/?timer=90', reducedMotion);
  const buttons = page.locator('.learndash_mark_complete_button');
  const timers = page.locator('.learndash_timer');
  await expect(timers).toHaveText([/^00:01:\d\d$/, /^00:01:\d\d$/]);
  await expect(buttons.first()).toBeDisabled();
  const cookie = () =>
    page.evaluate(() => /learndash_timer_cookie_5_12_56=(\d+)/.exec(document.cookie)?.[1]);
  await expect.poll(async () => Number(await cookie())).toBeLessThan(90);
  // The time left by an earlier visit, long enough for a slow machine to observe it.
  await page.evaluate(() => {
    window.skerry?.stop();
    document.cookie = 'learndash_timer_cookie_5_12_56=6';
  });
  await page.reload();
  await expect(timers.first()).toHaveText(/^00:00:0[1-6]$/);
  await expect(buttons.last()).toBeDisabled();
  await expect(buttons.last()).toBeEnabled();
  await expect(timers.first()).toBeHidden();
  expect(await cookie()).toBe('0');
  // With the path of the page, under which the server reads and deletes it.
  const [timerCookie] = (await page.context().cookies()).filter(({ name }) =>
    name.startsWith('learndash_timer'),
  );
  expect(timerCookie?.path).toBe('/lessons/c');
  expect(timerCookie?.expires).toBe(-1);
  expect(await violations(page)).toEqual([]);
});

test('a cookie that is no number never unlocks [S4.44c]', async ({ page, open }) => {
  for (const value of ['NaN', '-3', '0x', '1e9', '%30', ' ']) {
    await page.addInitScript((invalidValue) => {
      document.cookie = `learndash_timer_cookie_5_12_56=${invalidValue}`;
    }, value);
    await open('/lessons/c/?timer=90', reducedMotion);
    await expect(page.locator('.learndash_timer').first()).toHaveText(/^00:01:/);
    for (const button of await page.locator('.learndash_mark_complete_button').all()) {
      await expect(button).toBeDisabled();
    }
  }
});

test('files are named or counted, and the button works only with a choice [S4.43a, S4.43b, S5.22a, S5.22b]', async ({
  page,
  open,
}) => {
  await open('/lessons/c/', reducedMotion);
  const input = page.locator('#uploadfiles');
  const caption = page.locator('label[for=uploadfiles] span');
  const button = page.locator('#uploadfile_btn');
  const file = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expect(button).toBeDisabled();
  await input.setInputFiles([file('<b>one</b>.txt')]);
  await expect(caption).toHaveText('<b>one</b>.txt');
  await expect(button).toBeEnabled();
  await input.setInputFiles([file('one.txt'), file('two.txt')]);
  await expect(caption).toHaveText('2 files');
  await input.setInputFiles([]);
  await expect(caption).toHaveText('No file selected');
  await expect(button).toBeDisabled();
  await input.setInputFiles([file('one.txt')]);
  await page.evaluate(() =>
    document.addEventListener('submit', (event) => event.preventDefault(), { once: true }),
  );
  await button.click();
  await expect(button).toBeDisabled();
});

test('answers are marked by mouse and keyboard [S4.42a, S4.42b, S4.42c]', async ({
  page,
  open,
}) => {
  await open('/lessons/c/', reducedMotion);
  const marked = page.locator('.is-selected');
  await page.getByLabel('Granny').focus();
  await page.keyboard.press('Space');
  await expect(marked).toHaveText(['Granny']);
  await page.keyboard.press('ArrowDown');
  await expect(marked).toHaveText(['Reef']);
  await page.getByLabel('Cork').click();
  await page.getByLabel('Pine').click();
  await expect(marked).toHaveText(['Reef', 'Cork', 'Pine']);
});

test('topics wait for a video before them [S4.45a, S4.45c]', async ({ page, open }) => {
  await open('/lessons/c/?video=on', 'bar=off');
  const topics = page.locator('.ld-lesson-topic-list');
  await expect(topics).toBeHidden();
  await expect(page.locator('#ld-nav-content-list-12020')).toHaveClass(/user_has_no_access/);
  await page.locator('#video-ends').click();
  await expect(topics).toBeVisible();
  await expect(page.locator('#ld-nav-content-list-12020')).not.toHaveClass(/user_has_no_access/);
});

test('functions that other scripts call are there, and go with the runtime', async ({
  page,
  open,
}) => {
  await open('/lessons/c/?a=1&b=x%20y', reducedMotion);
  interface Globals {
    readonly ldGetUrlVars?: () => Record<string, string>;
    readonly sfwd_data: { readonly ajaxurl?: string };
  }
  const read = () =>
    page.evaluate(() => {
      const { ldGetUrlVars, sfwd_data } = window as unknown as Globals;
      const time = ('61' as unknown as { toHHMMSS?: () => string }).toHHMMSS?.();
      return { vars: ldGetUrlVars?.().b, address: sfwd_data.ajaxurl, time };
    });
  await expect.poll(read).toMatchObject({
    vars: 'x%20y',
    address: expect.stringContaining('admin-ajax.php') as unknown,
    time: '00:01:01',
  });
  await page.evaluate(() => window.skerry?.stop());
  expect(await read()).toEqual({});
});
