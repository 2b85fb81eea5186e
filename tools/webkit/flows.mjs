/**
 * What visitors do in WebKitGTK: each flow opens a page of the demo, uses it with mouse or keyboard, and returns
 * what is wrong with what is seen then; nothing where all is well.
 *
 * @typedef {Awaited<ReturnType<typeof import('./open-session.mjs').openSession>>} Session
 * @typedef {{ name: string, use: (session: Session, url: string) => Promise<string[]> }} Flow
 */

import { isSettled } from '../is-settled.mjs';

/** Keys by the names that the WebDriver protocol gives them. */
const ARROW_RIGHT = '\uE014';
const END = '\uE010';
const ENTER = '\uE007';
const WAIT_MS = 10_000;

/** Waits until a function says yes in the page. @param {Session} session @param {() => boolean | undefined} inPage */
const until = async (session, inPage) => {
  const end = performance.now() + WAIT_MS;
  while (performance.now() < end) if (await session.run(inPage)) return true;
  return false;
};
/** @param {Session} session @param {string} url */
const open = async (session, url) => {
  await session.goTo(url);
  if (!(await until(session, isSettled))) throw new Error(`${url} does not start`);
};
/** @param {readonly (readonly [says: string, isSo: boolean])[]} checks */
const wrong = (checks) => checks.flatMap(([says, isSo]) => (isSo ? [] : [says]));

/** @type {readonly Flow[]} */
export const flows = [
  {
    name: 'keyboard: arrows walk the tabs, End goes to the last, the panel follows',
    async use(session, url) {
      await open(session, `${url}/tabs/?bar=off`);
      await session.run(() => {
        /** @type {HTMLElement | null} */ (
          document.querySelector('#plans [role=tab][aria-selected=true]')
        )?.focus();
      });
      await session.press(ARROW_RIGHT);
      // A panel that find-in-page may open has a box of its own: what is in it counts.
      const isSecond = await until(session, () => {
        const panels = [...document.querySelectorAll('#plans > .et_pb_all_tabs > [role=tabpanel]')];
        const shown = panels.map((panel) => !!panel.firstElementChild?.checkVisibility());
        const [, tab] = document.querySelectorAll('#plans [role=tab]');
        return shown.indexOf(true) === 1 && document.activeElement === tab;
      });
      await session.press(END);
      const isLast = await until(session, () => {
        const panels = [...document.querySelectorAll('#plans > .et_pb_all_tabs > [role=tabpanel]')];
        const shown = panels.map((panel) => !!panel.firstElementChild?.checkVisibility());
        return shown.indexOf(true) === panels.length - 1;
      });
      return wrong([
        ['an arrow key does not show the second panel', isSecond],
        ['End does not show the last panel alone', isLast],
      ]);
    },
  },
  {
    name: 'slider: arrow and dot show one other slide',
    async use(session, url) {
      await open(session, `${url}/sliders/?bar=off&motion=reduce`);
      await session.run(() => {
        /** @type {HTMLElement | null} */ (
          document.querySelector('#auto-slider .et-pb-arrow-next')
        )?.focus();
      });
      await session.press(ENTER);
      const isSecond = await until(session, () => {
        const slides = [...document.querySelectorAll('#auto-slider .et_pb_slide')];
        const shown = slides.filter((slide) => slide.checkVisibility());
        return shown.length === 1 && shown[0] === slides[1];
      });
      await session.click('#auto-slider .et-pb-controllers a:nth-child(3)');
      const isThird = await until(session, () => {
        const slides = [...document.querySelectorAll('#auto-slider .et_pb_slide')];
        const shown = slides.filter((slide) => slide.checkVisibility());
        return shown.length === 1 && shown[0] === slides[2];
      });
      return wrong([
        ['Enter on the arrow does not show the second slide', isSecond],
        ['a press on the third dot does not show the third slide', isThird],
      ]);
    },
  },
  {
    name: 'consent: what was held runs after "Accept", and the choice is kept',
    async use(session, url) {
      await open(session, `${url}/consent/?bar=off`);
      const before = await session.run(() => document.cookie);
      await session.click('[data-cky-tag="accept-button"]');
      const isStored = await until(session, () =>
        /cookieyes-consent=[^;]*consent(:|%3A)yes/.test(document.cookie),
      );
      const isGone = await until(
        session,
        () =>
          !document.querySelector('.cky-consent-bar')?.checkVisibility({ opacityProperty: true }),
      );
      await open(session, `${url}/consent/?bar=off`);
      const isKept = await session.run(
        () =>
          !document.querySelector('.cky-consent-bar')?.checkVisibility({ opacityProperty: true }),
      );
      return wrong([
        ['consent is there before any choice', !/consent(:|%3A)yes/.test(before)],
        ['the cookie does not say yes', isStored],
        ['the banner stays', isGone],
        ['the banner comes back with the next page', isKept],
      ]);
    },
  },
  {
    name: 'shop: a product is added to the cart without leaving the page',
    async use(session, url) {
      await open(session, `${url}/shop/?bar=off`);
      const before = await session.run(() => location.href);
      await session.click('.ajax_add_to_cart');
      const isAdded = await until(
        session,
        () => !!document.querySelector('.added_to_cart')?.checkVisibility(),
      );
      const after = await session.run(() => location.href);
      await open(session, `${url}/cart/?bar=off`);
      const isInCart = await session.run(
        () => document.querySelectorAll('.woocommerce-cart-form .cart_item').length === 1,
      );
      return wrong([
        ['"View cart" does not appear', isAdded],
        ['the page was left', before === after],
        ['the cart is empty', isInCart],
      ]);
    },
  },
];
