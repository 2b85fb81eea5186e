// @ts-check

/**
 * Whether everything works that need not wait for its visitor; undefined while there is no runtime. Tools
 * hand it to a page as it stands, so it uses nothing from outside.
 * @returns {boolean | undefined}
 */
export const hasHadItsTurn = () =>
  /** @type {any} */ (window).skerry
    ?.islands()
    .every(
      (/** @type {{ status: string, when: string }} */ { status, when }) =>
        status === 'mounted' ||
        status === 'asleep' ||
        (status === 'waiting' && /interaction|key/.test(when)),
    );
