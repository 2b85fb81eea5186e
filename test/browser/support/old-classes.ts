import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from './test';

const shared = join(process.cwd(), '../shared');

/** Classes that an old script sets and Skerry does not, with the reason. */
const NOT_OURS: Readonly<Record<string, RegExp>> = {
  'its own script is kept, or the browser renders the control': /^(mejs|ui-|select|ld-sortable--)/,
  'during an animation': /^(fade|et_is_animating)$/,
  'inserted on hover': /^zoomImg$/,
  'a number that only the old script reads': /^position_$/,
  'frames keep their proportions without a wrapper': /^fluid-width-video-wrapper$/,
  'Skerry uses its own live region': /^widget_shopping_cart_live_region$/,
  'an inline script of the site sets it': /^js$/,
  'no style sheet has a rule for it': /^(address-field|woocommerce-validated)$/,
  'undocumented ratings of posts in Extra': /^(rating-star|star-off)/,
  'rows of a carousel are not rows of the column around it': /^et_pb_fullwidth_portfolio_item_/,
  'set on each item of the gallery instead': /^et_had_animation$/,
  'depends on the address of the page, which is another here': /^ld-modal-open$/,
  'the old script failed at this banner before it released the frame':
    /^(video-placeholder|cky-hide$)/,
};

/** Content that a server chooses again at each visit, or that is rendered when it is opened. */
const DYNAMIC_CONTENT =
  '.products,.widget_shopping_cart_content,.wpProQuiz_content,.et_mobile_menu,.et_extra_mobile_menu,.et_pb_ab_subject,.woocommerce-order,.woocommerce-verify-email,.woocommerce-thankyou-order-received,.cky-table-wrapper,.select2,.widget_shopping_cart_live_region,.mejs-container';

/** Names that occur on the same element, as `tag class` and `class class`, without numbers. */
const namesTogether = (page: Page, markup?: string): Promise<string[]> =>
  page.evaluate(
    ([dynamic, html]) => {
      const root =
        html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
      const together = new Set<string>();
      for (const element of root.querySelectorAll('[class]')) {
        if (element.closest(dynamic)) continue;
        const names = [...element.classList].map((name) => name.replace(/\d+/g, ''));
        for (const first of [element.localName, ...names]) {
          for (const second of names) together.add(`${first} ${second}`);
        }
      }
      return [...together];
    },
    [DYNAMIC_CONTENT, markup] as const,
  );

/**
 * Expects that elements of a recorded page get the classes that the old scripts gave them, which
 * the style sheets of the site address. `collect` adds those of the current state; `expectAll`
 * fails with those that were never set. Pages that were not recorded again after their scripts had
 * run pass.
 */
export const oldClasses = (page: Page, name: string) => {
  const seen = new Set<string>();
  const after = join(shared, `${name.replace(/^pages\//, 'pages-after/')}.html`);
  const isRecorded = name.startsWith('pages/') && existsSync(after);
  return {
    async collect() {
      if (!isRecorded) return;
      for (const names of await namesTogether(page)) seen.add(names);
    },
    async expectAll() {
      if (!isRecorded) return;
      const printed = readFileSync(join(shared, `${name}.html`), 'utf8');
      const isKnown = new Set([...seen, ...(await namesTogether(page, printed))]);
      const recorded = readFileSync(after, 'utf8');
      // The pages were recorded in Chrome; the theme's script sets the engine's name as a class of the body.
      const isFirefox = page.context().browser()?.browserType().name() === 'firefox';
      const wanted = await namesTogether(
        page,
        isFirefox ? recorded.replace(/(<body[^>]*\b)chrome\b/, '$1gecko') : recorded,
      );
      const isOurs = (names: string) =>
        !names.split(' ').some((each) => Object.values(NOT_OURS).some((rule) => rule.test(each)));
      expect(wanted.filter((names) => !isKnown.has(names) && isOurs(names))).toEqual([]);
    },
  };
};
