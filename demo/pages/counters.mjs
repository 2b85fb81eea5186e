// @ts-check
import { article } from '../layout.mjs';
import { builderContent, createOrder, exampleSection } from '../modules/columns.mjs';
import { barCounters, circleCounter, countdown, numberCounter } from '../modules/counters.mjs';
import { tabs } from '../modules/tabs.mjs';

/** Seconds since 1970, far in the future and far in the past. */
const FAR = 4_102_444_800;
const PAST = 1_577_836_800;

/** @param {import('../modules/columns.mjs').Order} order */
function examples(order) {
  return [
    {
      title: 'Countdown',
      line: 'Days with at least three digits, then one that has ended.',
      modules: [
        countdown(order, { id: 'clock', title: 'Opening day', endsAt: FAR }),
        countdown(order, { id: 'clock-over', title: 'Already over', endsAt: PAST }),
      ],
    },
    {
      title: 'Circles',
      line: 'Drawn while counting.',
      modules: [
        circleCounter(order, { id: 'circle', value: '75', title: 'Sails' }),
        circleCounter(order, {
          value: '40',
          title: 'Other colours on hover',
          colours: { color: '#cccccc', alpha: '0.4', 'bar-bg-color-hover': '#a83c28' },
        }),
      ],
    },
    {
      title: 'Numbers',
      line: 'With and without separators.',
      modules: [
        numberCounter(order, { id: 'number', value: '12500', separator: ',', title: 'Boats' }),
        numberCounter(order, { value: '98.5', sign: '%', title: 'Return rate' }),
      ],
    },
    {
      title: 'Bars',
      line: 'They grow when they enter the viewport.',
      modules: barCounters(order, [
        { title: 'Rowing', width: '80%' },
        { title: 'Knots', width: '45%' },
      ]),
    },
    {
      title: 'In a closed panel',
      line: 'Drawn when the panel opens.',
      modules: tabs(order, {
        id: 'counter-tabs',
        tabs: [
          { label: 'First', content: 'Nothing to count here.' },
          { label: 'Circle', content: circleCounter(order, { id: 'hidden-circle', value: '60' }) },
        ],
      }),
    },
  ];
}

/** @type {import('./pages.mjs').PageDefinition} */
export const countersPage = {
  path: '/counters/',
  title: 'Counters',
  line: 'Circle, number and bar counters and countdowns, in the viewport, below it and in a closed panel.',
  render() {
    const order = createOrder();
    return {
      title: 'Counters',
      pageId: 105,
      bodyClass: 'et_pb_pagebuilder_layout',
      main: article(builderContent(examples(order).map((entry) => exampleSection(order, entry)))),
    };
  },
};
