import { afterEach, describe, expect, test } from 'vitest';
import { needsConsent } from '../../../src/runtime/originals/needs-consent';

const printed = window as { _ckyConfig?: unknown };

afterEach(() => {
  delete printed._ckyConfig;
});

const isWaiting = (attributes: Readonly<Record<string, string>>): boolean => {
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  return needsConsent(window, script);
};
const facebook = { src: 'https://connect.facebook.net/en_US/fbevents.js' };

describe('an old script waits for consent where no guard is there to hold it', () => {
  test('never on a page without the consent plugin', () => {
    expect(isWaiting({ ...facebook, 'data-cookieyes': 'cookieyes-analytics' })).toBe(false);
  });

  test.each([
    ['marked with a category', { 'data-cookieyes': 'cookieyes-analytics' }, true],
    ['marked as necessary', { 'data-cookieyes': 'cookieyes-necessary' }, false],
    [
      'necessary, though its address is listed',
      { ...facebook, 'data-cookieyes': 'cookieyes-necessary' },
      false,
    ],
    ['from a listed provider', facebook, true],
    ['from elsewhere', { src: '/wp-includes/js/jquery.js' }, false],
    ['inline', {}, false],
  ])('%s: %j is %s', (_, attributes, expected) => {
    printed._ckyConfig = {
      _providersToBlock: [{ re: 'connect\\.facebook\\.net', categories: ['advertisement'] }],
    };
    expect(isWaiting(attributes)).toBe(expected);
  });

  test.each([[undefined], [null], ['facebook'], [[null]], [[{}]], [[{ re: '' }]], [[{ re: 4 }]]])(
    'a list of providers that is none holds nothing: %j',
    (_providersToBlock) => {
      printed._ckyConfig = { _providersToBlock };
      expect(isWaiting(facebook)).toBe(false);
      expect(isWaiting({})).toBe(false);
    },
  );

  test('one good entry of a list is enough', () => {
    printed._ckyConfig = { _providersToBlock: [null, { re: 'x' }, { re: 'fbevents' }] };
    expect(isWaiting(facebook)).toBe(true);
  });
});
