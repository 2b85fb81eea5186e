import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { collectElements } from '../../../src/consent/banner/banner-elements';
import { prepareTemplate } from '../../../src/consent/banner/prepare-template';
import { consentConfig } from '../../../src/consent/config';
import { readConfig } from '../../../src/consent/guard/read-config';
import { createLabels } from '../../../src/runtime/labels';
import type { Page } from '../../../src/runtime/page';
import { classic, notice, preview, sale } from '../banner-markup';
import { configOf, type Settings } from '../banner-page';

/**
 * The template as it is inserted into the page, without the rest of the banner, for which every
 * test would have to wait.
 */
const open = ({ template = notice(), ...settings }: Settings = {}) => {
  document.body.innerHTML = template;
  const printed = configOf(settings);
  let last = 0;
  const page = { nextId: () => `skerry-${++last}`, labels: createLabels({}) };
  prepareTemplate(collectElements([...document.body.children] as HTMLElement[]), {
    page: page as unknown as Page,
    config: consentConfig.read(printed),
    categories: readConfig(printed).categories,
  });
};
const find = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`Nothing matches ${selector}`);
  return found;
};
const banner = {
  find,
  all: (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)],
  tag: (name: string) => find(`[data-cky-tag="${name}"]`),
  has: (selector: string, name: string) => find(selector).classList.contains(name),
};
const container = '.cky-consent-container';
const has = (selector: string) => banner.all(selector).length > 0;

beforeEach(() => void vi.spyOn(console, 'info').mockImplementation(() => undefined));
afterEach(() => document.body.replaceChildren());

describe('the kinds of cookies', () => {
  const elementsOf = (slug: string) => ({
    always: has(`#ckyDetailCategory${slug} .cky-always-active`),
    switch: has(`#ckySwitch${slug}`),
    frame: has(`#ckyDetailCategory${slug} .cky-switch`),
  });

  test.each([
    ['necessary', { always: true, switch: false, frame: false }],
    ['analytics', { always: false, switch: true, frame: true }],
    ['performance', { always: false, switch: false, frame: false }],
  ])('%s is always on or has a switch, where it lists cookies', (slug, expected) => {
    open();
    expect(elementsOf(slug)).toEqual(expected);
  });

  test('have their switches on the first layer where the classic type shows them there', () => {
    open({
      template: classic(preview),
      settings: { type: 'classic' },
      bannerConfig: { categoryPreview: { status: true } },
    });
    expect(elementsOf('analytics').switch).toBe(false);
    expect(banner.all('.cky-category-direct-item input').map(({ id }) => id)).toEqual([
      'ckyCategoryDirectnecessary',
      'ckyCategoryDirectfunctional',
      'ckyCategoryDirectanalytics',
    ]);
    expect(banner.all('.cky-category-direct-item')).toHaveLength(3);
  });

  test.each([
    ['another type', { type: 'box' }, { categoryPreview: { status: true } }],
    ['the classic type without them there', { type: 'classic' }, {}],
  ])('keep their switches in the preference centre of %s', (_, settings, bannerConfig) => {
    open({ template: classic(), settings, bannerConfig });
    expect(elementsOf('analytics').switch).toBe(true);
  });

  test('that the banner does not show are not missed', () => {
    const template = notice().replaceAll('ckyDetailCategoryfunctional', 'other');
    expect(() => open({ template })).not.toThrow();
  });
});

describe('the list of cookies', () => {
  test('belongs to the button that unfolds it', () => {
    open();
    const body = banner.find('#ckyDetailCategoryanalytics .cky-accordion-body');
    expect(body.id).toBe('ckyDetailCategoryanalyticsBody');
    const button = banner.find('#ckyDetailCategoryanalytics .cky-accordion-btn');
    expect(button.getAttribute('aria-controls')).toBe(body.id);
    expect(has('[data-cky-tag="audit-table"]')).toBe(true);
    expect(has('.cky-accordion-chevron-hide')).toBe(false);
  });

  test('keeps an id of its own', () => {
    const template = notice().replace('class="cky-accordion-body"', '$& id="mine"');
    open({ template });
    const button = banner.find('#ckyDetailCategorynecessary .cky-accordion-btn');
    expect(button.getAttribute('aria-controls')).toBe('mine');
  });

  test('is removed, with its arrow, if the site disables it', () => {
    open({ bannerConfig: { auditTable: { status: false } } });
    expect(has('[data-cky-tag="audit-table"]')).toBe(false);
    expect(banner.all('.cky-accordion-chevron-hide')).toHaveLength(4);
    expect(has('.cky-accordion-btn[aria-controls]')).toBe(false);
  });

  test.each(['cky-accordion-body', 'cky-accordion-btn', 'cky-accordion-chevron'])(
    'is not missed in a template without %s',
    (name) => {
      for (const status of [true, false]) {
        open({
          template: notice().replaceAll(name, 'other'),
          bannerConfig: { auditTable: { status } },
        });
        expect(banner.find(container).getAttribute('role')).toBe('region');
        expect(has('[aria-controls=""], [aria-controls="undefined"]')).toBe(false);
      }
    },
  );
});

describe('for screen readers', () => {
  /** The text of the element that `aria-labelledby` refers to. */
  const nameOf = (selector: string) =>
    document.getElementById(banner.find(selector).getAttribute('aria-labelledby') ?? '')
      ?.textContent;

  test('the first layer is a region with the name of its title', () => {
    open();
    expect(banner.find(container).getAttribute('role')).toBe('region');
    expect(nameOf(container)).toBe('Cookies');
  });

  test('a first layer without a title is named by its text', () => {
    open({ template: notice().replace('data-cky-tag="title"', '') });
    expect(nameOf(container)).toContain('We would like to count');
  });

  test('the preference centre is a modal dialog that its button announces', () => {
    open();
    const center = banner.tag('detail');
    const roleAndTabindex = ['role', 'tabindex', 'aria-modal'].map((name) =>
      center.getAttribute(name),
    );
    expect(roleAndTabindex).toEqual(['dialog', '-1', 'true']);
    expect(nameOf('[data-cky-tag="detail"]')).toBe('Choose');
    const opener = banner.tag('settings-button');
    expect(opener.getAttribute('aria-haspopup')).toBe('dialog');
    expect(opener.getAttribute('aria-controls')).toBe(center.id);
    expect(center.id).not.toBe('');
    expect(banner.find('.cky-modal').hasAttribute('tabindex')).toBe(false);
  });

  test('existing ids are kept', () => {
    const template = notice().replace('data-cky-tag="detail-title"', '$& id="mine"');
    open({ template });
    expect(banner.tag('detail').getAttribute('aria-labelledby')).toBe('mine');
  });

  test('the preference centre of the classic type is no modal one', () => {
    open({ template: classic(), settings: { type: 'classic' } });
    expect(banner.tag('detail').getAttribute('role')).toBe('dialog');
    expect(banner.tag('detail').hasAttribute('aria-modal')).toBe(false);
  });

  test('the dialog to opt out has its title and its button', () => {
    open({ law: 'ccpa', template: sale() });
    expect(nameOf('[data-cky-tag="optout-popup"]')).toBe('Opt out');
    expect(banner.tag('donotsell-button').getAttribute('aria-controls')).toBe(
      banner.tag('optout-popup').id,
    );
  });

  test.each([
    ['gdpr', notice(), 'detail-close', { cky_preference_close_label: 'Shut' }, 'Shut'],
    ['ccpa', sale(), 'optout-close', { cky_optout_close_label: 'Shut' }, 'Shut'],
    ['gdpr', notice(), 'detail-close', { x_cky_optout_close_label_x: 'Other' }, 'Close'],
    ['gdpr', notice(), 'detail-close', { cky_other_close_label: 'Other' }, 'Close'],
    ['gdpr', notice(), 'detail-close', { my_cky_optout_close_label: 'Other' }, 'Close'],
    ['gdpr', notice(), 'detail-close', { cky_optout_close_label_x: 'Other' }, 'Close'],
  ] as const)(
    'under %s a button with the name of a placeholder gets its words: %#',
    (law, template, tag, shortCodes, text) => {
      open({ law, template, shortCodes });
      expect(banner.tag(tag).getAttribute('aria-label')).toBe(text);
    },
  );

  test('a link without an address is a button, one with an address stays a link', () => {
    const text =
      '<a data-cky-tag="settings-button" id="one">x</a><a href="/x" data-cky-tag="y" id="two">x</a><a id="three">x</a>';
    open({ template: notice(text) });
    const roleAndTabindex = (id: string) =>
      ['role', 'tabindex'].map((name) => banner.find(`#${id}`).getAttribute(name));
    expect(roleAndTabindex('one')).toEqual(['button', '0']);
    expect(roleAndTabindex('two')).toEqual([null, null]);
    expect(roleAndTabindex('three')).toEqual([null, null]);
  });
});

test('the colours of the site reach the links, in lists too, and what is always on, but not the link to the policy', () => {
  const alwaysActive = { styles: { color: '#008000' } };
  const manualLinks = { styles: { color: '#0000ff' } };
  const text =
    '<p><a id="in" href="/x">x</a><a id="more" href="/x" data-cky-tag="readmore-button">x</a></p><ul><li><a id="listed" href="/x">x</a></li></ul><a id="own" class="cky-link" href="/x">x</a>';
  open({ template: notice(text), bannerConfig: { alwaysActive, manualLinks } });
  const colours = ['in', 'more', 'listed', 'own'].map((id) => banner.find(`#${id}`).style.color);
  expect(colours).toEqual(['#0000ff', '', '#0000ff', '#0000ff']);
  expect(banner.find('.cky-always-active').style.color).toBe('#008000');
});

describe('places and directions', () => {
  test.each([
    ['sidebar-left', true],
    ['sidebar-right', true],
    ['sidebar-top', false],
    ['my-sidebar-left', false],
    ['sidebar-left-wide', false],
    ['popup', false],
  ])('of the preference centre: %s has a class: %s', (preferenceCenterType, expected) => {
    open({ settings: { preferenceCenterType } });
    expect(banner.find('.cky-modal').className.includes(preferenceCenterType)).toBe(expected);
  });

  test('the revisit button is in the corner that the site has chosen', () => {
    open({ bannerConfig: { revisitConsent: { status: true, position: 'bottom-right' } } });
    expect(banner.has('[data-cky-tag="revisit-consent"]', 'cky-revisit-bottom-right')).toBe(true);
  });

  test.each([
    [true, ['notice', 'detail', 'revisit-consent']],
    [false, []],
  ])('a page that is read from the right: %s', (_rtl, expected) => {
    open({ config: { _rtl } });
    const found = banner.all('.cky-rtl').map((each) => each.getAttribute('data-cky-tag'));
    expect(new Set(found)).toEqual(new Set(expected));
  });

  test('the dialog to opt out is read from the right, too', () => {
    open({ law: 'ccpa', template: sale(), config: { _rtl: true } });
    expect(banner.has('[data-cky-tag="optout-popup"]', 'cky-rtl')).toBe(true);
  });
});

test.each([
  [notice(), '#eeeeee'],
  [notice().replace('background-color: #eeeeee', ''), '#ffffff'],
])(
  'the shadow above the buttons fades into the ground of the centre: %#',
  (template, background) => {
    open({ template });
    expect(banner.find('.cky-footer-shadow').style.background).toBe(
      `linear-gradient(180deg, rgba(255, 255, 255, 0) 0%, ${background} 100%)`,
    );
  },
);

test('the box to opt out is printed as disabled and is not', () => {
  open({ law: 'ccpa', template: sale() });
  expect(banner.has('[data-cky-tag="optout-option"]', 'cky-disabled')).toBe(false);
});

test.each([
  ['both', notice(), 0],
  ['agreeing alone', notice().replace('data-cky-tag="reject-button"', ''), 1],
  ['none', notice().replace(/data-cky-tag="(accept|reject)-button"/g, ''), 0],
])(
  'the owner of a banner that offers %s is warned that refusing should be as easy',
  (_, template, times) => {
    open({ template });
    expect(console.info).toHaveBeenCalledTimes(times);
  },
);
