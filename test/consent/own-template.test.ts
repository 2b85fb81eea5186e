import { afterEach, describe, expect, test } from 'vitest';
import { type BannerPage, openBanner } from './banner-page';

let banner: BannerPage;
const open = async (more: Parameters<typeof openBanner>[0] = {}) => {
  banner = await openBanner({ template: '', ...more });
};
const texts = (selector: string) => banner.all(selector).map(({ textContent }) => textContent);
const tags = (selector: string) =>
  banner.all(`${selector} [data-cky-tag]`).map((each) => each.getAttribute('data-cky-tag'));
const notice = '.cky-consent-container.skerry-consent';
const modal = '.cky-modal.skerry-consent';
const isOpen = () => banner.has(modal, 'cky-modal-open');

afterEach(() => void banner.end());

describe('the banner of a site without a template', () => {
  test('has a description and offers three equal answers', async () => {
    await open();
    expect(texts(`${notice} .cky-title`)).toEqual(['Your choice']);
    expect(texts(`${notice} .cky-notice-des > p`)).toEqual([
      'This site would like to store more than it needs. Nothing of that happens before you agree.',
    ]);
    expect(texts(`${notice} .cky-notice-btn-wrapper > button[type="button"].cky-btn`)).toEqual([
      'Customise',
      'Reject all',
      'Accept all',
    ]);
    expect(tags(notice)).toEqual([
      'notice',
      'title',
      'description',
      'notice-buttons',
      'settings-button',
      'reject-button',
      'accept-button',
    ]);
    const title = banner.find(`${notice} .cky-title`);
    expect([title.getAttribute('role'), title.getAttribute('aria-level')]).toEqual([
      'heading',
      '2',
    ]);
    expect(banner.find(notice).getAttribute('tabindex')).toBe('0');
    expect(banner.all(`${notice} .cky-consent-bar`)).toHaveLength(1);
  });

  test.each([
    ['settings-button', 'customize'],
    ['reject-button', 'reject'],
    ['accept-button', 'accept'],
    ['detail-reject-button', 'reject'],
    ['detail-save-button', 'preferences'],
    ['detail-accept-button', 'accept'],
  ])('paints %s as the plugin does', async (tag, kind) => {
    await open();
    expect(banner.tag(tag).className).toBe(`cky-btn cky-btn-${kind}`);
  });

  test('has a preference centre with each kind and its cookies', async () => {
    await open();
    banner.press(banner.tag('settings-button'));
    expect(isOpen()).toBe(true);
    expect(texts(`${modal} .cky-preference-center > .cky-preference-title`)).toEqual([
      'Choose what may be stored',
    ]);
    expect(
      texts(
        `${modal} .cky-accordion-wrapper > .cky-accordion .cky-accordion-header > .cky-accordion-btn`,
      ),
    ).toEqual([
      'The necessary kind',
      'The functional kind',
      'The analytics kind',
      'The performance kind',
    ]);
    expect(
      texts(`${modal} .cky-accordion-body > .cky-audit-table > .cky-cookie-des-table > li`),
    ).toEqual(['necessary_* (shop.test)', 'functional_* (shop.test)', 'analytics_* (shop.test)']);
    expect(texts(`${modal} .cky-audit-table > p.cky-empty-cookies-text`)).toEqual([
      'No cookies are listed for this category.',
    ]);
    expect(texts(`${modal} .cky-always-active`)).toEqual(['Always on']);
    expect(banner.all(`${modal} .cky-switch > input[type="checkbox"]`).map(({ id }) => id)).toEqual(
      ['ckySwitchfunctional', 'ckySwitchanalytics'],
    );
    expect(texts(`${modal} .cky-prefrence-btn-wrapper > button`)).toEqual([
      'Reject all',
      'Save my choice',
      'Accept all',
    ]);
    expect([...new Set(tags(modal))]).toEqual([
      'detail',
      'detail-title',
      'detail-close',
      'detail-categories',
      'detail-category-title',
      'audit-table',
      'detail-category-toggle',
      'detail-buttons',
      'detail-reject-button',
      'detail-save-button',
      'detail-accept-button',
    ]);
  });

  test('a kind without a name is called by its slug', async () => {
    await open({ config: { _categories: [{ slug: 'maps', cookies: [{ cookieID: 'm' }] }] } });
    expect(texts('.cky-accordion-btn')).toEqual(['maps']);
  });

  test('a kind whose name the server has encoded is read as its owner wrote it', async () => {
    const kind = { name: 'Statistics &amp; maps&#039; tiles', slug: 'maps' };
    await open({ config: { _categories: [{ ...kind, cookies: [{ cookieID: 'm' }] }] } });
    expect(texts('.cky-accordion-btn')).toEqual(["Statistics & maps' tiles"]);
    expect(banner.input('ckySwitchmaps').getAttribute('aria-label')).toBe(
      "Statistics & maps' tiles",
    );
  });

  test('closes its preference centre, by its button and by a press beside it', async () => {
    await open();
    for (const selector of ['button.cky-btn-close', '.cky-overlay.skerry-consent']) {
      banner.press(banner.tag('settings-button'));
      expect(banner.has('.cky-overlay', 'cky-hide')).toBe(false);
      banner.press(banner.find(selector));
      expect(isOpen()).toBe(false);
    }
    const close = banner.find('.cky-btn-close');
    expect([close.getAttribute('aria-label'), close.textContent]).toEqual(['Close', '×']);
    expect(close.getAttribute('type')).toBe('button');
  });

  test('leaves a revisit button', async () => {
    await open();
    const revisit = '.cky-btn-revisit-wrapper.skerry-consent';
    expect(banner.has(revisit, 'cky-revisit-hide')).toBe(true);
    banner.press(banner.tag('reject-button'));
    expect(banner.has(revisit, 'cky-revisit-hide')).toBe(false);
    expect(banner.has(notice, 'cky-hide')).toBe(true);
    const button = banner.find(`${revisit} > button[type="button"].cky-btn-revisit`);
    expect(button.textContent).toBe('Cookie choices');
    banner.press(button);
    expect(isOpen()).toBe(true);
  });

  test('speaks the words of the site where it has given some', async () => {
    Object.assign(window, { skerryLabels: { consentTitle: 'Kekse', consentAccept: 'Ja' } });
    await open();
    Reflect.deleteProperty(window, 'skerryLabels');
    expect(texts(`${notice} .cky-title`)).toEqual(['Kekse']);
    expect(texts('[data-cky-tag="accept-button"]')).toEqual(['Ja']);
    expect(texts('[data-cky-tag="reject-button"]')).toEqual(['Reject all']);
  });
});

describe('the same under ccpa', () => {
  test('states that data is shared, and can be closed', async () => {
    await open({ law: 'ccpa' });
    expect(texts(`${notice} .cky-notice-des > p`)).toEqual([
      'This site shares some data about your visit. You can say no at any time.',
    ]);
    expect(texts(`${notice} .cky-notice-btn-wrapper > button`)).toEqual([
      'Do not sell or share my personal information',
    ]);
    expect(banner.tag('donotsell-button').className).toBe('cky-btn cky-btn-do-not-sell');
    banner.press(banner.find('.cky-banner-btn-close'));
    expect(banner.has(notice, 'cky-hide')).toBe(true);
    expect(banner.record()).toContain('consent:no,action:yes');
  });

  test('under gdpr it has no close button: closing would be no answer', async () => {
    await open();
    expect(banner.all('.cky-banner-btn-close')).toEqual([]);
  });

  test('has a dialog to opt out', async () => {
    await open({ law: 'ccpa' });
    banner.press(banner.tag('donotsell-button'));
    expect(isOpen()).toBe(true);
    expect(texts(`${modal} > .cky-preference-center > .cky-preference-title`)).toEqual([
      'Opt-out choices',
    ]);
    expect(texts(`${modal} label.cky-opt-out-wrapper`)).toEqual([
      'Do not sell or share my personal information',
    ]);
    expect(texts(`${modal} .cky-opt-out-btn-wrapper > button`)).toEqual([
      'Cancel',
      'Save my choice',
    ]);
    expect(tags(modal)).toEqual([
      'optout-popup',
      'optout-title',
      'optout-close',
      'optout-option',
      'optout-option-toggle',
      'optout-buttons',
      'optout-cancel-button',
      'optout-confirm-button',
    ]);
    expect(banner.tag('optout-cancel-button').className).toBe('cky-btn cky-btn-cancel');
    expect(banner.tag('optout-confirm-button').className).toBe('cky-btn cky-btn-confirm');
    expect(banner.input('ckyCCPAOptOut').type).toBe('checkbox');
    banner.press(banner.find(`${modal} .cky-btn-close`));
    expect(isOpen()).toBe(false);
    banner.press(banner.tag('donotsell-button'));
    banner.tick('ckyCCPAOptOut', true);
    banner.press(banner.tag('optout-confirm-button'));
    expect(banner.record()).toContain('consent:yes,action:yes');
  });
});
