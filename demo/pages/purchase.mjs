// @ts-check
import { html } from 'hono/html';
import { learndashGlobals } from '../learning/learndash-globals.mjs';
import { paymentButtons, purchaseBox } from '../learning/purchase-box.mjs';

const COURSE = 12;

/** @type {import('./pages.mjs').PageDefinition} */
export const purchasePage = {
  path: '/registration/',
  title: 'Course purchase',
  line: 'A course with coupons (WELCOME, FREE), two gateways and a join button.',
  render: (visit) => ({
    title: 'Registration',
    pageId: 406,
    bodyClass: 'logged-in learndash-template-ld30',
    main: html`<article class="learndash-page"><div class="entry-content"><h1>Registration</h1><div class="learndash-wrapper">${purchaseBox({ postId: COURSE, coupon: visit.session.coupon })}</div></div></article>`,
    foot: html`${paymentButtons}${learndashGlobals(visit, 406)}`,
  }),
};
