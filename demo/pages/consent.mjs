// @ts-check
import { html, raw } from 'hono/html';
import { scriptJson } from '../globals/localize.mjs';
import { classicUnderGdpr, readConsentOptions } from '../consent/consent-options.mjs';
import { paragraph } from '../copy.mjs';
import { article } from '../layout.mjs';
import {
  builderContent,
  createOrder,
  exampleSection,
  row,
  section,
  text,
} from '../modules/columns.mjs';

const variants = [
  'gdpr-box-popup',
  'gdpr-box-sidebar-left',
  'gdpr-banner-popup',
  'gdpr-banner-pushdown',
  'gdpr-banner-sidebar-right',
  'gdpr-classic',
  'ccpa-box-popup',
  'ccpa-banner-sidebar-left',
  'ccpa-classic',
  'gdpr-popup',
];

/**
 * Everything on the page that is held until consent, in the notations that site owners use.
 * @param {import('../visit.mjs').Visit} visit
 */
function heldContent({ thirdParty, session, url, nonce }) {
  const key = encodeURIComponent(url.searchParams.get('key') ?? session.visitKey);
  const thirdPartyUrl = (/** @type {string} */ path) =>
    `${thirdParty}/third-party/${path}?key=${key}`;
  const attribute = nonce ? html` nonce="${nonce}"` : '';
  const inline = `
(window.thirdPartyRan = window.thirdPartyRan || []).push('inline');
document.documentElement.setAttribute('data-third-party', window.thirdPartyRan.join(' '));
new Image().src = ${scriptJson(thirdPartyUrl('pixel.svg'))};`;
  return html`<p>Below are an external script of a listed provider, an external script and an inline script with <code>data-cookieyes</code>, and a video.</p>
<script src="${thirdPartyUrl('stats.js')}"${attribute}></script>
<script src="${thirdPartyUrl('ads.js')}" data-cookieyes="cookieyes-advertisement"${attribute}></script>
<script type="text/plain" src="${thirdPartyUrl('chat.js')}" data-cookieyes="cookieyes-functional"${attribute}></script>
<script type="text/plain" data-cookieyes="cookieyes-analytics"${attribute}>${raw(inline)}</script>
<iframe src="${thirdPartyUrl('video/')}" width="560" height="315" title="A video" loading="eager"></iframe>
<p><a href="#" class="cky-banner-element">Change my choice</a> · <a href="/qa/third-party?key=${key}">Requests that the other server received</a></p>`;
}

/**
 * @param {import('../visit.mjs').Visit} visit
 * @param {import('../consent/consent-options.mjs').ConsentOptions} consent
 */
function render(visit, consent) {
  const order = createOrder();
  const { type, preferenceCenterType, position, law } = consent;
  const links = variants.map((name) => html`<li><a href="/consent/${name}/">${name}</a></li>`);
  const intro = html`<h1>Consent: ${type} under ${law}</h1><p>Preference centre ${preferenceCenterType}, position ${position}. The query may set <code>type</code>, <code>preferenceCenterType</code>, <code>position</code>, <code>law</code>, <code>categoryPreview=on</code> and <code>reload=on</code>.</p>`;
  return {
    title: 'Consent',
    pageId: 25,
    bodyClass: 'et_pb_pagebuilder_layout',
    consent,
    main: article(
      builderContent([
        section(order, row(order, [{ modules: text(order, intro) }])),
        exampleSection(order, {
          title: 'Held until consent',
          line: 'None of this may run before the visitor allows it.',
          modules: text(order, heldContent(visit)),
        }),
        exampleSection(order, {
          title: 'Variants',
          line: 'The same page with another banner.',
          modules: text(order, html`<ul>${links}</ul>`),
        }),
        exampleSection(order, {
          title: 'More text',
          line: 'The page continues as usual.',
          modules: text(order, [paragraph(0, 4), paragraph(4, 5)]),
        }),
      ]),
    ),
  };
}

/** @type {import('./pages.mjs').PageDefinition} */
export const consentPage = {
  path: '/consent/',
  title: 'Consent',
  line: 'Classic banner under gdpr with held scripts and a video from another host.',
  render: (visit) => render(visit, classicUnderGdpr),
};

/** @type {import('./pages.mjs').PageDefinition} */
export const consentVariantPage = {
  path: '/consent/:variant/',
  example: '/consent/gdpr-box-popup/',
  title: 'Consent variants',
  line: 'Law, type and preference centre from the address; the page lists them.',
  render: (visit) => {
    const variant = visit.url.pathname.split('/').filter(Boolean).at(-1) ?? '';
    return render(visit, readConsentOptions(variant, visit.url.searchParams));
  },
};
