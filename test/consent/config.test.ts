import { afterEach, describe, expect, test, vi } from 'vitest';
import { collectElements } from '../../src/consent/banner/banner-elements';
import { prepareTemplate } from '../../src/consent/banner/prepare-template';
import { consentConfig } from '../../src/consent/config';
import { writeConsentCookie } from '../../src/consent/control/consent-cookie';
import { definitions } from '../../src/consent/definitions';
import { readConfig, readText } from '../../src/consent/guard/read-config';
import { createGlobals } from '../../src/runtime/config/global';
import { openGate } from '../../src/runtime/open-gate';
import type { Page, PageFacts } from '../../src/runtime/page';
import { readWritten } from '../support/written-cookie';

const printed = {
  _expiry: '30',
  _rootDomain: '',
  _categories: [
    {
      slug: 'analytics',
      name: 'Measuring',
      isNecessary: false,
      defaultConsent: { gdpr: true, ccpa: false },
      cookies: [{ cookieID: '_ga_*', domain: '.shop.test' }],
    },
    {
      slug: 'necessary',
      name: 'Needed',
      isNecessary: true,
      defaultConsent: { gdpr: false, ccpa: true },
      cookies: [],
    },
  ],
  _providersToBlock: [{ re: 'm.test', categories: ['analytics', 'functional'] }],
  _bannerConfig: {
    settings: {
      applicableLaw: 'ccpa',
      type: 'banner',
      position: 'top',
      preferenceCenterType: 'sidebar-right',
    },
    behaviours: { reloadBannerOnAccept: true },
    config: {
      revisitConsent: { status: true, position: 'bottom-right' },
      auditTable: { status: true },
    },
  },
};

describe('of a category is read', () => {
  const [analytics, necessary] = readConfig(printed).categories;

  test('its slug [S3.01a]', () => expect(analytics?.slug).toBe('analytics'));
  test('its name [S3.01b]', () => expect(analytics?.name).toBe('Measuring'));
  test('whether it is necessary [S3.01c]', () => {
    expect([analytics?.isNecessary, necessary?.isNecessary]).toEqual([false, true]);
  });
  test('its default under gdpr [S3.01d]', () => {
    expect([analytics?.preset.gdpr, necessary?.preset.gdpr]).toEqual([true, false]);
  });
  test('its default under ccpa [S3.01e]', () => {
    expect([analytics?.preset.ccpa, necessary?.preset.ccpa]).toEqual([false, true]);
  });
  test('the names of its cookies [S3.01f]', () => {
    expect(analytics?.cookies.map(({ name }) => name)).toEqual(['_ga_*']);
  });
  test('the domains of its cookies [S3.01g]', () => {
    expect(analytics?.cookies.map(({ domain }) => domain)).toEqual(['.shop.test']);
  });
});

describe('of the banner is read', () => {
  const { settings, behaviours, config } = consentConfig.read(printed)._bannerConfig;

  test.each([
    ['ccpa', 'ccpa'],
    ['gdpr', 'gdpr'],
    ['lgpd', 'gdpr'],
    [undefined, 'gdpr'],
  ])('the law %s as %s [S3.03a]', (applicableLaw, law) => {
    expect(readConfig({ _bannerConfig: { settings: { applicableLaw } } }).law).toBe(law);
  });
  test('its type [S3.03b]', () => expect(settings.type).toBe('banner'));
  test('its position [S3.03c]', () => expect(settings.position).toBe('top'));
  test('the type of its preference centre [S3.03d]', () => {
    expect(settings.preferenceCenterType).toBe('sidebar-right');
  });
  test('whether the choice can be changed later [S3.03e]', () => {
    expect(config.revisitConsent.status).toBe(true);
    expect(consentConfig.read({})._bannerConfig.config.revisitConsent.status).toBe(false);
  });
  test('the position of its button [S3.03f]', () => {
    expect(config.revisitConsent.position).toBe('bottom-right');
  });
  test('whether cookies are listed [S3.03g]', () => {
    expect(config.auditTable.status).toBe(true);
    expect(consentConfig.read({})._bannerConfig.config.auditTable.status).toBe(false);
  });
  test('whether a choice loads the page again [S3.03h]', () => {
    expect(behaviours.reloadBannerOnAccept).toBe(true);
    expect(consentConfig.read({})._bannerConfig.behaviours.reloadBannerOnAccept).toBe(false);
  });
  test('which providers wait for which categories [S3.03i]', () => {
    expect(readConfig(printed).providers).toEqual([
      { text: 'm.test', slugs: ['analytics', 'functional'] },
    ]);
  });
});

describe('the banner follows what is read', () => {
  const template = `<div class="cky-btn-revisit-wrapper" data-cky-tag="revisit-consent"><button></button></div>
    <div class="cky-consent-container"></div>
    <div class="cky-modal"><div data-cky-tag="detail"><div class="cky-accordion" id="ckyDetailCategoryanalytics">
    <div class="cky-accordion-chevron"></div><div class="cky-accordion-body"><div data-cky-tag="audit-table"></div></div></div></div></div>`;
  const prepare = (config: unknown) => {
    document.body.innerHTML = template;
    const elements = collectElements([...document.body.children] as HTMLElement[]);
    const page = { nextId: () => 'x', labels: String } as unknown as Page;
    const { categories } = readConfig(config);
    prepareTemplate(elements, { page, config: consentConfig.read(config), categories });
    return document.body;
  };
  afterEach(() => document.body.replaceChildren());

  test('in its type and its place [S3.03b, S3.03c]', () => {
    expect(prepare(printed).querySelector('.cky-consent-container')?.className).toContain(
      'cky-banner-top',
    );
  });
  test('in the kind of its preference centre [S3.03d]', () => {
    expect(prepare(printed).querySelector('.cky-modal')?.className).toContain('cky-sidebar-right');
  });
  test.each([
    [printed, 'cky-revisit-bottom-right'],
    [{}, 'cky-revisit-bottom-left'],
  ])('in the place of the revisit button [S3.03f]', (config, name) => {
    const revisit = prepare(config).querySelector('[data-cky-tag="revisit-consent"]');
    expect(revisit?.classList.contains(name)).toBe(true);
  });
  test.each([
    ['with', printed, 1],
    ['without', {}, 0],
  ])('%s a list of cookies [S3.03g]', (_, config, count) => {
    expect(prepare(config).querySelectorAll('[data-cky-tag="audit-table"]')).toHaveLength(count);
  });
});

describe('the cookie of a choice', () => {
  const write = (config: object) => {
    Object.assign(window, { _ckyConfig: config });
    const written = vi.spyOn(document, 'cookie', 'set');
    const page = { window, globals: createGlobals(window) } as unknown as Page;
    writeConsentCookie(page, 'consent:yes');
    const [[text] = ['']] = written.mock.calls;
    return readWritten(text).attributes;
  };
  afterEach(() => void Reflect.deleteProperty(window, '_ckyConfig'));

  test.each([
    ['', undefined],
    ['.elsewhere.test', undefined],
    [`.${window.location.hostname}`, window.location.hostname],
  ])('with the root domain "%s" is of this site [S9.01a]', (_rootDomain, domain) => {
    expect(write({ _rootDomain }).domain).toBe(domain);
  });
  test.each([[{}], [{ _expiry: '' }], [{ _expiry: '0' }], [{ _expiry: 'ever' }]])(
    'lives for 365 days with %j [S9.01b]',
    (config) => expect(write(config).days).toBe(365),
  );
  test('lives as long as the site wants [S9.01c]', () => {
    expect(write({ _expiry: '30' }).days).toBe(30);
  });
  test('is sent to no other site [S9.01d]', () => {
    expect(write({}).samesite).toBe('strict');
  });
});

describe('the text of the stored choice', () => {
  test.each([
    ['a=1; cookieyes-consent=consent:yes; b=2', 'consent:yes'],
    [' cookieyes-consent =consent:no', 'consent:no'],
    ['cookieyes-consent=consent:yes=no', 'consent:yes'],
    ['cookieyes-consent', ''],
    ['cookieyes-consent-old=consent:yes', ''],
    ['', ''],
    // A cookie for the host, stored before the site had a domain for all its hosts.
    ['cookieyes-consent=consent:yes; a=1; cookieyes-consent=consent:no', 'consent:no'],
  ])('in “%s” is “%s”', (cookie, expected) => {
    expect(readText({ cookie } as Document)).toBe(expected);
  });

  test('is empty where cookies are blocked', () => {
    const blocked = {
      get cookie(): string {
        throw new DOMException('blocked', 'SecurityError');
      },
    };
    expect(readText(blocked as Document)).toBe('');
  });
});

describe('of a broken configuration is read', () => {
  test('nothing that is no text, no list and no yes', () => {
    const _categories = [
      { slug: 'a', name: 5, isNecessary: 'yes', defaultConsent: 'x', cookies: 'y' },
      { slug: 'b', defaultConsent: { gdpr: 1, ccpa: 'true' }, cookies: { 1: { cookieID: 7 } } },
    ];
    expect(readConfig({ _categories }).categories).toEqual([
      {
        slug: 'a',
        name: '',
        isNecessary: false,
        preset: { gdpr: false, ccpa: false },
        cookies: [{ name: '', domain: '' }],
      },
      {
        slug: 'b',
        name: '',
        isNecessary: false,
        preset: { gdpr: false, ccpa: false },
        cookies: [{ name: '', domain: '' }],
      },
    ]);
  });

  test.each(['', 'a b', 'a,b', 'a:b', 'a;b', ' a', 'a '])(
    'no category with the slug “%s”, which the record could not hold',
    (slug) => {
      const { categories } = readConfig({ _categories: [{ slug }, { slug: 'fine' }] });
      expect(categories.map((each) => each.slug)).toEqual(['fine']);
    },
  );

  test('each list that came as a map, and providers without a text', () => {
    const { categories, providers } = readConfig({
      _categories: { 1: { slug: 'a' }, 3: { slug: 'b' } },
      _providersToBlock: { 2: { re: 'm.test', categories: { 0: 'a', 5: 'b' } }, 4: null },
    });
    expect(categories.map(({ slug }) => slug)).toEqual(['a', 'b']);
    expect(providers).toEqual([
      { text: 'm.test', slugs: ['a', 'b'] },
      { text: '', slugs: [] },
    ]);
  });
});

test('the code of the banner is for pages that have a guard, not for those of another script', () => {
  const needs = (consent: object) =>
    definitions.map((each) => 'needs' in each && each.needs?.({ consent } as unknown as PageFacts));
  expect(needs({ adopt: () => {} })).toEqual([true, true]);
  expect(needs(openGate)).toEqual([false, false]);
});
