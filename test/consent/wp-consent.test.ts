import { afterEach, describe, expect, test, vi } from 'vitest';
import { type HeldPage, openHeldPage } from './held-page';

let held: HeldPage;
const CHOSEN =
  'consentid:a,consent:yes,action:yes,necessary:yes,functional:yes,analytics:no,performance:yes,advertisement:no';

afterEach(() => {
  held.close();
  Reflect.deleteProperty(window, 'wp_set_consent');
});

describe('the WP Consent API', () => {
  const api = async (more: Parameters<typeof openHeldPage>[0] = {}) => {
    const calls: (readonly [string, string])[] = [];
    const types = vi.fn();
    document.addEventListener('wp_consent_type_defined', types);
    Object.assign(window, { wp_set_consent: (...args: [string, string]) => calls.push(args) });
    held = await openHeldPage(more);
    document.removeEventListener('wp_consent_type_defined', types);
    return { calls, types, type: (window as { wp_consent_type?: string }).wp_consent_type };
  };

  test.each([
    ['gdpr', 'optin'],
    ['ccpa', 'optout'],
  ] as const)('receives which law holds: %s', async (law, type) => {
    const result = await api({ law });
    expect(result.type).toBe(type);
    expect(result.types).toHaveBeenCalledOnce();
    expect(result.calls).toEqual([]);
  });

  test('that knows the law already is not notified again', async () => {
    const result = await api({ globals: { wp_consent_type: 'mine' } });
    expect(result.type).toBe('mine');
    expect(result.types).not.toHaveBeenCalled();
  });

  test('receives each answer under its own names', async () => {
    const { calls } = await api({ cookie: CHOSEN });
    expect(calls).toEqual([
      ['preferences', 'allow'],
      ['statistics', 'deny'],
      ['statistics-anonymous', 'deny'],
      ['functional', 'allow'],
      ['marketing', 'deny'],
    ]);
  });

  test('receives no consent of a visitor who has only closed the banner, presets or not [S4.09d]', async () => {
    const { calls } = await api({ cookie: CHOSEN.replace('consent:yes', 'consent:no') });
    expect(calls).toContainEqual(['preferences', 'deny']);
    expect(calls.flat()).not.toContain('allow');
  });

  test('receives no consent of a visitor who sends Do Not Track [S4.09c]', async () => {
    Object.defineProperty(navigator, 'doNotTrack', { configurable: true, value: '1' });
    const { calls } = await api({ cookie: CHOSEN });
    Reflect.deleteProperty(navigator, 'doNotTrack');
    expect(calls.flat()).not.toContain('allow');
  });

  test('receives nothing where a script of the plugin speaks to it', async () => {
    // WordPress appends `-js` to the handle that the plugin has registered.
    document.head.innerHTML = '<i id="cookie-law-info-wca-js"></i>';
    const result = await api({ cookie: CHOSEN });
    expect(result.calls).toEqual([]);
    expect(result.types).not.toHaveBeenCalled();
  });

  test('of a site that lacks a kind receives nothing of it', async () => {
    const { calls } = await api({ cookie: 'consentid:a,consent:yes,action:yes,functional:yes' });
    expect(calls).toEqual([['preferences', 'allow']]);
  });
});
