import { record, text } from '../../runtime/kit';
import type { ConsentCategory, ConsentGuard } from '../../runtime/consent-gate';
import type { Page } from '../../runtime/page';
import type { Template } from '../banner/load-template';
import { accordionId, OPT_OUT, switchId, TAG } from '../names';
import { english, type Texts } from './texts';

type Child = Node | string;
type Attributes = Readonly<Record<string, string>>;

const overrides = { name: 'skerryLabels', read: record(text()) };

/**
 * The banner of a page that brings no template: the same elements, classes and tags as the plugin's
 * own, so that the same code adopts it. Words can be changed through `window.skerryLabels`.
 */
export const buildOwnTemplate = (page: Page, { law, categories }: ConsentGuard): Template => {
  const { document: doc, globals } = page;
  const texts: Texts = { ...english, ...globals.get(overrides) };

  const element = (tag: string, attributes: Attributes, ...children: readonly Child[]) => {
    const created = doc.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) created.setAttribute(name, value);
    created.append(...children);
    return created;
  };
  const button = (tag: string, kind: string, words: string) =>
    element('button', { type: 'button', class: `cky-btn cky-btn-${kind}`, [TAG]: tag }, words);
  const closer = (tag: string, kind: string) =>
    element(
      'button',
      { type: 'button', class: kind, [TAG]: tag, 'aria-label': texts.consentClose },
      '×',
    );
  const heading = (tag: string, kind: string, words: string) =>
    element('p', { class: kind, role: 'heading', 'aria-level': '2', [TAG]: tag }, words);

  const audit = ({ cookies }: ConsentCategory) =>
    element(
      'div',
      { class: 'cky-audit-table', [TAG]: 'audit-table' },
      cookies.length === 0
        ? element('p', { class: 'cky-empty-cookies-text' }, texts.consentNoCookies)
        : element(
            'ul',
            { class: 'cky-cookie-des-table' },
            ...cookies.map(({ name, domain }) => element('li', {}, `${name} (${domain})`)),
          ),
    );

  const accordion = (category: ConsentCategory) =>
    element(
      'div',
      { class: 'cky-accordion', id: accordionId(category.slug) },
      element(
        'div',
        { class: 'cky-accordion-header' },
        element(
          'button',
          { type: 'button', class: 'cky-accordion-btn', [TAG]: 'detail-category-title' },
          category.name || category.slug,
        ),
        element('span', { class: 'cky-always-active' }, texts.consentAlwaysOn),
        element(
          'div',
          { class: 'cky-switch', [TAG]: 'detail-category-toggle' },
          element('input', { type: 'checkbox', id: switchId(category.slug) }),
        ),
      ),
      element('div', { class: 'cky-accordion-body' }, audit(category)),
    );

  const isCcpa = law === 'ccpa';
  const notice = element(
    'div',
    { class: 'cky-consent-container cky-hide skerry-consent', tabindex: '0' },
    element(
      'div',
      { class: 'cky-consent-bar', [TAG]: 'notice' },
      ...(isCcpa ? [closer('close-button', 'cky-banner-btn-close')] : []),
      heading('title', 'cky-title', texts.consentTitle),
      element(
        'div',
        { class: 'cky-notice-des', [TAG]: 'description' },
        element('p', {}, isCcpa ? texts.consentSaleNotice : texts.consentNotice),
      ),
      element(
        'div',
        { class: 'cky-notice-btn-wrapper', [TAG]: 'notice-buttons' },
        ...(isCcpa
          ? [button('donotsell-button', 'do-not-sell', texts.consentDoNotSell)]
          : [
              button('settings-button', 'customize', texts.consentCustomise),
              button('reject-button', 'reject', texts.consentReject),
              button('accept-button', 'accept', texts.consentAccept),
            ]),
      ),
    ),
  );

  const optOut = () =>
    element(
      'div',
      { class: 'cky-preference-center', [TAG]: 'optout-popup' },
      heading('optout-title', 'cky-preference-title', texts.consentOptOutTitle),
      closer('optout-close', 'cky-btn-close'),
      element(
        'label',
        { class: 'cky-opt-out-wrapper', [TAG]: 'optout-option' },
        element('input', { type: 'checkbox', id: OPT_OUT, [TAG]: 'optout-option-toggle' }),
        texts.consentDoNotSell,
      ),
      element(
        'div',
        { class: 'cky-opt-out-btn-wrapper', [TAG]: 'optout-buttons' },
        button('optout-cancel-button', 'cancel', texts.consentCancel),
        button('optout-confirm-button', 'confirm', texts.consentSave),
      ),
    );
  const center = () =>
    element(
      'div',
      { class: 'cky-preference-center', [TAG]: 'detail' },
      heading('detail-title', 'cky-preference-title', texts.consentChooseTitle),
      closer('detail-close', 'cky-btn-close'),
      element(
        'div',
        { class: 'cky-accordion-wrapper', [TAG]: 'detail-categories' },
        ...categories.map(accordion),
      ),
      element(
        'div',
        { class: 'cky-prefrence-btn-wrapper', [TAG]: 'detail-buttons' },
        button('detail-reject-button', 'reject', texts.consentReject),
        button('detail-save-button', 'preferences', texts.consentSave),
        button('detail-accept-button', 'accept', texts.consentAccept),
      ),
    );

  const banner = doc.createDocumentFragment();
  banner.append(
    element('div', { class: 'cky-overlay cky-hide skerry-consent' }),
    element(
      'div',
      {
        class: 'cky-btn-revisit-wrapper cky-revisit-hide skerry-consent',
        [TAG]: 'revisit-consent',
      },
      element('button', { type: 'button', class: 'cky-btn-revisit' }, texts.consentRevisit),
    ),
    notice,
    element('div', { class: 'cky-modal skerry-consent' }, isCcpa ? optOut() : center()),
  );
  const placeholder = doc.createDocumentFragment();
  placeholder.append(
    element(
      'div',
      { class: 'video-placeholder-normal skerry-consent', [TAG]: 'video-placeholder' },
      element(
        'p',
        { class: 'video-placeholder-text-normal', [TAG]: 'placeholder-title' },
        texts.consentPlaceholder,
      ),
    ),
  );
  const empty = () => doc.createDocumentFragment();
  return { banner, placeholder, readMore: empty(), showMore: empty(), showLess: empty() };
};
