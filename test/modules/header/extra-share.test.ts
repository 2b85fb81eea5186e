import { afterEach, expect, test, vi } from 'vitest';
import { startExtraHeader } from '../../../src/modules/header/extra-header';
import { withLayout } from '../../support/laid-out';

const open = withLayout();
afterEach(() => vi.restoreAllMocks());

const link = (network: string, href = '#') =>
  `<a class="social-share-link" href="${href}" data-network-name="${network}" data-share-title="Tea &amp; tides" data-share-url="https://site.example/tea/"><span>${network}</span></a>`;

const press = (html: string, init: MouseEventInit = {}) => {
  const { find, page, clear } = open(startExtraHeader, { html });
  const opened = vi.fn();
  // Happy-dom also follows links with `window.open`.
  vi.spyOn(window, 'open').mockImplementation((...call) => {
    if (call[1] !== '_self') opened(...call);
    return null;
  });
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const navigate = vi.spyOn(page, 'navigate').mockReturnValue(true);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  find('span').dispatchEvent(event);
  return { opened, print, navigate, event, clear };
};

test('a link that shares a story with another site opens it in a small window', () => {
  const { opened, event } = press(link('tumblr', 'https://share.example/?u=1'));
  expect(event.defaultPrevented).toBe(true);
  expect(opened.mock.calls).toEqual([
    ['https://share.example/?u=1', '_blank', 'popup,noopener,width=550,height=450'],
  ]);
});

test('a link that shares a story by e-mail begins a letter with its title and address', () => {
  const { opened, navigate } = press(link('basic_email'));
  expect(navigate.mock.calls).toEqual([
    ['mailto:?subject=Tea%20%26%20tides&body=https%3A%2F%2Fsite.example%2Ftea%2F'],
  ]);
  expect(opened).not.toHaveBeenCalled();
});

test('a link that shares a story on paper prints the page', () => {
  const { print, opened, navigate } = press(link('basic_print'));
  expect(print).toHaveBeenCalledOnce();
  expect(opened).not.toHaveBeenCalled();
  expect(navigate).not.toHaveBeenCalled();
});

test('a link that is opened in a tab of its own is left to the browser', () => {
  const { opened, event } = press(link('tumblr', 'https://share.example/'), { ctrlKey: true });
  expect(event.defaultPrevented).toBe(false);
  expect(opened).not.toHaveBeenCalled();
});
