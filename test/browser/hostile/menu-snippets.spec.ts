import { expect, serveWithJQuery, test } from './attack';

test.afterEach(({ faults }) => expect(faults).toEqual([]));

/**
 * A common snippet of owners, written for this test: it makes sub-menus of the mobile menu
 * collapsible, after waiting for the old script.
 */
const foldsSubMenus = `jQuery(window).on('load', function () {
  setTimeout(function () {
    jQuery('#mobile_menu .menu-item-has-children > a').on('click', function (event) {
      event.preventDefault();
      jQuery(this).parent().toggleClass('is-unfolded');
    });
    document.body.classList.add('has-folds');
  }, 700);
});`;

test('a snippet that folds the sub-menus of phones finds the list once the page is there, and unfolding does not close it', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await serveWithJQuery(page, '/headers/left/', { snippet: foldsSubMenus });
  await open('/headers/left/');
  const list = page.locator('#mobile_menu');
  await expect(list).toHaveCount(1);
  await expect(list).toBeHidden();
  await expect(page.locator('body')).toHaveClass(/has-folds/);
  await page.locator('.mobile_menu_bar').first().click();
  await expect(list).toBeVisible();
  const branch = list.locator('.menu-item-has-children').first();
  await branch.locator('> a').click();
  await expect(branch).toHaveClass(/is-unfolded/);
  await expect(page.locator('.mobile_nav').first()).toHaveClass(/opened/);
  await expect(list).toHaveCount(1);
});
