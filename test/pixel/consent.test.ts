// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { findRemoteGate } from '../../src/consent/guard/find-remote-gate';
import type { ConsentGate } from '../../src/runtime/consent-gate';
import { createBanner, lead, open, page } from './pixel-page';

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(window, 'wp_has_consent');
});

describe('consent [S1.06]', () => {
  const events = {
    ss_in_ajax: '1',
    api: { root: '/wp-json/', nonce: 'n' },
    standard_events: { Contact: [{ event_id: 'c' }] },
    css_events: { '.buy': [lead] },
  };
  const html = '<button class="buy">Buy</button>';
  const tracked = (calls: readonly unknown[][]) =>
    calls.filter(([type]) => type !== 'consent').map(([, name]) => name);

  test('before a choice nothing is sent; with consent all of it is, once', async () => {
    const banner = createBanner();
    const { calls, click, sent, outcomes } = await open({ html, events, consent: banner.gate });
    click('.buy');
    expect(tracked(await calls(5000))).toEqual([]);
    expect(sent).toEqual([]);
    expect(outcomes()).toEqual(['Contact held: undecided', 'Lead held: undecided']);
    banner.decide({ advertisement: true });
    expect(await calls()).toEqual([
      ['consent', 'revoke'],
      ['consent', 'grant'],
      ['track', 'Contact', {}, { eventID: 'c' }],
      ['track', 'Lead', {}, { eventID: expect.any(String) }],
    ]);
    banner.decide({ advertisement: true });
    expect(tracked(await calls())).toHaveLength(2);
    expect(sent).toHaveLength(2);
    expect(outcomes()).toEqual(['Contact sent', 'Lead sent']);
  });

  test('a choice on the banner of 3.2, whose script sends no event, counts on the page that it is made on', async () => {
    document.head.innerHTML = '<script id="cookie-law-info-js" src="/x.js"></script>';
    const { find, calls, click } = await open({
      html: '<button data-cky-tag="accept-button">Accept</button>',
      events,
      consent: findRemoteGate(window) as ConsentGate,
    });
    document.head.replaceChildren();
    find('button').addEventListener('click', () => {
      document.cookie =
        'cookieyes-consent=consent:yes,action:yes,necessary:yes,advertisement:yes;path=/';
    });
    expect(tracked(await calls())).toEqual([]);
    click('button');
    expect(tracked(await calls())).toEqual(['Contact']);
    document.cookie = 'cookieyes-consent=;path=/;max-age=-1';
  });

  test('after a refusal what was held is dropped, and nothing more is sent', async () => {
    const banner = createBanner();
    const { calls, click, sent, outcomes } = await open({ html, events, consent: banner.gate });
    banner.decide({ advertisement: false });
    click('.buy');
    expect(tracked(await calls(5000))).toEqual([]);
    expect(sent).toEqual([]);
    expect(outcomes()).toEqual(['Contact dropped: not allowed', 'Lead dropped: not allowed']);
    banner.decide({ advertisement: true });
    click('.buy');
    expect(tracked(await calls())).toEqual(['Lead']);
  });

  test('an event that waits for the pixel is dropped when consent is withdrawn', async () => {
    const banner = createBanner({ advertisement: true });
    const { calls, fbq, outcomes } = await open({
      events,
      consent: banner.gate,
      hasPixel: false,
    });
    await calls(1000);
    banner.decide({ advertisement: false });
    Object.assign(window, { fbq });
    expect(tracked(await calls(1000))).toEqual([]);
    expect(outcomes()).toEqual(['Contact dropped: not allowed']);
  });

  test('consent that is withdrawn is reported to the pixel', async () => {
    const banner = createBanner({ advertisement: true });
    const { calls } = await open({ consent: banner.gate });
    expect(await calls()).toEqual([]);
    banner.decide({ advertisement: false });
    expect(await calls()).toEqual([['consent', 'revoke']]);
  });

  test('a pixel that a tag manager brings late receives that the visitor has not agreed', async () => {
    const banner = createBanner();
    const { calls, fbq, find } = await open({
      html: '<script id="late" type="text/plain"></script>',
      consent: banner.gate,
      hasPixel: false,
    });
    await calls();
    Object.assign(window, { fbq });
    for (const _ of [1, 2]) find('#late').dispatchEvent(new Event('load'));
    expect(await calls()).toEqual([['consent', 'revoke']]);
    banner.decide({ advertisement: true });
    expect((await calls()).at(-1)).toEqual(['consent', 'grant']);
  });

  test('the vendor’s storage about a visitor is deleted with the consent, also if the site does not list it', async () => {
    const banner = createBanner({ advertisement: true });
    const { jar } = await open({ consent: banner.gate });
    for (const name of ['_fbp', '_fbc', 'cart']) document.cookie = `${name}=fb.1.2;path=/`;
    banner.decide({ advertisement: true });
    expect([...jar.keys()]).toEqual(['_fbp', '_fbc', 'cart']);
    const written = vi.spyOn(document, 'cookie', 'set');
    vi.spyOn(window.location, 'hostname', 'get').mockReturnValue('www.shop.test');
    banner.decide({ advertisement: false });
    expect([...jar.keys()]).toEqual(['cart']);
    // The domain on which the vendor has stored a cookie is unknown, so every possible one is cleared.
    const domains = written.mock.calls.map(([text]) => /domain=([^;]*)/.exec(text)?.[1]);
    expect(new Set(domains)).toEqual(new Set(['www.shop.test', 'shop.test', 'test', undefined]));
  });

  test('a refusal writes no cookie where the vendor has kept none', async () => {
    const banner = createBanner({ advertisement: true });
    await open({ consent: banner.gate });
    const written = vi.spyOn(document, 'cookie', 'set');
    banner.decide({ advertisement: false });
    expect(written).not.toHaveBeenCalled();
  });

  test.each(['advertisement', 'marketing', 'ads'])(
    'on a site that calls the category "%s" the choice about it counts',
    async (category) => {
      const banner = createBanner({ necessary: true, [category]: false });
      const { calls } = await open({ events, consent: banner.gate });
      expect(tracked(await calls())).toEqual([]);
      banner.decide({ [category]: true });
      expect(tracked(await calls())).toEqual(['Contact']);
    },
  );

  test('the category that the site gives the vendor’s script counts before the usual one', async () => {
    const banner = createBanner({ advertisement: true, analytics: false });
    const requested: string[] = [];
    const { calls } = await open({
      events,
      consent: {
        ...banner.gate,
        categoriesOf(url) {
          requested.push(url);
          return ['analytics'];
        },
        isUrlAllowed: () => banner.gate.isGranted('analytics'),
      },
    });
    expect(tracked(await calls())).toEqual([]);
    expect(requested[0]).toBe('https://connect.facebook.net/en_US/fbevents.js');
    banner.decide({ analytics: true });
    expect(tracked(await calls())).toEqual(['Contact']);
  });

  test('if another script provides the API of WordPress, its response counts', async () => {
    let isAllowed = false;
    Object.assign(window, {
      wp_has_consent: (category: string) => category === 'marketing' && isAllowed,
    });
    const { calls, doc } = await open({ events });
    expect(tracked(await calls())).toEqual([]);
    isAllowed = true;
    doc.dispatchEvent(new CustomEvent('wp_listen_for_consent_change'));
    expect(tracked(await calls())).toEqual(['Contact']);
  });

  test('while a page is only prerendered nothing is sent', async () => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    const { calls, sent, doc } = await open({ events });
    expect(await calls(5000)).toEqual([['consent', 'revoke']]);
    expect(sent).toEqual([]);
    Reflect.deleteProperty(document, 'prerendering');
    doc.dispatchEvent(new Event('prerenderingchange'));
    expect(tracked(await calls())).toEqual(['Contact']);
  });

  test('the list of what happened does not grow for ever', async () => {
    const { calls, click } = await open({ html, events: { css_events: { '.buy': [lead] } } });
    for (let round = 0; round < 250; round += 1) click('.buy');
    expect(await calls()).toHaveLength(250);
    expect(page.page.tracked).toHaveLength(200);
  });
});
