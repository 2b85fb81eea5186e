// @ts-check

/**
 * What a change brought where both states cannot be built from one source: written by hand, from runs in
 * turns on one machine, and kept when the page is written anew.
 */
export const comparedOnce = [
  '## Tabs and toggles asleep until they are touched',
  [
    'Script of the page, ours to that of jQuery with slick: before and after in turns with it; one row is one run. The',
    'machine was shared, and single visits of one state differed by up to five times: where median and quickest visit',
    'disagree, nothing is shown.',
  ].join('\n'),
  [
    '| page | before, median | after, median | before, quickest | after, quickest |',
    '|---|--:|--:|--:|--:|',
    '| 10 modules, sliders among them, one run (8 visits) | 0.86 | 0.94 | 0.80 | 0.71 |',
    '| 10 modules, sliders among them, another (7 visits) | 0.91 | 0.49 | 0.65 | 0.43 |',
    '| 100 modules (3 visits) | 0.58 | 0.58 | 1.21 | 1.04 |',
  ].join('\n'),
  [
    'Tabs, accordions and toggles alone, ours before and after: 293 and 297 ms in the median of 6 visits, 150 and 151 ms',
    'in the quickest. The two runs with sliders contradict each other, and the page without them shows no gain: script',
    'at most 0.6 of theirs is not shown. Sliders mount on sight, and the UI library lay in the runtime then, so its code was',
    'compiled on every page, asleep or not. What is certain: 1.3 KB of the islands is fetched at the first touch only,',
    'and waking changes nothing on the page. What sleeps costs 2.8 KB with the listener of the lightbox, and the runtime',
    'grew by 1.0 KB. 1,000 modules and the time until a page is ready were not compared.',
  ].join('\n'),
].join('\n\n');
