// @ts-check
import { accordionPage } from './accordion.mjs';
import { builderPage, builderPreviewPage, builderRenderPage } from './builder.mjs';
import { benchPage } from './bench.mjs';
import { benchScrollPage } from './bench-scroll.mjs';
import { blankPage } from './blank.mjs';
import { cartPage } from './cart.mjs';
import { checkoutPage } from './checkout.mjs';
import { contactPage } from './contact.mjs';
import { coursesPage } from './courses.mjs';
import { countersPage } from './counters.mjs';
import { consentPage, consentVariantPage } from './consent.mjs';
import { divi5Page } from './divi5.mjs';
import { effectsPage } from './effects.mjs';
import { fullScreenPage } from './full-screen.mjs';
import { motionPage } from './motion.mjs';
import { headersPage } from './headers.mjs';
import { indexPage } from './index-page.mjs';
import { kitchenSinkPage } from './kitchen-sink.mjs';
import { learnerListsPage, profilePage } from './learner.mjs';
import { lessonsPage } from './lessons.mjs';
import { linksPage } from './links.mjs';
import { menusPage } from './menus.mjs';
import { blogPage, galleriesPage, portfolioPage } from './listings.mjs';
import { mediaPage } from './media.mjs';
import { nestedPage } from './nested.mjs';
import { orderReceivedPage } from './order-received.mjs';
import { pixelPage } from './pixel.mjs';
import { productPage } from './product.mjs';
import { purchasePage } from './purchase.mjs';
import { shopPage } from './shop.mjs';
import { slidersPage } from './sliders.mjs';
import { splitTestCachedPage, splitTestPage, splitTestResultPage } from './split-test.mjs';
import { brokenPage, latePage, plainPage } from './small-pages.mjs';
import { stickyPage, stickyVariantPage } from './sticky.mjs';
import { tabsPage } from './tabs.mjs';
import { enhancementsPage } from './enhancements.mjs';

/**
 * One demo page: either content for the common layout, or a whole document. `render` may return
 * undefined if the address does not exist.
 * @typedef {object} PageDefinition
 * @property {string} path route
 * @property {string} [example] a link with values for the route's parameters
 * @property {string} title
 * @property {string} line description for the index page
 * @property {(visit: import('../visit.mjs').Visit) => import('../layout.mjs').PageContent | undefined} [render]
 * @property {(visit: import('../visit.mjs').Visit, fields?: Record<string, string>) => import('../visit.mjs').Html} [document]
 */

/** @type {readonly PageDefinition[]} */
export const pages = [
  indexPage(() => pages),
  shopPage,
  productPage,
  cartPage,
  checkoutPage,
  orderReceivedPage,
  tabsPage,
  accordionPage,
  slidersPage,
  galleriesPage,
  portfolioPage,
  blogPage,
  countersPage,
  mediaPage,
  nestedPage,
  enhancementsPage,
  effectsPage,
  divi5Page,
  motionPage,
  linksPage,
  contactPage,
  coursesPage,
  lessonsPage,
  profilePage,
  learnerListsPage,
  purchasePage,
  headersPage,
  fullScreenPage,
  menusPage,
  stickyPage,
  stickyVariantPage,
  builderPage,
  builderPreviewPage,
  builderRenderPage,
  pixelPage,
  splitTestPage,
  splitTestCachedPage,
  splitTestResultPage,
  consentPage,
  consentVariantPage,
  kitchenSinkPage,
  plainPage,
  blankPage,
  latePage,
  brokenPage,
  benchPage,
  benchScrollPage,
];
