import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadService, spamToken } from '../../../src/modules/forms/spam-token';
import { openGate } from '../../../src/runtime/open-gate';
import { createShopPage, settle } from '../../shop/shop-page';

const globals = { et_core_api_spam_recaptcha: { site_key: 'k&1' } };
const URL_OF_KEY = 'https://www.google.com/recaptcha/api.js?render=k%261';
let clear = () => {};
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  clear();
  for (const name of ['grecaptcha', 'etCore']) Reflect.deleteProperty(window, name);
  document.head.querySelector('#et-recaptcha-v3-js')?.remove();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const open = (options: Parameters<typeof createShopPage>[0] = { globals }) => {
  const shop = createShopPage(options);
  ({ clear } = shop);
  // Scripts that are inserted here must not load.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      const script = node as HTMLScriptElement;
      const placeholder = document.createElement('i');
      placeholder.id = script.id;
      placeholder.dataset.src = script.src;
      script.addEventListener = placeholder.addEventListener.bind(placeholder);
      document.head.insertBefore(placeholder, null);
    }
  });
  return shop.page;
};
const script = () => document.querySelector<HTMLElement>('#et-recaptcha-v3-js');
const provide = (token: unknown = 'token') => {
  const execute = vi.fn(() => Promise.resolve(token));
  Object.assign(window, { grecaptcha: { ready: (callback: () => void) => callback(), execute } });
  return execute;
};
const adapt = (interaction: unknown) =>
  Object.assign(window, { etCore: { api: { spam: { recaptcha: { interaction } } } } });

describe("the service's script", () => {
  test('is requested once, with the key of the site', () => {
    const page = open();
    loadService(page);
    loadService(page);
    expect(document.querySelectorAll('#et-recaptcha-v3-js')).toHaveLength(1);
    expect(script()?.dataset.src).toBe(URL_OF_KEY);
  });

  test.each<[string, () => Parameters<typeof createShopPage>[0]]>([
    ['without a key', () => ({})],
    [
      'without consent',
      () => ({
        globals,
        consent: { ...openGate, isUrlAllowed: (url: string) => url !== URL_OF_KEY },
      }),
    ],
    [
      'where the service is there',
      () => {
        provide();
        return { globals };
      },
    ],
    [
      "where the builder's own adapter is there",
      () => {
        adapt(() => Promise.resolve(''));
        return { globals };
      },
    ],
  ])('is not requested %s', (_, options) => {
    loadService(open(options()));
    expect(script()).toBeNull();
  });
});

describe('the token of a message', () => {
  test('is that of the service, for the key of the site and the form', async () => {
    const execute = provide();
    expect(await spamToken(open(), 'Contact/0')).toBe('token');
    expect(execute).toHaveBeenCalledExactlyOnceWith('k&1', { action: 'Contact/0' });
  });

  test("is that of the builder's own adapter where it is there", async () => {
    const execute = provide();
    const interaction = vi.fn(() => Promise.resolve('adapted'));
    adapt(interaction);
    expect(await spamToken(open(), 'Contact/0')).toBe('adapted');
    expect(interaction).toHaveBeenCalledExactlyOnceWith('Contact/0');
    expect(execute).not.toHaveBeenCalled();
  });

  test.each<[string, () => unknown]>([
    ['is no text', () => provide(7)],
    ['fails', () => adapt(() => Promise.reject(new Error('no')))],
    ['returns nothing', () => adapt(() => undefined)],
    ['has no API', () => Object.assign(window, { grecaptcha: { ready: () => {} } })],
  ])('is empty if the service %s', async (_, prepare) => {
    const page = open({ globals: {} });
    prepare();
    expect(await spamToken(page, 'x')).toBe('');
  });

  test('waits for the script, and for what that loads itself', async () => {
    const page = open();
    const token = spamToken(page, 'x');
    await settle();
    document.dispatchEvent(new Event('load'));
    await settle();
    provide('late');
    document.dispatchEvent(new Event('load'));
    expect(await token).toBe('late');
  });

  test('is empty when the script fails to load, and the next message requests it again', async () => {
    const page = open();
    const token = spamToken(page, 'x');
    await settle();
    const first = script();
    first?.dispatchEvent(new Event('error'));
    expect(await token).toBe('');
    first?.remove();
    loadService(page);
    expect(script()).not.toBeNull();
  });

  test('does not mind another script that fails', async () => {
    const page = open();
    const token = spamToken(page, 'x');
    await settle();
    document.head.append(Object.assign(document.createElement('i'), { id: 'another' }));
    document.querySelector('#another')?.dispatchEvent(new Event('error'));
    provide('late');
    document.dispatchEvent(new Event('load'));
    expect(await token).toBe('late');
    document.querySelector('#another')?.remove();
  });

  test('is waited for five seconds and no longer', async () => {
    const page = open();
    const token = spamToken(page, 'x');
    let isSettled = false;
    void token.then(() => {
      isSettled = true;
    });
    await vi.advanceTimersByTimeAsync(4999);
    expect(isSettled).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await token).toBe('');
  });
});
