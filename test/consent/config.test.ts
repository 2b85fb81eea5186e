import { afterEach, describe, expect, test, vi } from 'vitest';
import { collectElements } from '../../src/consent/banner/banner-elements';
import { prepareTemplate } from '../../src/consent/banner/prepare-template';
import { consentConfig } from '../../src/consent/config';
import { writeConsentCookie } from '../../src/consent/control/consent-cookie';
import { readConfig } from '../../src/consent/guard/read-config';
import { createGlobals } from '../../src/runtime/config/global';
import type { Page } from '../../src/runtime/page';
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
  test('where the button for that stands [S3.03f]', () => {
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
    const parts = collectElements([...document.body.children] as HTMLElement[]);
    const page = { nextId: () => 'x', labels: String } as unknown as Page;
    const { categories } = readConfig(config);
    prepareTemplate(parts, { page, config: consentConfig.read(config), categories });
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
  test('goes to no other site [S9.01d]', () => {
    expect(write({}).samesite).toBe('strict');
  });
});
