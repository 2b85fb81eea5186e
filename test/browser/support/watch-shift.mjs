// @ts-check

/**
 * Adds up the layout shift of the page as `window.layoutShift`: as the browser reports it, or, if
 * the browser does not, frame by frame by its definition (share of the viewport that moved, times
 * the distance as a share of the viewport). Runs in the page, before every other script.
 */
export const watchShift = () => {
  /** `moves`: a name of each shift, which is the same wherever the element is, and its value. */
  /** @type {{ layoutShift: number, shifted: string[], moves: { label: string, value: number }[] }} */
  const state = { layoutShift: 0, shifted: [], moves: [] };
  let isWatching = true;
  Object.assign(window, {
    /** The sum so far; with `isLast` measuring ends. @param {boolean} isLast */
    shiftOf: (isLast = false) => {
      isWatching = !isLast;
      return state;
    },
  });
  /** @param {number} value @param {string} label @param {number} pixels @param {string} [where] */
  const add = (value, label, pixels, where = '') => {
    state.layoutShift += value;
    state.moves.push({ label: `${label} ${Math.round(pixels)}`, value });
    if (value > 0.005) state.shifted.push(`${value.toFixed(3)} ${label} ${where}`);
  };
  /** @param {Node | null | undefined} node */
  const name = (node) =>
    node instanceof Element ? `${node.localName}#${node.id}.${node.className}`.slice(0, 80) : '';

  if (PerformanceObserver.supportedEntryTypes.includes('layout-shift')) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } =
          /** @type {{ value: number, sources: readonly { node?: Node, previousRect: DOMRect, currentRect: DOMRect }[] }} */ (
            /** @type {unknown} */ (entry)
          );
        const [first] = sources;
        const [from, to] = [first?.previousRect.top ?? 0, first?.currentRect.top ?? 0];
        add(value, name(first?.node), to - from, `${Math.round(from)} → ${Math.round(to)}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    return;
  }

  /** @type {Map<Element, DOMRect>} */
  let before = new Map();
  let scrolled = scrollY;
  const CELLS = 20;
  const measure = () => {
    /** @type {Map<Element, DOMRect>} */
    const now = new Map();
    /** @type {Set<Element | null>} */
    const transformed = new Set();
    for (const element of document.querySelectorAll('body *')) {
      const isLeaf = element.matches('img,video,iframe,input,button') || !element.firstElementChild;
      // Elements moved by a transform, and their descendants, are not shifts.
      const { transform, translate } = getComputedStyle(element);
      const isUntransformed = transform === 'none' && translate === 'none';
      if (!isUntransformed || transformed.has(element.parentElement)) transformed.add(element);
      if (!isLeaf || transformed.has(element)) continue;
      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.height === 0) continue;
      if (element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        now.set(element, box);
    }
    if (scrollY === scrolled) {
      /** @type {Set<number>} */
      const cells = new Set();
      let furthest = 0;
      let first = '';
      for (const [element, box] of now) {
        const previous = before.get(element);
        const distance = previous
          ? Math.max(Math.abs(box.x - previous.x), Math.abs(box.y - previous.y))
          : 0;
        if (!previous || distance < 3) continue;
        const isSeen = [previous, box].some(({ top, bottom }) => bottom > 0 && top < innerHeight);
        if (!isSeen) continue;
        first ||= name(element);
        furthest = Math.max(furthest, Math.min(distance, innerHeight));
        for (const { left, top, right, bottom } of [previous, box]) {
          for (let x = 0; x < CELLS; x += 1)
            for (let y = 0; y < CELLS; y += 1) {
              const [cx, cy] = [
                ((x + 0.5) * innerWidth) / CELLS,
                ((y + 0.5) * innerHeight) / CELLS,
              ];
              if (cx > left && cx < right && cy > top && cy < bottom) cells.add(x * CELLS + y);
            }
        }
      }
      const share = cells.size / CELLS ** 2;
      if (share > 0) add((share * furthest) / Math.max(innerWidth, innerHeight), first, furthest);
    }
    [before, scrolled] = [now, scrollY];
    awaitFrame();
  };
  // Changes that scripts make after this frame callback, but before the frame is painted, would be
  // missed: a message arrives after painting.
  const { port1: afterPaint, port2: sender } = new MessageChannel();
  afterPaint.onmessage = measure;
  const awaitFrame = () => {
    // Measuring every element takes longer in Firefox than painting the frame.
    if (isWatching) requestAnimationFrame(() => sender.postMessage(null));
  };
  awaitFrame();
};
