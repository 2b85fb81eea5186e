// @ts-check
import { html } from 'hono/html';
import { paragraph } from '../copy.mjs';
import { localize } from '../globals/localize.mjs';
import { article } from '../layout.mjs';
import { builderContent, createOrder, exampleSection } from '../modules/columns.mjs';
import {
  nativeCircle,
  nativeNumber,
  nativeParallax,
  nativeSection,
  nativeSlider,
  nativeTabs,
  nativeText,
  nativeToggle,
  nativeVideo,
} from '../modules/native-blocks.mjs';
import { tabs } from '../modules/tabs.mjs';

const build = '/wp-content/themes/Divi/includes/builder-5/visual-builder/build';

const devices = ['desktop', 'tablet', 'phone'];
const value = (/** @type {string} */ text) => ({ desktop: { value: text } });

/** The data that Divi 5 prints for this page, whichever of its scripts are present. */
const data = {
  diviBreakpointData: {
    enabledBreakpoints: devices.map((name, at) => ({ name, order: 50 - 20 * at, enable: true })),
    enabledBreakpointNames: devices,
    baseBreakpointName: 'desktop',
  },
  diviElementAnimationData: [
    {
      class: 'et_pb_text_1',
      style: 'slideLeft',
      repeat: 'once',
      duration: '600ms',
      delay: '0ms',
      intensity: '20%',
      starting_opacity: '0%',
      speed_curve: 'ease-in-out',
    },
  ],
  diviElementLinkData: [{ class: 'et_pb_text_2', url: '/tabs/', target: '_self' }],
  diviModuleNumberCounterData: [
    { selector: '.et_pb_number_counter_0', data: { numberValue: value('98%') } },
  ],
  diviModuleCircleCounterData: [
    {
      selector: '.et_pb_circle_counter_0 .percent',
      data: { numberValue: value('75%'), barColor: value('#0b5563'), trackAlpha: value('0.1') },
    },
  ],
  diviElementStickyData: {
    'divi-5-note': {
      id: 'divi-5-note',
      selector: '.et_pb_text_3',
      position: 'top',
      topOffset: '0px',
      bottomOffset: '0px',
      topLimit: 'none',
      bottomLimit: 'section',
      offsetSurrounding: 'on',
      transition: 'on',
      styles: {},
    },
  },
};

/**
 * Stand-ins for scripts of Divi 5: `?scripts=script-library-tabs,…` names those that are present,
 * as on a cached page.
 * @param {import('../visit.mjs').Visit} visit
 */
function ownScripts({ url, nonce }) {
  const names = (url.searchParams.get('scripts') ?? '').split(',').filter(Boolean);
  return names.map(
    (name) =>
      html`<script src="${build}/${name}.js?ver=5.11.0" id="divi-${name}-js"${nonce ? html` nonce="${nonce}"` : ''}></script>`,
  );
}

/** @type {import('./pages.mjs').PageDefinition} */
export const divi5Page = {
  path: '/divi-5/',
  title: 'Divi 5',
  line: 'Native blocks and old shortcodes on one page; settings are printed as data.',
  render(visit) {
    const order = createOrder();
    const sections = [
      nativeSection(order, [
        nativeText(order, html`<h2>Blocks of Divi 5</h2>${paragraph(1, 2)}`),
        nativeTabs(order, [
          { label: 'Morning', content: paragraph(0, 1) },
          { label: 'Noon', content: paragraph(2, 1) },
          { label: 'Evening', content: paragraph(4, 1) },
        ]),
        nativeToggle(order, { title: 'Which boats leave?', content: paragraph(3, 1) }),
        nativeToggle(order, { title: 'Where is the tea room?', content: paragraph(5, 1) }),
      ]),
      nativeSection(
        order,
        nativeSlider(order, [
          { title: 'First boat', content: paragraph(0, 1) },
          { title: 'Second boat', content: paragraph(1, 1) },
        ]),
      ),
      nativeSection(order, [nativeNumber(order, 'Return rate'), nativeCircle(order, 'Sails')]),
      nativeSection(order, [
        nativeText(order, html`<p>This comes in from the side.</p>`, 'et_animated'),
        nativeText(order, html`<p>All of this leads to the tabs.</p>`),
      ]),
      nativeSection(
        order,
        nativeText(order, html`<p>This stays at the top.</p>${paragraph(6, 1)}`),
      ),
      nativeSection(order, paragraph(2, 3), {
        classes: 'et_pb_section_parallax',
        background: nativeParallax(7),
      }),
      nativeSection(order, paragraph(4, 3), {
        classes: 'et-pb-has-background-video et_pb_preload',
        background: nativeVideo,
      }),
      exampleSection(order, {
        title: 'From old shortcodes',
        line: 'The same page may hold both.',
        modules: tabs(order, {
          tabs: [
            { label: 'Old one', content: paragraph(1, 1) },
            { label: 'Old two', content: paragraph(2, 1) },
          ],
        }),
      }),
    ];
    return {
      title: 'Divi 5',
      pageId: 141,
      bodyClass: 'et_pb_pagebuilder_layout',
      main: article(builderContent(sections)),
      foot: html`${ownScripts(visit)}${localize(visit.nonce, 'divi-script-library-multi-view', data)}`,
    };
  },
};
