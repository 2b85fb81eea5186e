// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openGate } from '../../src/runtime/open-gate';
import { start as startController } from '../../src/shop/tracking/start-tracking';
import { startInScope } from '../../src/runtime/controller-scope';
import { createShopPage } from './shop-page';

const win = window as unknown as Record<string, unknown>;
let end = () => {};
const open = (
  settings: Record<string, unknown>,
  options: Parameters<typeof createShopPage>[0] = {},
) => {
  const shop = createShopPage({
    globals: { php_data: { ac_settings: settings, user_email: '' } },
    ...options,
  });
  const stop = startInScope(shop.page, 'tracking', startController);
  end = () => {
    stop();
    shop.clear();
  };
  return shop;
};
const script = () => document.head.querySelector('script');
const loaded: (string | null)[] = [];
const calls = () => (win.vgo as { q?: unknown[] } | undefined)?.q ?? [];

beforeEach(() => {
  loaded.length = 0;
  // Happy-dom would load the script.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      loaded.push((node as Element).getAttribute('src'));
      (node as Element).removeAttribute('src');
      document.head.appendChild(node as Node);
    }
  });
});
afterEach(() => {
  end();
  for (const name of ['vgo', 'acEnableTracking', 'visitorGlobalObjectAlias'])
    Reflect.deleteProperty(win, name);
  vi.restoreAllMocks();
});

// This test is the first: the policy is created once per document.
test('on a page that requires trusted types its address passes through the policy for scripts', () => {
  const createPolicy = vi.fn((_: string, rules: object) => rules);
  Object.assign(window, { trustedTypes: { createPolicy } });
  open({ site_tracking: 1, tracking_actid: 12 });
  Reflect.deleteProperty(window, 'trustedTypes');
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('skerry-scripts', expect.anything());
  expect(loaded).toHaveLength(1);
});

test('without an account the console reports it and nothing is loaded [S5.19b, S5.19c]', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  open({ site_tracking: 1, tracking_actid: '' });
  expect(log).toHaveBeenCalledWith('Site tracking account not found');
  expect(script()).toBeNull();
});

test('a site that does not track loads nothing [S5.19a]', () => {
  const log = vi.spyOn(console, 'log');
  open({ tracking_actid: 12 });
  expect(script()).toBeNull();
  expect(log).not.toHaveBeenCalled();
});

test('with an account the script is loaded and configured [S7.53a]', () => {
  const { jar, cookieOptions } = open({
    site_tracking: 1,
    tracking_actid: 12,
    site_tracking_default: 0,
  });
  expect(loaded).toEqual(['https://diffuser-cdn.app-us1.com/diffuser/diffuser.js']);
  expect(calls()).toEqual([['setAccount', '12'], ['setTrackByDefault', false], ['process']]);
  expect(jar.has('ac_enable_tracking')).toBe(false);
  (win.acEnableTracking as () => void)();
  expect(jar.get('ac_enable_tracking')).toBe('1');
  expect(cookieOptions.get('ac_enable_tracking')).toEqual({
    path: '/',
    days: 30,
    samesite: 'none',
    secure: '',
  });
});

test('tracking by default keeps its cookie for 30 days [S9.04]', () => {
  const { cookieOptions } = open({
    site_tracking: 1,
    tracking_actid: 12,
    site_tracking_default: 1,
  });
  expect(cookieOptions.get('ac_enable_tracking')).toMatchObject({ days: 30 });
  expect(calls().at(-1)).toEqual(['process', 'allowTracking']);
});

test('before consent nothing is loaded, with it the script loads', () => {
  let isGranted = false;
  let notify = () => {};
  const { jar } = open(
    { site_tracking: 1, tracking_actid: 12, site_tracking_default: 1 },
    {
      globals: {
        php_data: {
          ac_settings: { site_tracking: 1, tracking_actid: 12, site_tracking_default: 1 },
        },
      },
      consent: {
        ...openGate,
        isGranted: () => isGranted,
        subscribe(listener) {
          notify = () => listener(openGate.state());
          return () => {};
        },
      },
    },
  );
  expect(script()).toBeNull();
  expect(jar.size).toBe(0);
  isGranted = true;
  notify();
  notify();
  expect(document.head.querySelectorAll('script')).toHaveLength(1);
});

const account = { site_tracking: 1, tracking_actid: 12, site_tracking_default: 0 };

test('the provider’s script finds its queue by the name that it looks up, with the time of its start', () => {
  vi.spyOn(Date, 'now').mockReturnValue(1234);
  open(account);
  expect(win.visitorGlobalObjectAlias).toBe('vgo');
  expect((win.vgo as { l?: number }).l).toBe(1234);
  expect(script()?.async).toBe(true);
});

test.each([
  ['the page of a customer', 'ada@example.org', undefined, 'ada@example.org'],
  ['a plugin, which knows better', 'ada@example.org', 'grace@example.org', 'grace@example.org'],
])(
  'the address that %s names is sent with the account',
  (_, user_email, trackcmp_email, expected) => {
    open(account, {
      globals: { php_data: { ac_settings: account, user_email }, trackcmp_email },
    });
    expect(calls()).toEqual([
      ['setAccount', '12'],
      ['setTrackByDefault', false],
      ['setEmail', expected],
      ['process'],
    ]);
  },
);

test('a visitor who has consented on an earlier page is tracked on this one', () => {
  const { cookieOptions } = open(account, { cookies: { ac_enable_tracking: '1' } });
  expect(calls().at(-1)).toEqual(['process', 'allowTracking']);
  expect(cookieOptions.get('ac_enable_tracking')).toMatchObject({ days: 30 });
});

test('the provider’s own object receives the calls if it exists already', () => {
  const own = vi.fn();
  win.vgo = own;
  open(account);
  expect(own.mock.calls[0]).toEqual(['setAccount', '12']);
  expect(calls()).toEqual([]);
});

test.each([
  ['the category', { isGranted: (category: string) => category !== 'advertisement' }],
  ['the script’s address', { isUrlAllowed: (url: string) => !url.includes('diffuser') }],
])('where %s is refused nothing is loaded', (_, gate) => {
  open(account, { consent: { ...openGate, ...gate } });
  expect(script()).toBeNull();
  expect(win.vgo).toBeUndefined();
});

test('where a page trusts only scripts with its nonce, the provider’s has it', () => {
  const shop = createShopPage({ globals: { php_data: { ac_settings: account } } });
  const page = { ...shop.page, options: { ...shop.page.options, nonce: 'n0nce' } };
  const stop = startInScope(page, 'tracking', startController);
  end = () => {
    stop();
    shop.clear();
  };
  expect(script()?.nonce).toBe('n0nce');
  stop();
  expect(script()).toBeNull();
});
