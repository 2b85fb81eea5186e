// @ts-check
import { html } from 'hono/html';
import { REST_NONCE } from '../handlers/pixel.mjs';
import { classicUnderGdpr } from '../consent/consent-options.mjs';
import { inlineScript, localize, scriptJson } from '../globals/localize.mjs';
import { loopItem } from '../shop/loop-item.mjs';
import { products } from '../shop/products.mjs';
import { shopColumns } from '../shop/shop-frame.mjs';

const parameters = [
  'value',
  'currency',
  'content_category',
  'content_name',
  'content_type',
  'content_ids',
];

const settings = {
  pixel_id: '123456789012345',
  user: {},
  enable_advanced_events: 'yes',
  fire_delay: '0',
  can_use_sku: 'yes',
  enable_addtocart: 'yes',
  enable_addtowishlist: 'yes',
  enable_addpaymentinfo: 'yes',
  allowed_params: { AddToCart: parameters, AddToWishlist: parameters },
};

/** @param {string} name */
const action = (name) => ({ trackType: 'track', trackName: name, trackParams: [] });

/** @param {import('../visit.mjs').Visit} visit */
const events = ({ site, url }) => ({
  standard_events: {
    ViewContent: [{ params: { content_ids: ['A', 'B'], value: '1.50' }, event_id: 'e1' }],
    Contact: [{ delay: 1, event_id: 'e2' }],
  },
  custom_events: {
    AdvancedEvents: [{ params: { login_status: 'not_logged_in' }, event_id: 'e3' }],
  },
  css_events: {
    '.five': ['One', 'Two', 'Three', 'Four', 'Five'].map(action),
    '.buy': [action('Lead')],
    '((': [action('Never')],
    [`.${'a'.repeat(10_000)}`]: [action('Never')],
  },
  link_clicks: {
    '/plain/*': { contains: [action('Search')] },
    [`${'*a'.repeat(5000)}`]: { contains: [action('Never')] },
    [`${site}/plain/`]: { exact: [action('FindLocation')] },
  },
  js_events: { document: { demo_event: [action('CompleteRegistration')] } },
  ss_in_ajax: '1',
  api: {
    root: `${site}/wp-json/`,
    nonce: url.searchParams.get('nonce') ?? REST_NONCE,
  },
});

/**
 * The plugin's inline script, with a pixel that records calls instead of sending them. The address
 * may delay or omit it: `?pixel=late`, `?pixel=never`.
 * @param {import('../visit.mjs').Visit} visit
 */
const pixelScript = ({ nonce, url }) => {
  const define = `window.fbq = function () {
  var call = [].slice.call(arguments);
  (window.pixelCalls = window.pixelCalls || []).push(call);
  var list = document.getElementById('told');
  if (!list) return;
  var line = document.createElement('li');
  line.textContent = JSON.stringify(call);
  list.append(line);
};`;
  const when = url.searchParams.get('pixel');
  const setUp =
    when === 'never'
      ? ''
      : when === 'late'
        ? `setTimeout(function () { ${define} }, 700);`
        : define;
  return inlineScript(
    nonce,
    `var aepc_pixel = ${scriptJson(settings)},
aepc_pixel_args = [];
aepc_pixel_args.userAgent = navigator.userAgent;
aepc_pixel_args.language = 'en-GB';
aepc_pixel_args.utm_source = 'mail';
${setUp}`,
  );
};

/** @type {import('./pages.mjs').PageDefinition} */
export const pixelPage = {
  path: '/pixel/',
  title: 'Pixel',
  line: 'Events of the page, clicks, links, other scripts and the shop, with the recorded calls of the pixel.',
  render(visit) {
    const { url, nonce } = visit;
    return {
      title: 'Pixel',
      pageId: 27,
      shop: 'widget',
      bodyClass: 'woocommerce woocommerce-page',
      ...(url.searchParams.get('consent') === 'on' ? { consent: classicUnderGdpr } : {}),
      head: [inlineScript(nonce, 'woocommerce_params.currency = "GBP";'), pixelScript(visit)],
      foot: localize(nonce, 'aepc-pixel-events', { aepc_pixel_events: events(visit) }),
      main: shopColumns({
        main: html`<h1>Pixel</h1>
<p>The address may contain <code>?pixel=late</code>, <code>?pixel=never</code>, <code>?consent=on</code> and <code>?nonce=old</code>.</p>
<p><button class="buy" type="button">One event</button> <button class="five" type="button">Five events</button></p>
<p><a href="/plain/#part">A link that is counted by a part</a> · <a href="/plain/">and one that is counted as a whole</a></p>
<h2>Products</h2>
<ul class="products columns-3">
${products.slice(0, 3).map(loopItem)}
</ul>
<h2>Calls of the pixel</h2>
<ol id="told"></ol>`,
      }),
    };
  },
};
