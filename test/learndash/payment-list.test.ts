import { expect, test, vi } from 'vitest';
import { startCoursePayments as start } from '../../src/learndash/payments';
import { layOut, withLayout } from '../support/laid-out';

const startMount = withLayout();
const html = `<button id="join" data-jq-dropdown="#list">Join</button><button id="second" data-jq-dropdown="#other">Join</button>
  <button id="lost" data-jq-dropdown="#nowhere">Join</button><button id="off" class="jq-dropdown-disabled" data-jq-dropdown="#list">Join</button>
  <div id="list"><p id="words">Pay with</p><a id="card" href="#card">Card</a><button id="bank">Bank</button></div>
  <div id="other"><button id="only">Bank</button></div><p id="aside"></p>`;

const open = (options: Partial<Parameters<typeof startMount>[1]> = {}) => {
  const mount = startMount(start, { html, ...options });
  const received: string[] = [];
  for (const type of ['show', 'hide']) {
    mount.doc.addEventListener(type, ({ target }) =>
      received.push(`${type} ${(target as Element).id}`),
    );
  }
  return {
    ...mount,
    received,
    isOpen: (id = 'list') => mount.style(`#${id}`, 'display') === 'block',
    marks: (id = 'join') => {
      const trigger = mount.find(`#${id}`);
      return [trigger.className, trigger.getAttribute('aria-expanded')];
    },
  };
};

test('the join button opens the list of payment buttons, with the focus on the first, and closes it again', () => {
  const { press, isOpen, marks, received, doc, find } = open();
  expect(marks()).toEqual(['', 'false']);
  expect(press('#join').defaultPrevented).toBe(true);
  expect(isOpen()).toBe(true);
  expect(marks()).toEqual(['jq-dropdown-open', 'true']);
  expect(find('#join').getAttribute('aria-controls')).toBe('list');
  expect(doc.activeElement?.id).toBe('card');
  press('#join');
  expect(isOpen()).toBe(false);
  expect(marks()).toEqual(['', 'false']);
  expect(received).toEqual(['show list', 'hide list']);
});

test('the focus moves into a list whose buttons are fields of forms, as LearnDash prints them until 4.4', () => {
  const list = '<div id="list"><form><input id="pay" type="submit" value="Pay"></form></div>';
  const { press, doc } = open({
    html: `<button id="join" data-jq-dropdown="#list"></button>${list}`,
  });
  press('#join');
  expect(doc.activeElement?.id).toBe('pay');
});

test('after a payment that has failed the first press on the join button opens the list again', () => {
  const { press, isOpen, find } = open();
  press('#join');
  // As the code of Stripe’s button does before its request to the server.
  find('#list').style.display = 'none';
  press('#join');
  expect(isOpen()).toBe(true);
});

test('one list is open at a time', () => {
  const { press, isOpen, received, marks } = open();
  press('#join');
  press('#second');
  expect([isOpen('list'), isOpen('other')]).toEqual([false, true]);
  expect(marks('join')).toEqual(['', 'false']);
  expect(received).toEqual(['show list', 'hide list', 'show other']);
});

test.each([
  ['beside it', '#aside', false],
  ['on its words', '#words', true],
  ['on a button in it', '#bank', true],
  ['on a link in it, which leads elsewhere', '#card', false],
  ['on a join button that has no list', '#lost', false],
  ['on a join button that is disabled', '#off', true],
])('a press %s leaves the list open: %s: %s', (_, target, staysOpen) => {
  const { press, isOpen } = open();
  press('#join');
  press(target);
  expect(isOpen()).toBe(staysOpen);
});

test('a disabled join button does nothing at all', () => {
  const { press, isOpen } = open();
  expect(press('#off').defaultPrevented).toBe(true);
  expect(isOpen()).toBe(false);
});

test('a join button without a list is left to the browser, and not announced as opening one', () => {
  const { press, marks } = open();
  expect(marks('lost')).toEqual(['', null]);
  expect(press('#lost').defaultPrevented).toBe(false);
});

test('Escape closes the list and brings the focus back; other keys do not', () => {
  const { press, isOpen, doc, received } = open();
  press('#join', 'keydown', { key: 'Escape' });
  expect(received).toEqual([]);
  press('#join');
  press('#card', 'keydown', { key: 'ArrowDown' });
  expect(isOpen()).toBe(true);
  press('#card', 'keydown', { key: 'Escape' });
  expect(isOpen()).toBe(false);
  expect(doc.activeElement?.id).toBe('join');
});

test('an event that another script has already handled is left to it', () => {
  const { press, isOpen, find } = open();
  find('#join').addEventListener('click', (event) => event.preventDefault());
  press('#join');
  expect(isOpen()).toBe(false);
});

test.each([
  ['with the script that has opened it until now', { fn: { jqDropdown() {} } }, false],
  ['with jQuery alone', { fn: {} }, true],
])('%s the list is opened by us: %s', (_, jQuery, isOpenedBySkerry) => {
  const { press, isOpen } = open({ globals: { jQuery } });
  press('#join');
  expect(isOpen()).toBe(isOpenedBySkerry);
});

test('the list is restored as it was', () => {
  const { press, doc, server, stop } = open();
  press('#join');
  stop();
  expect(doc.body.outerHTML).toBe(server);
});

interface Rect {
  readonly left: number;
  readonly bottom: number;
}
/** A button 100 px wide and a list 300 px wide. */
const openAt = (
  { left, bottom }: Rect,
  options: { readonly className?: string; readonly admin?: number; readonly y?: number } = {},
) => {
  const { className = '', admin = 0, y = 0 } = options;
  const bar = admin > 0 ? '<div id="wpadminbar"></div>' : '';
  const mount = open({ html: html + bar, width: 1000, y });
  layOut(mount.find('#list'), { width: 300, height: 100 });
  if (bar) layOut(mount.find('#wpadminbar'), { height: admin });
  mount.find('#list').className = className;
  mount.find('#join').getBoundingClientRect = () => new DOMRect(left, bottom - 20, 100, 20);
  mount.press('#join');
  return mount;
};

test.each<[string, Rect, Parameters<typeof openAt>[1], string, string]>([
  ['below the button', { left: 200, bottom: 120 }, {}, '200px', '120px'],
  ['below a button further down the page', { left: 200, bottom: 120 }, { y: 50 }, '200px', '170px'],
  [
    'below the bar of the administration',
    { left: 200, bottom: 120 },
    { admin: 32 },
    '200px',
    '88px',
  ],
  ['within the window at its end', { left: 850, bottom: 120 }, {}, '700px', '120px'],
  ['within the window at its start', { left: -50, bottom: 120 }, {}, '0px', '120px'],
  [
    'at the end of the button where the site wants it',
    { left: 400, bottom: 120 },
    { className: 'jq-dropdown-anchor-right' },
    '200px',
    '120px',
  ],
])('the list is %s', (_, rect, options, left, top) => {
  const { style } = openAt(rect, options);
  expect([style('#list', 'left'), style('#list', 'top')]).toEqual([left, top]);
});

test('an open list follows its button in a window of another size, and a closed one stays', () => {
  const { resize, style, find, press } = openAt({ left: 200, bottom: 120 });
  find('#join').getBoundingClientRect = vi.fn(() => new DOMRect(20, 30, 100, 20));
  resize(900);
  expect([style('#list', 'left'), style('#list', 'top')]).toEqual(['20px', '50px']);
  press('#join');
  find('#join').getBoundingClientRect = () => new DOMRect(60, 30, 100, 20);
  resize(800);
  expect(style('#list', 'left')).toBe('20px');
});
