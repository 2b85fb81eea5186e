// @ts-check

/**
 * Takes a snapshot of the document when it has been parsed, before the runtime starts. Runs in the
 * page, after `window.takeSnapshot` is defined. What Skerry lays out while a page is parsed is
 * delayed until then.
 */
export const remember = () => {
  const { takeSnapshot } = /** @type {{ takeSnapshot: () => string[] }} */ (
    /** @type {unknown} */ (window)
  );
  const { observe } = MutationObserver.prototype;
  MutationObserver.prototype.observe = function (target, options) {
    const isEarly = target === document.documentElement && document.readyState === 'loading';
    if (!isEarly) observe.call(this, target, options);
  };
  const nextFrame = window.requestAnimationFrame.bind(window);
  /** @type {FrameRequestCallback[]} */
  const frames = [];
  window.requestAnimationFrame = (callback) =>
    document.readyState === 'loading' ? frames.push(callback) : nextFrame(callback);
  document.addEventListener(
    'readystatechange',
    () => {
      // Skerry's own link, which remains in the document until the runtime is imported.
      const link = document.querySelector('link[rel=preload][href*="/chunks/runtime-"]');
      const next = link?.nextSibling ?? null;
      const parent = link?.parentNode;
      link?.remove();
      Object.assign(window, { serverSnapshot: takeSnapshot() });
      if (link) parent?.insertBefore(link, next);
      for (const frame of frames) nextFrame(frame);
    },
    { once: true },
  );
};
