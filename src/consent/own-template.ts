import { decodeEntities } from '../runtime/decode-entities';
import { record, text } from '../runtime/kit';
import type { ConsentCategory, ConsentGuard } from '../runtime/consent-gate';
import type { Page } from '../runtime/page';
import type { Template } from './banner/load-template';
import { accordionId, OPT_OUT, switchId, TAG } from './names';
import { english, type Texts } from './own-words';

/** Style sheet of Skerry's own banner, scoped so that it does not affect a site's own use of the classes. */
export const sheet = `
.skerry-consent.skerry-consent,.skerry-consent.skerry-consent *{all:revert;box-sizing:border-box}
.skerry-consent.skerry-consent *::before,.skerry-consent.skerry-consent *::after{content:none}
.skerry-consent.cky-hide,.skerry-consent.cky-revisit-hide{display:none}
.skerry-consent.skerry-consent{font:16px/1.5 system-ui,sans-serif;color:#1d2327}
.skerry-consent.skerry-consent p{margin:0 0 .75em;padding:0}
.skerry-consent.cky-overlay{position:fixed;inset:0;background:#000;opacity:.4;z-index:99999999}
.skerry-consent.cky-consent-container{position:fixed;inset:auto 0 0;margin:auto;width:min(100%,60em);max-height:100vh;overflow:auto;z-index:9999999}
.skerry-consent.cky-consent-container[class*="-top"]{inset:0 0 auto}
.skerry-consent[class*="cky-box-"]{margin:1em;width:min(100% - 2em,27em)}
.skerry-consent[class*="-bottom-right"],.skerry-consent[class*="-top-right"]{margin-inline-start:auto}
.skerry-consent.cky-popup-center{inset:0;margin:auto;width:min(100% - 2em,32em);height:max-content}
.skerry-consent .cky-consent-bar,.skerry-consent .cky-preference-center{position:relative;padding:1.25em;background:#fff;border:1px solid #c3c4c7;border-radius:6px;box-shadow:0 2px 12px rgba(0,0,0,.2)}
.skerry-consent.cky-modal{position:fixed;inset:0;z-index:999999999;display:grid;place-items:center;padding:1em;visibility:hidden;pointer-events:none}
.skerry-consent.cky-modal-open{visibility:visible}
.skerry-consent.cky-sidebar-left{place-items:stretch start;padding:0}
.skerry-consent.cky-sidebar-right{place-items:stretch end;padding:0}
.skerry-consent .cky-preference-center{pointer-events:auto;width:min(100%,40em);max-height:100%;overflow:auto}
.skerry-consent .cky-title,.skerry-consent .cky-preference-title{font-size:1.15em;font-weight:600;padding-inline-end:2em}
.skerry-consent .cky-btn-close,.skerry-consent .cky-banner-btn-close{position:absolute;inset-block-start:.75em;inset-inline-end:.75em;width:2em;height:2em;border:0;background:none;font-size:1.1em;color:inherit;cursor:pointer}
.skerry-consent .cky-notice-btn-wrapper,.skerry-consent .cky-prefrence-btn-wrapper,.skerry-consent .cky-opt-out-btn-wrapper{display:flex;flex-wrap:wrap;gap:.5em;margin-block-start:1em}
.skerry-consent .cky-btn{flex:1 1 auto;min-height:2.75em;padding:.25em 1em;border:2px solid #0b5563;border-radius:4px;background:#fff;color:#0b5563;font:inherit;font-weight:600;cursor:pointer}
.skerry-consent :is(.cky-btn-accept,.cky-btn-confirm,.cky-btn-reject){background:#0b5563;color:#fff}
.skerry-consent .cky-accordion{padding:.5em 0;border-block-end:1px solid #dcdcde}
.skerry-consent .cky-accordion-header{display:flex;flex-wrap:wrap;align-items:center;gap:0 1em}
.skerry-consent .cky-accordion-btn{flex:1;min-width:0;overflow-wrap:anywhere;min-height:2.5em;border:0;background:none;font:inherit;font-weight:600;color:inherit;text-align:start;cursor:pointer}
.skerry-consent .cky-accordion-body{display:none;padding:.5em 1em;font-size:.9em}
.skerry-consent .cky-accordion-active .cky-accordion-body{display:block}
.skerry-consent .cky-switch input,.skerry-consent .cky-opt-out-wrapper input{width:1.5em;height:1.5em}
.skerry-consent .cky-opt-out-wrapper{display:flex;align-items:center;gap:.75em}
.skerry-consent.cky-btn-revisit-wrapper{position:fixed;inset:auto auto 1em 1em;z-index:999999}
.skerry-consent.cky-revisit-bottom-right{inset:auto 1em 1em auto}
.skerry-consent .cky-btn-revisit{padding:.5em 1em;border:0;border-radius:2em;background:#0b5563;color:#fff;font:inherit;font-size:.85em;cursor:pointer}
.skerry-consent.video-placeholder-normal,.skerry-consent.video-placeholder-youtube{display:flex;flex-direction:column;align-items:center;justify-content:center;gap:.5em;max-width:100%;padding:1em;background:#1d2327;background-size:cover;color:#fff;text-align:center}
.skerry-consent.skerry-consent :focus-visible{outline:3px solid #d98e04;outline-offset:2px}
`;

type Child = Node | string;
type Attributes = Readonly<Record<string, string>>;

const overrides = { name: 'skerryLabels', read: record(text()) };

/**
 * The banner of a page without a template: with the elements, classes and tags of the plugin's own,
 * so that the same code adopts it. Texts can be changed through `window.skerryLabels`.
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
          // Nested texts of the configuration stay encoded (cookieyes.md §2).
          decodeEntities(category.name) || category.slug,
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
