// @ts-check
import { html } from 'hono/html';
import { layout } from '../layout.mjs';
import { pages } from '../pages/pages.mjs';
import { updateCart } from '../pages/cart.mjs';
import { followAddLink, followCartLink } from '../shop/cart-links.mjs';
import { writeCartCookies } from '../shop/cart-cookies.mjs';
import { productById } from '../shop/products.mjs';
import { shopColumns } from '../shop/shop-frame.mjs';
import { completeStep } from '../learning/complete-step.mjs';
import { readFields } from './calls.mjs';

/** @typedef {import('hono').Context<import('../visit.mjs').DemoEnv>} Context */
/** @typedef {import('hono').Hono<import('../visit.mjs').DemoEnv>} App */

/** @param {Context} context */
function pageHeaders(context) {
  const { nonce, switches } = context.get('visit');
  // A page that must not be stored does not enter the back/forward cache either.
  context.header('cache-control', switches.history === 'kept' ? 'no-cache' : 'no-store');
  if (!nonce) return;
  context.header(
    'content-security-policy',
    `script-src 'nonce-${nonce}' 'strict-dynamic'; require-trusted-types-for 'script'; report-uri /qa/csp-report`,
  );
}

/**
 * Where a cart link redirects to: the page that contains it, if that is a page of this site,
 * otherwise the cart.
 * @param {Context} context
 */
function previousPage(context) {
  const { site } = context.get('visit');
  const referer = context.req.header('referer') ?? '';
  const url = URL.canParse(referer) ? new URL(referer) : new URL('/cart/', site);
  const back = url.origin === site ? url : new URL('/cart/', site);
  for (const name of ['remove_item', 'undo_item', '_wpnonce', 'add-to-cart']) {
    back.searchParams.delete(name);
  }
  back.searchParams.set('removed_item', '1');
  return back.href;
}

/**
 * The product form and links without JavaScript; the form of a grouped product has a quantity for
 * each child.
 * @param {import('../visit.mjs').Visit} visit
 * @param {Readonly<Record<string, string>>} fields
 */
function addProducts(visit, fields) {
  const productId = Number(fields['add-to-cart'] ?? '0');
  const children = productById(productId)?.children;
  if (!productId) return;
  if (!children) {
    const variationId = Number(fields.variation_id ?? '0');
    followAddLink(visit, { productId, variationId, quantity: Number(fields.quantity ?? '1') });
    return;
  }
  for (const childId of children) {
    const quantity = Number(fields[`quantity[${childId}]`] ?? '0');
    if (quantity > 0) followAddLink(visit, { productId: childId, variationId: 0, quantity });
  }
}

/**
 * Applies changes of the cart that a page request contains, before a page is rendered.
 * @type {import('hono').MiddlewareHandler<import('../visit.mjs').DemoEnv>}
 */
async function cartLinks(context, next) {
  const visit = context.get('visit');
  const fields = await readFields(context);
  addProducts(visit, fields);
  if (context.req.method === 'POST' && visit.url.pathname === '/cart/') updateCart(visit, fields);
  const coupon = visit.url.searchParams.get('remove_coupon');
  if (coupon) visit.session.shopCoupons.delete(coupon);
  if (followCartLink(visit)) {
    writeCartCookies(context, visit.session);
    return context.redirect(previousPage(context));
  }
  return next();
}

/**
 * Redirects to the next step after a topic or quiz is completed.
 * @type {import('hono').MiddlewareHandler<import('../visit.mjs').DemoEnv>}
 */
async function learningSteps(context, next) {
  const fields = context.req.method === 'POST' ? await readFields(context) : {};
  const address = completeStep(context.get('visit'), fields);
  return address ? context.redirect(address, 303) : next();
}

/**
 * @param {Context} context
 * @param {import('../pages/pages.mjs').PageDefinition} page
 */
async function renderPage(context, page) {
  const visit = context.get('visit');
  const content = page.render?.(visit);
  const printed =
    page.document?.(visit, await readFields(context)) ?? (content && layout(visit, content));
  if (!printed) return undefined;
  pageHeaders(context);
  writeCartCookies(context, visit.session);
  return context.html(printed);
}

/** @param {App} app */
export function addPageRoutes(app) {
  app.use(cartLinks);
  app.use(learningSteps);
  for (const page of pages) {
    // The app ignores a trailing slash, so the route has none.
    const path = page.path.replace(/(.)\/$/, '$1');
    app.on(
      ['GET', 'POST'],
      path,
      async (context) => (await renderPage(context, page)) ?? context.notFound(),
    );
  }
  app.notFound((context) => {
    const visit = context.get('visit');
    if (!visit) return context.text('Not found', 404);
    pageHeaders(context);
    const main = shopColumns({
      main: html`<h1>No such page</h1><p><a href="/">All pages of the bench</a></p>`,
    });
    return context.html(layout(visit, { title: 'Not found', pageId: 0, main }), 404);
  });
}
