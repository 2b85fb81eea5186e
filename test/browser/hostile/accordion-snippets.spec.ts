import type { Page } from '@playwright/test';
import { expect, serveWithJQuery, test } from './attack';

test.afterEach(({ faults }) => expect(faults).toEqual([]));

/** Snippets as owners add them to pages, written for this test: each changes the theme's classes itself. */
const snippets = {
  closesAll: `jQuery(function ($) {
    $('.et_pb_accordion .et_pb_toggle_open').toggleClass('et_pb_toggle_open et_pb_toggle_close');
  });`,
  closesOnPress: `jQuery(function ($) {
    $('.et_pb_accordion .et_pb_toggle_title').on('click', function () {
      var item = $(this).parent();
      if (!item.is('.et_pb_toggle_open')) return;
      item.children('.et_pb_toggle_content').slideToggle(300, function () {
        item.toggleClass('et_pb_toggle_open et_pb_toggle_close');
      });
    });
  });`,
};

const elementsOf = (page: Page) => {
  const items = page.locator('.et_pb_accordion').first().locator('> .et_pb_toggle');
  return {
    items,
    titles: items.locator('> .et_pb_toggle_title'),
    contents: items.locator('> .et_pb_toggle_content'),
    buttons: items.locator('> .et_pb_toggle_title > [role=button]'),
  };
};

test('an accordion closed by a snippet is announced as collapsed, and its first press opens it', async ({
  page,
  open,
}) => {
  await serveWithJQuery(page, '/accordion/', { snippet: snippets.closesAll });
  await open('/accordion/');
  const { titles, contents, buttons } = elementsOf(page);
  await expect(contents.first()).toBeHidden();
  await buttons.first().focus();
  await expect(buttons.first()).toHaveAttribute('aria-expanded', 'false');
  await titles.first().click();
  await expect(contents.first()).toBeVisible();
  await expect(buttons.first()).toHaveAttribute('aria-expanded', 'true');
  // An accordion ignores presses while it animates.
  await expect(page.locator('.et_pb_accordion').first()).not.toHaveClass(/toggling/);
  await titles.nth(1).click();
  await expect(contents.first()).toBeHidden();
  await expect(contents.nth(1)).toBeVisible();
});

test('an item that a snippet closes on the second press opens again on the third', async ({
  page,
  open,
}) => {
  await serveWithJQuery(page, '/accordion/', { snippet: snippets.closesOnPress });
  await open('/accordion/');
  const { titles, contents, buttons } = elementsOf(page);
  const first = contents.first();
  await expect(first).toBeVisible();
  await titles.first().click();
  await expect(first).toBeHidden();
  await expect(buttons.first()).toHaveAttribute('aria-expanded', 'false');
  await titles.first().click();
  await expect(first).toBeVisible();
  await expect(buttons.first()).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('.et_pb_accordion').first()).not.toHaveClass(/toggling/);
  await expect(first).toBeVisible();
  await titles.nth(1).click();
  await expect(first).toBeHidden();
  await expect(contents.nth(1)).toBeVisible();
});

test('an accordion that a snippet closes later opens at the next press, touched before or not', async ({
  page,
  open,
}) => {
  await serveWithJQuery(page, '/accordion/');
  await open('/accordion/');
  const { items, titles, contents, buttons } = elementsOf(page);
  await page.evaluate(snippets.closesAll);
  await expect(contents.first()).toBeHidden();
  await titles.first().click();
  await expect(items.first()).toHaveClass(/et_pb_toggle_open/);
  await page.evaluate(snippets.closesAll);
  await expect(contents.first()).toBeHidden();
  await expect(buttons.first()).toHaveAttribute('aria-expanded', 'false');
  await titles.first().click();
  await expect(contents.first()).toBeVisible();
});
