import { expect, test } from 'vitest';
import { wrapContents } from '../../../src/runtime/dom/wrap-contents';
import { DESKTOP, element, PHONE, withViews } from './view-page';

const open = withViews();
const title = element(
  { content: { desktop: 'Desktop', phone: '<b>Phone</b>', hover: 'Hover' } },
  { slug: 'et_pb_toggle' },
  'h5',
  'class="et_pb_toggle_title"',
);
const html = `<div class="et_pb_module" id="module">${title}</div>`;

/** Does what a toggle does with its title. */
const makeToggle = (view: Element) => {
  const button = view.ownerDocument.createElement('span');
  button.setAttribute('role', 'button');
  return { button, undo: wrapContents([view], [button]) };
};

test('a toggle whose title is another one on phones stays a button for keyboard and screen reader', async () => {
  const { view, resizeTo, stop } = await open(html);
  const title = view();
  const printed = title.firstChild;
  const { button, undo } = makeToggle(view());
  await resizeTo(PHONE);
  expect(view().firstChild).toBe(button);
  expect(button.innerHTML).toBe('<b>Phone</b>');
  await resizeTo(DESKTOP);
  expect(button.firstChild).toBe(printed);
  await resizeTo(PHONE);
  undo();
  stop();
  expect([...title.childNodes]).toEqual([printed]);
});

test('a toggle inserted after the title of its phone is one too, and gets its own title back', async () => {
  const { view, resizeTo } = await open(html, PHONE);
  const { button } = makeToggle(view());
  expect(button.innerHTML).toBe('<b>Phone</b>');
  await resizeTo(DESKTOP);
  expect(view().innerHTML).toBe('<span role="button">Desktop</span>');
});

test('the title of a toggle that changes under the pointer keeps its button', async () => {
  const { view, hover } = await open(html);
  makeToggle(view());
  await hover('#module');
  expect(view().innerHTML).toBe('<span role="button">Hover</span>');
  await hover('#module', false);
  expect(view().innerHTML).toBe('<span role="button">Desktop</span>');
});
