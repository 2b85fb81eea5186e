import { afterEach, describe, expect, test, vi } from 'vitest';
import { signalNotice } from '../../../src/consent/lazy';
import { readOptions } from '../../../src/runtime/loader/read-options';
import type { Page } from '../../../src/runtime/page';
import { notice, revisit, sale } from '../banner-markup';
import { type BannerPage, openBanner } from '../banner-page';

let banner: BannerPage;
const open = async (...args: Parameters<typeof openBanner>) => {
  banner = await openBanner(...args);
};
const styled = (styles: object) => ({ styles });

afterEach(() => void banner.end());

describe('the style sheet of the site', () => {
  test('is inserted with the banner, under the name that other scripts look for, and removed with it', async () => {
    await open({ css: '.cky-hide { display: none }' });
    expect(document.querySelector('head > style#cky-style')?.textContent).toBe(
      '.cky-hide { display: none }',
    );
    banner.end();
    expect(document.querySelector('#cky-style')).toBeNull();
  });

  test('has the nonce that the policy of the page requires', async () => {
    const options = { ...readOptions(null), nonce: 'abc' };
    await open({ css: 'p { margin: 0 }', page: { options } });
    expect(document.querySelector<HTMLStyleElement>('#cky-style')?.nonce).toBe('abc');
  });

  test('is not inserted twice, and not at all if the site has none', async () => {
    await open({ css: 'p { margin: 0 }', html: '<style id="cky-style">b { margin: 0 }</style>' });
    expect(banner.all('#cky-style').map(({ textContent }) => textContent)).toEqual([
      'b { margin: 0 }',
    ]);
    banner.end();
    await open();
    expect(banner.all('#cky-style')).toEqual([]);
  });
});

test('the rule that hides the template until then is removed with the banner, and restored in its place', async () => {
  const html =
    '<i></i><style id="cky-style-inline">[data-cky-tag] { display: none }</style><b></b>';
  await open({ html });
  expect(banner.all('#cky-style-inline')).toEqual([]);
  expect(banner.end()).toBe(true);
});

test('the banner is at the start of the page', async () => {
  await open();
  expect(
    [...document.body.children].slice(0, 4).map(({ className }) => className.split(' ')[0]),
  ).toEqual(['cky-overlay', 'cky-btn-revisit-wrapper', 'cky-consent-container', 'cky-modal']);
});

describe('the link to the policy', () => {
  const shortCodes = {
    cky_readmore: '<a href="/policy" data-cky-tag="readmore-button">Policy</a>',
  };
  const bannerConfig = { readMore: styled({ color: '#ff0000', 'border-color': '' }) };
  const banners = '.cky-consent-container';

  test.each([
    ['the last of several paragraphs', '<p>One</p><p id="here">Two</p>', '#here'],
    ['the text, where that is one paragraph', '<p>One</p>', '[data-cky-tag="description"]'],
    ['the text, where there are no paragraphs', 'One<b>Two</b>', '[data-cky-tag="description"]'],
    ['the last paragraph, whatever follows', '<p id="here">One</p><b>Two</b>', '#here'],
  ])('is at the end of %s, in its colour', async (_, text, place) => {
    await open({ template: notice(text), shortCodes, bannerConfig });
    // The same text may also be in the preference centre.
    const link = banner.find(`${banners} [data-cky-tag="readmore-button"]`);
    expect(link).toBe(banner.find(`${banners} ${place}`).lastElementChild);
    expect(link.previousSibling?.textContent).toBe('\u00a0');
    expect(link.style.color).toBe('#ff0000');
  });

  test('that an owner has added to the preference centre has the same colour', async () => {
    const other = '<a href="/policy" data-cky-tag="readmore-button" id="other">Policy</a>';
    await open({ template: notice().replace('About the kinds', other), shortCodes, bannerConfig });
    expect(banner.find('#other').style.color).toBe('#ff0000');
  });

  test.each([
    ['that the site does not have', {}],
    [
      'that the site has switched off',
      {
        config: {
          _shortCodes: [{ key: 'cky_readmore', content: shortCodes.cky_readmore, status: false }],
        },
      },
    ],
  ])('%s is not on the page, and nothing replaces it', async (_, more) => {
    await open(more);
    expect(banner.all('[data-cky-tag="readmore-button"]')).toEqual([]);
    expect(banner.tag('description').textContent).toBe('We would like to count');
  });

  test('is not missed in a banner without a text', async () => {
    await open({ template: notice().replace('data-cky-tag="description"', ''), shortCodes });
    expect(banner.report).not.toHaveBeenCalled();
    expect(banner.has('.cky-consent-container', 'cky-hide')).toBe(false);
  });
});

describe('elements that owners place in their pages', () => {
  const html = '<a data-cky-tag="settings-button" id="mine">x</a>';
  const colourOf = () => banner.find('#mine').style.color;

  test('have the colours of the banner, until it ends', async () => {
    const _tags = [{ tag: 'settings-button', styles: { color: '#ff0000', 'border-color': '' } }];
    await open({ html, config: { _tags } });
    expect(colourOf()).toBe('#ff0000');
    expect(banner.find('.cky-consent-container [data-cky-tag="settings-button"]').style.color).toBe(
      '',
    );
    expect(banner.end()).toBe(true);
  });

  test('with a name that is none are passed over', async () => {
    const _tags = [
      { tag: '"] , a[id="mine', styles: { color: '#00ff00' } },
      { tag: 'settings-button"] , a[id="mine', styles: { color: '#00ff00' } },
      { tag: 'x"] , a[id="mine"], [id="y', styles: { color: '#00ff00' } },
      { tag: 'no"quotes', styles: { color: '#00ff00' } },
    ];
    await open({ html, config: { _tags } });
    expect(colourOf()).toBe('');
    expect(banner.report).not.toHaveBeenCalled();
  });
});

describe('a page without a template', () => {
  test('gets a banner all the same, and the owner is warned', async () => {
    await open({ template: ' ' });
    expect(banner.all('.cky-consent-container.skerry-consent:not(.cky-hide)')).toHaveLength(1);
    expect(console.warn).toHaveBeenCalledWith(
      expect.stringMatching(/no banner template; Skerry shows its own/),
    );
    banner.press(banner.tag('accept-button'));
    expect(banner.record()).toContain('analytics:yes');
    expect(banner.end()).toBe(true);
  });

  test('and without categories has nothing to agree to', async () => {
    await open({ template: '', config: { _categories: [] } });
    expect(banner.all('.cky-consent-container')).toEqual([]);
    expect(console.warn).toHaveBeenCalledWith(
      expect.stringMatching(/no banner template; what needs consent stays held/),
    );
    expect(banner.report).not.toHaveBeenCalled();
  });

  test('that lets nothing of the template through gets its own banner', async () => {
    await open({ template: 'Words only' });
    expect(banner.all('.skerry-consent.cky-consent-container')).toHaveLength(1);
  });
});

test('a template of the revisit button alone is enough for a visitor with a choice', async () => {
  await open({
    template: revisit,
    cookie: 'consentid:a,consent:yes,action:yes,necessary:yes',
  });
  expect(banner.has('[data-cky-tag="revisit-consent"]', 'cky-revisit-hide')).toBe(false);
});

test('reduced motion, or forced colours, have their rules of the banner', async () => {
  await open();
  const conditions = document.adoptedStyleSheets
    .flatMap(({ cssRules }) => [...cssRules])
    .map((rule) => (rule as CSSMediaRule).conditionText);
  expect(conditions).toEqual(['(prefers-reduced-motion: reduce)', '(forced-colors: active)']);
});

test('a colour that the site leaves empty does not remove the printed one', async () => {
  const styles = { color: '', 'background-color': '#00ff00' };
  const ownLink = '<b data-cky-tag="readmore-button" style="color: #ff0000">Policy</b>';
  await open({ shortCodes: { cky_readmore: ownLink }, bannerConfig: { readMore: { styles } } });
  const { color, backgroundColor } = banner.tag('readmore-button').style;
  expect([color, backgroundColor]).toEqual(['#ff0000', '#00ff00']);
});

test('a banner that fails is removed, reported, and the page is as before', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const labels: Page['labels'] = ([name]) => {
    if (name === 'consentSaved') throw new Error('no words');
    return 'word';
  };
  await open({ page: { labels } });
  banner.press(banner.tag('accept-button'));
  expect(banner.report).toHaveBeenCalledWith(
    expect.objectContaining({ source: 'consent-banner', phase: 'mount' }),
  );
  expect(banner.all('.cky-consent-container')).toEqual([]);
  expect(banner.end()).toBe(true);
});

describe('a browser that sends Global Privacy Control', () => {
  const signal = (value: boolean) =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value, configurable: true });
  const text = 'Your browser asks sites not to sell or share your data';
  afterEach(() => void Reflect.deleteProperty(navigator, 'globalPrivacyControl'));

  test('is acknowledged in the banner if the law allows an opt-out: visitors see that they are opted out', async () => {
    signal(true);
    await open({ law: 'ccpa' });
    expect(banner.tag('description').textContent).toContain(text);
    expect(banner.record()).toBeUndefined();
  });

  test('is no longer acknowledged once the visitor has chosen, which may be to allow it', async () => {
    signal(true);
    await open({ law: 'ccpa', template: sale('') });
    expect(banner.tag('description').textContent).toContain(text);
    banner.press(banner.tag('donotsell-button'));
    banner.tick('ckyCCPAOptOut', false);
    banner.press(banner.tag('optout-confirm-button'));
    expect(banner.tag('description').textContent).not.toContain(text);
  });

  test('is not acknowledged if the visitor has chosen before, and nothing is fetched for it', async () => {
    signal(true);
    const requested: unknown[] = [];
    const load: Page['load'] = (importChunk) => {
      requested.push(importChunk);
      return importChunk();
    };
    const cookie = 'consentid:a,consent:no,action:yes,necessary:yes';
    await open({ law: 'ccpa', cookie, page: { load } });
    expect(banner.tag('description').textContent).not.toContain(text);
    expect(requested).not.toContain(signalNotice);
  });

  test('is acknowledged in the words of the site', async () => {
    signal(true);
    Object.assign(window, { skerryLabels: { consentSignal: 'Sie haben widersprochen.' } });
    await open({ law: 'ccpa' });
    expect(banner.tag('description').lastElementChild?.textContent).toBe(
      'Sie haben widersprochen.',
    );
    Reflect.deleteProperty(window, 'skerryLabels');
  });

  test.each([
    ['under an opt-in law', 'gdpr', true],
    ['without the signal', 'ccpa', false],
  ] as const)('is not acknowledged %s', async (_, law, value) => {
    signal(value);
    await open({ law });
    expect(banner.tag('description').textContent).not.toContain(text);
  });
});
