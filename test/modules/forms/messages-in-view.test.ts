import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { Contact } from '../../../src/modules/forms/contact';
import { Newsletter } from '../../../src/modules/forms/newsletter';
import { settle } from '../../shop/shop-page';
import { withIsland } from '../../support/island-page';

const mountIsland = withIsland();

const contact = (name = '') =>
  `<div id="form"><div class="et-pb-contact-message" id="said"></div><form><label>Name</label><input type="text" id="name" value="${name}" data-required_mark="required"></form></div>`;
const newsletter =
  '<div id="form"><div class="et_pb_newsletter_error" id="said"></div><form><input type="text" name="et_pb_signup_email"><input type="hidden" name="et_pb_signup_checksum" value="c"></form></div>';

/** Submits a form whose button is in view; `top` is the position of its messages on the page. */
const send = async (island: unknown, html: string, top: number) => {
  const header = '<div id="main-header"></div>';
  const mount = mountIsland(island, '#form', {
    html: header + html,
    height: 600,
    y: 800,
    boxes: { '#said': { top, height: 60 }, '#main-header': { height: 80 } },
  });
  const scrolled = vi.fn();
  mount.find('#said').scrollIntoView = scrolled;
  await act(async () => {
    mount.find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await settle();
  });
  return { ...mount, scrolled };
};

test.each([
  ['above the window', 200, 1],
  ['under the header', 840, 1],
  ['below the window', 1390, 1],
  ['in view', 900, 0],
])('the message of a contact form is scrolled into view if it is %s', async (_, top, times) => {
  const { scrolled, doc, find } = await send(Contact, contact(), top);
  expect(doc.activeElement).toBe(find('#said'));
  expect(scrolled).toHaveBeenCalledTimes(times);
});

test('so is the message of a newsletter form', async () => {
  expect((await send(Newsletter, newsletter, 200)).scrolled).toHaveBeenCalledOnce();
});

test('and the thanks of the server in the place of a long contact form', async () => {
  const { sent, find } = await send(Contact, contact('Ann'), 200);
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, -500, 10, 60),
  );
  await act(async () => {
    sent[0]?.reply('<div id="form"><div class="et-pb-contact-message">Thanks</div></div>');
    await settle();
  });
  expect(scrolled.mock.contexts).toEqual([find('.et-pb-contact-message')]);
  vi.restoreAllMocks();
});
