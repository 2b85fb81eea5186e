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
    const told: (readonly [string, string])[] = [];
    const types = vi.fn();
    document.addEventListener('wp_consent_type_defined', types);
    Object.assign(window, { wp_set_consent: (...given: [string, string]) => told.push(given) });
    held = await openHeldPage(more);
    document.removeEventListener('wp_consent_type_defined', types);
    return { told, types, type: (window as { wp_consent_type?: string }).wp_consent_type };
  };

  test.each([
    ['gdpr', 'optin'],
    ['ccpa', 'optout'],
  ] as const)('receives which law holds: %s', async (law, type) => {
    const heard = await api({ law });
    expect(heard.type).toBe(type);
    expect(heard.types).toHaveBeenCalledOnce();
    expect(heard.told).toEqual([]);
  });

  test('that knows the law already is not notified again', async () => {
    const heard = await api({ globals: { wp_consent_type: 'mine' } });
    expect(heard.type).toBe('mine');
    expect(heard.types).not.toHaveBeenCalled();
  });

  test('receives each answer under its own names', async () => {
    const { told } = await api({ cookie: CHOSEN });
    expect(told).toEqual([
      ['preferences', 'allow'],
      ['statistics', 'deny'],
      ['statistics-anonymous', 'deny'],
      ['functional', 'allow'],
      ['marketing', 'deny'],
    ]);
  });

  test('receives no consent of a visitor who has only closed the banner, presets or not [S4.09d]', async () => {
    const { told } = await api({ cookie: CHOSEN.replace('consent:yes', 'consent:no') });
    expect(told).toContainEqual(['preferences', 'deny']);
    expect(told.flat()).not.toContain('allow');
  });

  test('receives no consent of a visitor who sends Do Not Track [S4.09c]', async () => {
    Object.defineProperty(navigator, 'doNotTrack', { configurable: true, value: '1' });
    const { told } = await api({ cookie: CHOSEN });
    Reflect.deleteProperty(navigator, 'doNotTrack');
    expect(told.flat()).not.toContain('allow');
  });

  test('receives nothing where a script of the plugin speaks to it', async () => {
    // WordPress appends `-js` to the handle that the plugin has registered.
    document.head.innerHTML = '<i id="cookie-law-info-wca-js"></i>';
    const heard = await api({ cookie: CHOSEN });
    expect(heard.told).toEqual([]);
    expect(heard.types).not.toHaveBeenCalled();
  });

  test('of a site that lacks a kind receives nothing of it', async () => {
    const { told } = await api({ cookie: 'consentid:a,consent:yes,action:yes,functional:yes' });
    expect(told).toEqual([['preferences', 'allow']]);
  });
});
