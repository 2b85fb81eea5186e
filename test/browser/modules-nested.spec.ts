import { expect, settle, test } from './support/test';

test.afterEach(({ faults }) => expect(faults).toEqual([]));

test('tabs inside tabs keep their own panels and both are in the address [S2.02a, S2.02b] [S2.03a]', async ({
  page,
}) => {
  await page.goto('/nested/');
  await settle(page);
  await page.getByRole('tab', { name: 'Outer two' }).click();
  await expect(page.getByRole('tab', { name: 'Inner one' })).toBeVisible();
  await page.getByRole('tab', { name: 'Inner two' }).click();
  await expect(page.getByText('A needle in the inner panel.')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Outer two' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page).toHaveURL(/#outer\|1\|\|inner\|1$/);
  await page.reload();
  await settle(page);
  await expect(page.getByText('A needle in the inner panel.')).toBeVisible();
});

test('a slider and a gallery in a closed toggle measure themselves when it opens', async ({
  page,
}) => {
  await page.goto('/nested/');
  await settle(page);
  const container = page.locator('#late-slider .et_pb_container').first();
  await expect(container).not.toHaveAttribute('style', /height/);
  await page.getByRole('button', { name: 'A slider and a gallery' }).click();
  await expect(container).toHaveAttribute('style', /height: [1-9]\d*/);
  await expect(page.locator('#late-photos .et_pb_gallery_item').first()).toHaveClass(
    /first_in_row/,
  );
});

/** Does what a browser does when its own search finds text in collapsed content. */
const find = (root: Element, text: string) => {
  const found = [...root.querySelectorAll('p')].find((each) => each.textContent?.includes(text));
  let collapsed = found?.closest('[hidden="until-found"]') ?? null;
  while (collapsed) {
    collapsed.dispatchEvent(new Event('beforematch', { bubbles: true }));
    collapsed.removeAttribute('hidden');
    collapsed = collapsed.parentElement?.closest('[hidden="until-found"]') ?? null;
  }
};

test('a search in the page opens what holds the words', async ({ page }) => {
  await page.goto('/nested/');
  await settle(page);
  test.skip(!(await page.evaluate(() => 'onbeforematch' in document.body)), 'not in this browser');
  const needle = page.getByText('A needle in the accordion.');
  await expect(needle).toBeHidden();
  await page.locator('body').evaluate(find, 'A needle in the accordion.');
  await expect(needle).toBeVisible();
  await expect(page.getByRole('button', { name: 'Two' })).toHaveAttribute('aria-expanded', 'true');

  const deep = page.getByText('A needle in the inner panel.');
  await expect(deep).toBeHidden();
  await page.locator('body').evaluate(find, 'A needle in the inner panel.');
  await expect(deep).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Outer two' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('collapsed content is no stop of the keyboard', async ({ page }) => {
  await page.goto('/nested/');
  await settle(page);
  await page.getByRole('button', { name: 'A slider and a gallery' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'One' })).toBeFocused();
});
