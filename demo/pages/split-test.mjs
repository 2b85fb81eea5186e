// @ts-check
import { html } from 'hono/html';
import { classicUnderGdpr } from '../consent/consent-options.mjs';
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
import { goal, placeholder, shortcode, variant } from '../modules/split-test.mjs';

const POST = 144;

/**
 * @param {import('../visit.mjs').Visit} visit
 * @param {boolean} isCached
 */
function render({ url }, isCached) {
  const order = createOrder();
  const intro = html`<h1>A/B test${isCached ? ' on a cached page' : ''}</h1><p>“View” counts when the goal has passed four fifths of the view, “read” three seconds later, “page” after one second, “click” with the button. <code>?consent=on</code> brings a banner.</p>`;
  return {
    title: 'A/B test',
    pageId: POST,
    bodyClass: 'et_pb_pagebuilder_layout',
    ...(url.searchParams.get('consent') === 'on' ? { consent: classicUnderGdpr } : {}),
    splitTest: {
      ab_tests: [{ post_id: POST, test_id: '700144' }],
      is_ab_testing_active: true,
      unique_test_id: '700144',
      ab_bounce_rate: 1,
      is_cache_plugin_active: isCached ? 'yes' : 'no',
      is_shortcode_tracking: 'on',
    },
    main: article(
      builderContent([
        section(order, row(order, [{ modules: text(order, intro) }])),
        isCached ? [placeholder(POST, '1'), placeholder(POST, '2')] : variant(POST, '1'),
        exampleSection(order, {
          title: 'More text',
          line: 'Long enough to keep the goal outside the viewport.',
          modules: text(
            order,
            [0, 1, 2, 3, 4, 5, 6, 7].map((at) => paragraph(at, 5)),
          ),
        }),
        section(order, row(order, [{ modules: goal(POST) }])),
        section(
          order,
          row(order, [
            {
              modules: text(
                order,
                [0, 1, 2].map((at) => paragraph(at, 4)),
              ),
            },
          ]),
        ),
      ]),
    ),
  };
}

/** @type {import('./pages.mjs').PageDefinition} */
export const splitTestPage = {
  path: '/split-test/',
  title: 'A/B test',
  line: 'One variant, a goal with a button, and the page that it links to.',
  render: (visit) => render(visit, false),
};

/** @type {import('./pages.mjs').PageDefinition} */
export const splitTestCachedPage = {
  path: '/split-test/cached/',
  title: 'A/B test on a cached page',
  line: 'The page requests the variant from the server.',
  render: (visit) => render(visit, true),
};

/** @type {import('./pages.mjs').PageDefinition} */
export const splitTestResultPage = {
  path: '/split-test/result/',
  title: 'Goal page of an A/B test',
  line: 'Counts once for a visitor who has seen the test.',
  render: () => ({
    title: 'Result',
    pageId: 145,
    main: article(html`<h1>Result</h1><p>Thank you.</p>${shortcode(POST)}`),
  }),
};
