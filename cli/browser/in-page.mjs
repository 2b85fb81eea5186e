// @ts-check
/* These functions are sent to the browser: each stands alone. */

/** The kill switch, before any script of the page. */
export const switchOff = () => {
  Object.assign(window, { skerryOff: true });
};

/**
 * Puts the script tag into the head as soon as there is one.
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

/** Whether Skerry is on the page, by its tag or because it runs. */
export const hasSkerry = () =>
  'skerry' in window ||
  [...document.querySelectorAll('script')].some(
    (script) =>
      /\/skerry(\.all|\.core)?\.js(\?|$)/.test(script.src) || script.hasAttribute('data-skerry'),
  );

/** Whether everything that need not wait for its visitor has had its turn. */
export const isSettled = () =>
  window.skerry
    ?.islands()
    .every(
      ({ status, when }) =>
        ['mounted', 'failed', 'asleep'].includes(status) ||
        (status === 'waiting' && ['interaction', 'key', 'visible'].includes(when)),
    ) === true;

/** What the running copy says of itself. */
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

/** Shows each part of the page once, as a reader would, for what starts when it is seen. @param {number} most screens */
export const scrollThrough = async (most) => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => resolve(null)));
  const step = Math.max(200, innerHeight * 0.8);
  for (let count = 0; count < most; count += 1) {
    scrollTo({ top: count * step, behavior: 'instant' });
    // Observers of sight report after a frame has been drawn.
    await frame();
    await frame();
    if ((count + 1) * step >= document.documentElement.scrollHeight) break;
  }
  scrollTo({ top: 0, behavior: 'instant' });
  await frame();
  await frame();
};

/** Colours are judged as they stay: waits for what fades in or out. */
export const finishAnimations = async () => {
  const ending = document
    .getAnimations()
    .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
  await Promise.allSettled(ending.map((animation) => animation.finished));
};
