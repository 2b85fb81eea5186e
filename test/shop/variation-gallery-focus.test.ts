// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { choose, end, gallery, select, shop, start, thumbs, variations } from './gallery-page';
import { settle } from './shop-page';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  shop.doc.querySelector('dialog')?.remove();
  end();
  vi.restoreAllMocks();
});

/** The server responds with the variation at that index. */
const respond = async (at: number) => {
  shop.sent.at(-1)?.reply(variations[at]);
  await settle();
};
/** A gallery is loading while the visitor views an image in a dialog over the page. */
const openDialog = async () => {
  await start({ list: false });
  await choose('red', 'small');
  const dialog = shop.doc.createElement('dialog');
  dialog.innerHTML = '<button>Close</button>';
  shop.doc.body.append(dialog);
  const button = dialog.querySelector('button');
  button?.focus();
  return { dialog, button };
};
const active = () => shop.doc.activeElement;
const activeLink = () => gallery().querySelector('.flex-active-slide a');

test('the first thumbnail hands the focus to the first one, without scrolling', async () => {
  await start({ list: false });
  await choose('red', 'small');
  thumbs()[0]?.focus();
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  await respond(0);
  expect(active()).toBe(thumbs()[0]);
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
});

test('a gallery inserted while a dialog is open leaves the focus there, and receives it when the dialog closes', async () => {
  const { dialog, button } = await openDialog();
  await respond(0);
  expect(active()).toBe(button);
  button?.blur();
  dialog.dispatchEvent(new Event('close'));
  expect(activeLink()).not.toBeNull();
  expect(active()).toBe(activeLink());
});

test('a dialog that hands the focus back itself is not overruled', async () => {
  const { dialog } = await openDialog();
  await respond(0);
  select('size').focus();
  dialog.dispatchEvent(new Event('close'));
  expect(active()).toBe(select('size'));
});

test('only the first closing counts', async () => {
  const { dialog, button } = await openDialog();
  await respond(0);
  button?.blur();
  dialog.dispatchEvent(new Event('close'));
  (active() as HTMLElement).blur();
  dialog.dispatchEvent(new Event('close'));
  expect(active()).toBe(shop.doc.body);
});

test('a gallery that has since been removed does not receive the focus', async () => {
  const { dialog, button } = await openDialog();
  await respond(0);
  const removed = gallery();
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  // A later selection has another gallery.
  select('colour').value = 'blue';
  select('colour').dispatchEvent(new Event('change', { bubbles: true }));
  await settle();
  button?.blur();
  await respond(2);
  expect(removed.isConnected).toBe(false);
  focus.mockClear();
  dialog.dispatchEvent(new Event('close'));
  expect(focus).not.toHaveBeenCalled();
});

test('a gallery without anything to focus has it itself', async () => {
  const bare = {
    ...variations[0],
    gallery_images_html:
      '<div class="woocommerce-product-gallery images"><div class="woocommerce-product-gallery__image"><img class="wp-post-image" src="/bare.jpg"></div></div>',
  };
  await start({ list: false });
  await choose('red', 'small');
  thumbs()[1]?.focus();
  shop.sent.at(-1)?.reply(bare);
  await settle();
  expect(active()).toBe(gallery());
});
