// @ts-check
/* These functions are sent to the browser: each is self-contained. */

/** Sets the kill switch, before any script of the page runs. */
export const switchOff = () => {
  Object.assign(window, { skerryOff: true });
};

/**
 * Inserts the script tag into the head as soon as it exists.
 * @param {{ path: string, host: string }} where the host is that of a saved page
 */
export const addTag = ({ path, host }) => {
  if (window !== window.top) return;
  const put = () => {
    if (!document.head) return false;
    const script = document.createElement('script');
    script.src = `${location.protocol === 'file:' ? host : location.origin}${path}`;
    document.head.prepend(script);
    return true;
  };
  if (put()) return;
  const observer = new MutationObserver(() => {
    if (document.head) observer.disconnect();
    put();
  });
  observer.observe(document, { childList: true, subtree: true });
};

/** Whether Skerry is on the page: its tag exists, or it runs. */
export const hasSkerry = () =>
  'skerry' in window ||
  [...document.querySelectorAll('script')].some(
    (script) =>
      /\/skerry(\.all|\.core)?\.js(\?|$)/.test(script.src) || script.hasAttribute('data-skerry'),
  );

/** Whether everything that does not wait for the visitor has been processed. */
export const isSettled = () =>
  window.skerry
    ?.islands()
    .every(
      ({ status, when }) =>
        ['mounted', 'failed', 'asleep'].includes(status) ||
        (status === 'waiting' && ['interaction', 'key', 'visible'].includes(when)),
    ) === true;

/** The state reported by the running copy. */
export const readSkerry = () => {
  const { skerry } = window;
  const failed = skerry?.islands().filter(({ status }) => status === 'failed') ?? [];
  return skerry
    ? {
        version: String(skerry.version),
        failed: failed.map(({ name }) => String(name)).slice(0, 20),
      }
    : null;
};

/** Scrolls through the page once, as a reader would, to start everything that starts in view. @param {number} most screens */
export const scrollThrough = async (most) => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => resolve(null)));
  const step = Math.max(200, innerHeight * 0.8);
  for (let count = 0; count < most; count += 1) {
    scrollTo({ top: count * step, behavior: 'instant' });
    // Intersection observers report after a frame has been rendered.
    await frame();
    await frame();
    if ((count + 1) * step >= document.documentElement.scrollHeight) break;
  }
  scrollTo({ top: 0, behavior: 'instant' });
  await frame();
  await frame();
};

/** Finishes animations: colours are judged in their final state. */
export const finishAnimations = async () => {
  const ending = document
    .getAnimations()
    .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
  await Promise.allSettled(ending.map((animation) => animation.finished));
};
