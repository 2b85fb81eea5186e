// @ts-check

/**
 * The promises of the README about speed, with their limits: ratios of two figures of one run,
 * since times measured on one machine say little about another.
 */
export const promises = /** @type {const} */ ({
  nothing: {
    text: 'Boot with nothing to mount: at most the script time of jQuery with slick',
    limit: 1,
  },
  ordinary: {
    text: 'Boot of 10 modules: the page is blocked at most a quarter longer than by jQuery with slick',
    limit: 1.25,
  },
  ordinaryTask: {
    text: 'The longest task of that boot: no longer than theirs',
    limit: 1,
  },
  jquery: {
    text: 'Boot of 1,000 modules: at most a quarter of the script time of jQuery with slick',
    limit: 0.25,
  },
  longest: {
    text: 'The longest script of that boot: at most a twentieth of theirs',
    limit: 0.05,
  },
  linear: {
    text: 'A module among 5,000 costs at most 1.2 times what it costs among 1,000',
    limit: 1.2,
  },
  handlers: {
    text: 'Scrolling past animations, parallax and videos: at most an eighth of the script of scroll handlers',
    limit: 0.125,
  },
  banner: {
    text: 'Accepting with 30 held scripts: painted in at most 1.25 times what vanilla-cookieconsent needs',
    limit: 1.25,
  },
  replacing: {
    text: 'Replacing 20 cart fragments in 200 places: at most the script of jQuery doing it',
    limit: 1,
  },
});

/**
 * Targets: ratios that are not reached yet, and milliseconds at fourfold slowdown, as on a
 * mid-range phone.
 */
export const targets = /** @type {const} */ ({
  usual: {
    text: 'Boot of 10 modules: script time beside jQuery with slick',
    limit: 0.6,
  },
  ready: {
    text: 'Until visible modules work on a page of 10 modules, beside jQuery with slick',
    limit: 0.85,
  },
  readyFar: { text: 'The same at a latency of 150 ms', limit: 0.85 },
  firstPaint: { text: 'Its first paint, beside the page without a script', limit: 1.05 },
  largestPaint: { text: 'Its largest paint, beside the page without a script', limit: 1.05 },
  boot: { text: 'Boot with nothing to mount: script', limit: 10 },
  task: { text: 'Boot of 1,000 modules: longest script', limit: 50 },
  scroll: {
    text: 'Scrolling past animations, parallax and videos: script of a frame (p95)',
    limit: 2,
  },
  sticky: { text: 'Scrolling past 50 sticky modules: script of a frame (p95)', limit: 2 },
  consent: { text: 'Accepting with 30 held scripts: until it is painted', limit: 50 },
  fragments: { text: 'Replacing 20 cart fragments in 200 places: script', limit: 10 },
  course: { text: 'A course of 500 lessons: longest task of its code', limit: 50 },
  expand: { text: 'Opening all of its lessons: until it is painted', limit: 100 },
});

/** @typedef {keyof typeof promises} PromiseId */
/** @typedef {keyof typeof targets} TargetId */
