// @ts-check

/**
 * Whether everything that does not wait for the visitor works; undefined while there is no runtime.
 * Tools pass this function to a page, so it must be self-contained.
 * @returns {boolean | undefined}
 */
export const isSettled = () =>
  /** @type {any} */ (window).skerry
    ?.islands()
    .every(
      (/** @type {{ status: string, when: string }} */ { status, when }) =>
        status === 'mounted' ||
        status === 'asleep' ||
        (status === 'waiting' && /interaction|key/.test(when)),
    );
