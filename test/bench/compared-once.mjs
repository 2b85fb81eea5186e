// @ts-check

/**
 * What a change brought where both states cannot be built from one source: written by hand, from runs in
 * turns on one machine, and kept when the page is written again.
 */
export const comparedOnce = [
  '## Before and after',
  [
    'The first edition, whose build had 112 files, beside this one with 60: what pages of the demo fetch of Skerry, in',
    'files and KB after gzip (`npm run cost` in both), and what is aimed for.',
  ].join('\n'),
  [
    '| demo page | before | now | aimed for | |',
    '|---|--:|--:|--:|---|',
    '| `/tabs/` | 19, 52.9 | 4, 29.9 | 5, 34 | reached |',
    '| `/kitchen-sink/` | 28, 81.2 | 9, 62.6 | 9, 55 | files reached |',
    '| `/shop/` | 11, 35.6 | 4, 30.4 | 4, 28 | files reached |',
    '| `/product/enamel-mug/` | 14, 46.3 | 5, 34.0 | 5, 36 | reached |',
    '| `/courses/c/` | 18, 40.5 | 4, 32.1 | 5, 32 | files reached |',
    '| `/checkout/` | 25, 58.5 | 7, 46.3 | 6, 42 | missed |',
    '| `skerry.all.js` | 156.8 | 171.1 | 150 | missed |',
  ].join('\n'),
  [
    'What the missing kilobytes are: on the kitchen sink the banner (10.2), the slider in view with the UI library (11.0)',
    'and what cleans server HTML (4.0), of which a page can do without none; on `/shop/` keeping cart fragments in step',
    '(4.4 for the shop); on the checkout what replaces parts of a page and cleans them (8.3), in two files, as lists of',
    'posts and forms fetch one of them alone. The file with everything holds DOMPurify (11.7), for browsers without',
    '`setHTML`. A page where nothing is to be mounted costs more script than before, 52 ms beside 28 (six visits each in',
    'turns; jQuery with slick 56): the runtime is asked for at the tag, before the page is parsed, and is one file with',
    'what ordinary pages need. That is what lets pages with modules work after two trips to the server.',
  ].join('\n'),
  '## On Divi 5',
  [
    'What the scripts of a page cost after gzip, in KB: jQuery and those of Divi 5, as recorded from 5.11, beside what',
    'Skerry fetches for the same modules at most, also what only a press needs (`skerry check --before`; a page with the',
    "theme's header and nothing else of a shop, courses or consent).",
  ].join('\n'),
  [
    '| modules on the page | own scripts | Skerry | |',
    '|---|--:|--:|--:|',
    '| tabs, toggle, slider, number counter, entrance, contact form | 77.7 | 53.3 | 69 % |',
    '| the same and a parallax background | 111.3 | 56.5 | 51 % |',
    '| the same and a stuck module | 106.2 | 59.5 | 56 % |',
  ].join('\n'),
  [
    'Half is aimed for, and reached where two of the heavy ones are on a page. What is left are the runtime (16.5), the',
    'loader (8.6), the UI library (7.5) and the forms (6.2), of which the first three serve any number of modules. Where a',
    'script stays that asks for jQuery (34.4), the course grid of LearnDash for one, that comes on top. Script time was not',
    "measured: Divi's own files are not in this repository.",
  ].join('\n'),
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
