// @ts-check

/**
 * What the README promises about speed, and the most that keeps it. All at fourfold slowdown, as a
 * phone in the middle of the market, of the machine that `measure-slowness` names; milliseconds, or
 * ratios of two figures of one run.
 */
export const promises = /** @type {const} */ ({
  boot: { text: 'Boot with nothing to mount: at most 10 ms of script', limit: 10 },
  task: { text: 'No script of ours over 50 ms, up to 1,000 modules', limit: 50 },
  jquery: {
    text: 'Boot of 1,000 modules: at most a quarter of the script time of jQuery with slick',
    limit: 0.25,
    isRatio: true,
  },
  linear: {
    text: 'A module among 5,000 costs at most 1.2 times what it costs among 1,000',
    limit: 1.2,
    isRatio: true,
  },
  scroll: {
    text: 'Scrolling past animations, parallax and clips: 2 ms a frame (95th percentile)',
    limit: 2,
  },
  sticky: { text: 'Scrolling past 50 pinned modules: 2 ms a frame (95th percentile)', limit: 2 },
  consent: { text: 'Accepting with 30 held scripts: painted within 50 ms', limit: 50 },
  fragments: {
    text: 'Replacing 20 cart fragments on a page with 200 cart elements: at most 10 ms of script',
    limit: 10,
  },
  course: {
    text: 'A course of 500 lessons: no task over 50 ms from the code for courses',
    limit: 50,
  },
  expand: { text: 'Opening all of its lessons: painted within 100 ms', limit: 100 },
});

/** @typedef {keyof typeof promises} PromiseId */
