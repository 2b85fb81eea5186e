import type { Page } from '@playwright/test';
import { inApp, openEditor, status } from './support/builder-page';
import { expect, test } from './support/test';
import { violations } from './support/violations';

test.use({ viewport: { width: 1280, height: 800 } });
test.afterEach(({ faults }) => expect(faults).toEqual([]));

test('shortcuts work outside of fields, from the page and from the preview [S2.23a, S2.23b]', async ({
  page,
  open,
}) => {
  const app = await openEditor(page, open);
  const press = async (modifier: string, key: string) => {
    await page.keyboard.down(modifier);
    await page.keyboard.press(key);
    await page.keyboard.up(modifier);
  };
  await page.locator('h1').click();
  await press('s', '2');
  await expect(status(page)).toHaveText('Asked for: section et_fb_specialty.');
  await press('r', '9');
  await expect(status(page)).toHaveText('Asked for: row 1_3,2_3.');
  await press('r', '-');
  await expect(status(page)).toHaveText('Asked for: row 1_4,3_4.');
  await press('m', 'Shift+ArrowLeft');
  await expect(status(page)).toHaveText('Asked for: padding module left 10.');

  await app.locator('.et_pb_text_1').click();
  await press('c', '3');
  await expect(status(page)).toHaveText('Asked for: columns 1_3,1_3,1_3.');

  const title = page.locator('#player-form [name=title]');
  await title.focus();
  await press('s', '1');
  await page.keyboard.press('?');
  await expect(status(page)).toHaveText('Asked for: columns 1_3,1_3,1_3.');
  await expect(page.locator('dialog')).toHaveCount(0);
});

test('what is typed into a field of the preview is no shortcut', async ({ page, open }) => {
  await openEditor(page, open);
  const before = await status(page).textContent();
  await inApp(page).evaluate(() => {
    document.body.prepend(
      Object.assign(document.createElement('input'), { id: 'name-of-a-visitor' }),
    );
  });
  const field = inApp(page).locator('#name-of-a-visitor');
  await field.focus();
  await page.keyboard.down('s');
  await page.keyboard.press('2');
  await page.keyboard.up('s');
  await page.keyboard.press('?');
  await expect(field).toHaveValue('s2?');
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(status(page)).toHaveText(before ?? '');
});

test('the list of shortcuts is a dialog without findings that restores the focus', async ({
  page,
  open,
}) => {
  await openEditor(page, open);
  const button = page.getByRole('button', { name: 'Shortcuts' });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  // The page behind it cannot scroll.
  expect(await inApp(page).evaluate(() => document.documentElement.style.overflowY)).toBe('hidden');
  await dialog.getByLabel('Keys without Ctrl count').uncheck();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect
    .poll(() => inApp(page).evaluate(() => document.documentElement.style.overflowY))
    .toBe('auto');
  await page.locator('h1').click();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a dialog of the back end keeps the focus, has no findings and closes', async ({
  page,
  open,
}) => {
  await openEditor(page, open);
  const save = page.getByRole('button', { name: 'Save' });
  await save.click();
  const dialog = page.getByRole('dialog', { name: 'Your changes are not saved yet' });
  await expect(dialog).toBeVisible();
  const overlay = page.locator('.et-core-modal-overlay');
  await expect(overlay).toHaveClass(
    /et-core-active.*et-builder-unsaved-modal.*et-core-modal-two-buttons/,
  );
  await expect(dialog.getByRole('button', { name: 'Try again' })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  // The content behind it cannot be focused.
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Tab');
    const where = await page.evaluate(
      () => document.activeElement?.closest('.et-core-modal') !== null,
    );
    expect(where).toBe(true);
  }
  await page.evaluate(() => Object.assign(window, { closedAt: performance.now() }));
  await page.keyboard.press('Escape');
  await expect(overlay).toHaveClass(/et-core-closing/);
  await expect(save).toBeFocused();
  await expect(overlay).toHaveCount(0);
  expect(await page.evaluate(() => document.body.className)).toBe('et-fb');

  await page.keyboard.press('Control+s');
  await dialog.getByRole('button', { name: 'Keep a copy' }).focus();
  await page.keyboard.press('Space');
  await expect(status(page)).toHaveText('A copy is kept.');
  await expect(overlay).toHaveCount(0);
});

const backend = {
  two: {
    header: 'Not <b>saved</b>',
    text: 'Words<img src=x onerror="window.hacked=1">',
    buttons: {
      retry: '<a href="#" class="et-core-modal-action et-core-modal-action-secondary">Again</a>',
      copy: '<a href="#" class="et-core-modal-action et-core-modal-action-primary">Copy</a>',
    },
    classes: 'et-builder-unsaved-modal',
  },
  markup:
    '<div class="et-core-modal-overlay et-builder-timeout"><div class="et-core-modal"><div class="et-core-modal-header"><h3 class="et-core-modal-title">Old</h3></div><div class="et-core-modal-content"><p>Text</p></div><div class="et_pb_prompt_buttons"><a href="#" class="et-core-modal-action et-core-modal-action-restore">Restore</a></div></div></div>',
};

/** Opens a dialog with this data, and returns its content and what its buttons reported. */
const tryModal = (page: Page, name: string, presses: readonly string[]) =>
  page.evaluate(
    async ({ data, wanted, buttons }) => {
      const address = document.getElementById('player')?.dataset['library'] ?? '';
      const library = (await import(address)) as typeof import('../../src/builder/library');
      const reported: string[] = [];
      const modal = library.showCoreModal(wanted, {
        backend: data,
        top: window,
        onAction(key) {
          reported.push(key);
          return key !== 'retry';
        },
      });
      if (!modal) throw new Error('no dialog');
      const { overlay, closed } = modal;
      const content = {
        classes: [...overlay.classList].sort(),
        title: overlay.querySelector('.et-core-modal-title')?.innerHTML,
        text: overlay.querySelector('.et-core-modal-content')?.textContent,
        buttons: [...overlay.querySelectorAll('.et_pb_prompt_buttons > a')].map(
          ({ textContent, className }) => `${textContent}: ${className}`,
        ),
        isRunning: overlay.innerHTML.includes('onerror'),
      };
      for (const text of buttons) {
        const all = [...overlay.querySelectorAll<HTMLElement>('.et-core-modal-action')];
        all.find(({ textContent }) => textContent === text)?.click();
      }
      return { ...content, reported, closedBy: await closed };
    },
    { data: backend, wanted: name, buttons: presses },
  );

test('a dialog is built from header, text, buttons and classes of the back end [S2.24a, S2.24b, S2.24c, S2.24d]', async ({
  page,
  open,
  policy,
}) => {
  await openEditor(page, open);
  expect(await tryModal(page, 'two', ['Again', 'Copy'])).toEqual({
    classes: [
      'et-builder-unsaved-modal',
      'et-core-active',
      'et-core-modal-overlay',
      'et-core-modal-two-buttons',
    ],
    title: 'Not <b>saved</b>',
    text: 'Words',
    buttons: [
      'Again: et-core-modal-action et-core-modal-action-secondary',
      'Copy: et-core-modal-action et-core-modal-action-primary',
    ],
    isRunning: false,
    reported: ['retry', 'copy'],
    closedBy: 'copy',
  });
  // A strict CSP reports the inline handler when it is parsed, although it is removed and never runs.
  for (const line of policy.splice(0)) expect(line).toContain('script-src-attr inline');
});

test('complete markup of the back end is read into the same dialog [S2.24a, S2.24b, S2.24c]', async ({
  page,
  open,
}) => {
  await openEditor(page, open);
  expect(await tryModal(page, 'markup', ['Restore'])).toMatchObject({
    classes: ['et-builder-timeout', 'et-core-active', 'et-core-modal-overlay'],
    title: 'Old',
    text: 'Text',
    reported: ['restore'],
    closedBy: 'restore',
  });
});
