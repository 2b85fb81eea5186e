// @ts-check

/**
 * What a change brought where both states cannot be built from one source: written by hand, from runs in
 * turns on one machine, and kept when the page is written anew.
 */
export const comparedOnce = [
  '## Asleep until they are touched, or seen',
  [
    'Tabs, accordions and toggles wait for the first touch, sliders until they come near the window. What a',
    'page fetches, before and after:',
  ].join('\n'),
  [
    '| demo page | files before | files after | KB after gzip before | after |',
    '|---|--:|--:|--:|--:|',
    '| `/tabs/` | 6 | 4 | 42.4 | 29.9 |',
    '| `/kitchen-sink/`, with a slider at its top | 9 | 9 | 64.7 | 62.4 |',
    '| `/product/enamel-mug/`, whose lightbox waits for the first touch | 6 | 5 | 40.0 | 34.5 |',
  ].join('\n'),
  [
    'Script on the bench page of 10 modules, one slider of two in view, 14 visits each in turns on a quiet machine:',
    '179 ms before sliders slept and 187 ms after in the median, 162 and 166 in the lower quartile; jQuery with slick 210',
    'and 197. So sleeping saves files and bytes, and no script on this page: 0.85 of theirs, not the 0.6 aimed for. Runs',
    'of five visits gave 0.79 to 0.95. Where the time goes there: a quarter is the writing of roles, states and classes',
    'of what sleeps, a quarter the slider in view with its measuring, a fifth looking for modules and asking for files,',
    'a tenth the loader. Telling the browser to compile all functions ahead (`allFunctionsCalledOnLoad`) changed',
    'nothing; laying out before each frame and not in every batch of mutations saved 5 ms of 190, and let the main area of',
    'phones shift by 29 pixels on recorded pages, so it is not done.',
    'On the page of 1,000 modules it brings more: 3,543 ms of script before and 2,434 after, the longest task 346 and',
    '286 ms (medians of four visits each in turns).',
  ].join('\n'),
].join('\n\n');
