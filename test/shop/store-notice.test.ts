// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { withGeneralPage } from './with-general-page';

const { start } = withGeneralPage();
afterEach(() => {
  vi.restoreAllMocks();
});

const click = (element: Element) =>
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
const press = (element: Element, key: string) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  element.dispatchEvent(event);
  return event;
};

const notice =
  '<p class="woocommerce-store-notice demo_store" data-notice-id="abc" style="display:none;">Hello <a href="#" class="woocommerce-store-notice__dismiss-link">Dismiss</a></p><div id="footer-bottom"></div>';

test('the store notice shows until it is dismissed [S2.11d, S4.13a, S4.13b]', () => {
  const { find, jar, cookieOptions, doc } = start({ html: notice });
  expect(find('p').style.display).toBe('block');
  expect(click(find('a'))).toBe(false);
  expect(find('p').style.display).toBe('none');
  expect(jar.get('store_noticeabc')).toBe('hidden');
  // Without an expiry: a session cookie.
  expect(cookieOptions.get('store_noticeabc')).toEqual({ path: '/', samesite: 'lax' });
  doc.body.blur();
});

test.each([
  ['', notice],
  [', also where the theme prints it visible', notice.replace(' style="display:none;"', '')],
])('a dismissed store notice stays hidden%s [S4.13b]', (_, html) => {
  const { find } = start({ html, cookies: { store_noticeabc: 'hidden' } });
  expect(find('p').style.display).toBe('none');
});

test('a notice with a new text shows again [S4.13b]', () => {
  const { find } = start({ html: notice, cookies: { store_noticexyz: 'hidden' } });
  expect(find('p').style.display).toBe('block');
});

test('the notice can be dismissed with the space bar and returns the focus to the page [S4.13a]', () => {
  const { find, doc } = start({ html: notice });
  find('a').focus();
  expect(find('a').getAttribute('role')).toBe('button');
  expect(press(find('a'), ' ').defaultPrevented).toBe(true);
  expect(find('p').style.display).toBe('none');
  expect(doc.activeElement).toBe(doc.body);
  doc.body.blur();
});

/** An element that is not rendered has no height; in pixels. */
const withHeight = (height: number) =>
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return this.style.display === 'none' ? 0 : height;
  });

test.each([
  ['covers it keeps clear of it until that is dismissed', 40, '40px'],
  ['is not displayed stays', 0, ''],
])('the foot of a page whose notice %s', (_, height, margin) => {
  withHeight(height);
  const { find, doc } = start({ html: notice });
  expect(find('#footer-bottom').style.marginBottom).toBe(margin);
  click(find('a'));
  expect(find('#footer-bottom').style.marginBottom).toBe('');
  doc.body.blur();
});

test('a notice that needs more lines in a narrower window covers nothing of the foot of the page', () => {
  withHeight(52);
  const { find, doc } = start({ html: notice });
  withHeight(80);
  window.dispatchEvent(new Event('resize'));
  expect(find('#footer-bottom').style.marginBottom).toBe('80px');
  click(find('a'));
  window.dispatchEvent(new Event('resize'));
  expect(find('#footer-bottom').style.marginBottom).toBe('');
  doc.body.blur();
});
