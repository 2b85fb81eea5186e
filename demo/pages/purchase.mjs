// @ts-check
import { html } from 'hono/html';
import { learndashGlobals } from '../learning/learndash-globals.mjs';
import { modernRegistration } from '../learning/modern-registration.mjs';
import { paymentButtons, purchaseBox } from '../learning/purchase-box.mjs';

const COURSE = 12;

/** @type {import('./pages.mjs').PageDefinition} */
export const purchasePage = {
  path: '/registration/',
  title: 'Course purchase',
  line: 'A course with coupons (WELCOME, FREE), two gateways and a join button.',
  render: (visit) => {
    const isSignUp = visit.url.searchParams.get('visitor') === 'anonymous';
    const box = isSignUp
      ? modernRegistration
      : purchaseBox({ postId: COURSE, coupon: visit.session.coupon });
    return {
      title: 'Registration',
      pageId: 406,
      bodyClass: `${isSignUp ? '' : 'logged-in '}learndash-template-ld30`,
      main: html`<article class="learndash-page"><div class="entry-content"><h1>Registration</h1>
<p>The same page <a href="?visitor=anonymous">without a login</a>.</p><div class="learndash-wrapper">${box}</div></div></article>`,
      foot: html`${isSignUp ? '' : paymentButtons}${learndashGlobals(visit, 406)}`,
    };
  },
};
