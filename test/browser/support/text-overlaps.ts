import type { Page } from '@playwright/test';

/** Visible texts that overlap another text or a control; each pair once. */
export const textOverlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** For rounding in browsers, and for line boxes that overlap the next line. */
    const TOLERANCE = 4;
    interface Seen {
      readonly name: string;
      readonly owner: Element;
      /**
       * The fixed or sticky ancestor, which covers scrolled content: only elements of the same
       * layer are compared.
       */
      readonly layer: Element | null;
      readonly boxes: readonly DOMRect[];
    }
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('.screen-reader-text,[aria-hidden="true"],.skerry-skip');
    const clip = (element: Element) => {
      let [left, top, right, bottom] = [-1e6, -1e6, 1e6, 1e6];
      for (let at: Element | null = element; at; at = at.parentElement) {
        if (getComputedStyle(at).overflow === 'visible' || at === document.body) continue;
        const box = at.getBoundingClientRect();
        left = Math.max(left, box.left);
        top = Math.max(top, box.top);
        right = Math.min(right, box.right);
        bottom = Math.min(bottom, box.bottom);
      }
      return (box: DOMRect) => {
        const [x, y] = [Math.max(left, box.left), Math.max(top, box.top)];
        return new DOMRect(
          x,
          y,
          Math.max(0, Math.min(right, box.right) - x),
          Math.max(0, Math.min(bottom, box.bottom) - y),
        );
      };
    };
    const layerOf = (element: Element): Element | null => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(at).position)) return at;
      return null;
    };
    const found: Seen[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement;
      const name = node.textContent?.trim().replace(/\s+/g, ' ').slice(0, 60);
      if (!name || !owner || /^(script|style|noscript|option)$/.test(owner.localName)) continue;
      if (!isSeen(owner)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].map(clip(owner));
      const seen = boxes.filter(({ width, height }) => width && height);
      found.push({ name, owner, layer: layerOf(owner), boxes: seen });
    }
    for (const owner of document.querySelectorAll('button,input,select,textarea')) {
      if (!isSeen(owner)) continue;
      const name = `<${owner.localName} ${owner.className}>`;
      const boxes = [clip(owner)(owner.getBoundingClientRect())];
      found.push({ name, owner, layer: layerOf(owner), boxes });
    }
    const intersect = (one: DOMRect, two: DOMRect) =>
      Math.min(one.right, two.right) - Math.max(one.left, two.left) > TOLERANCE &&
      Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > TOLERANCE;
    const pairs = new Set<string>();
    for (const [at, one] of found.entries()) {
      for (const two of found.slice(at + 1)) {
        if (one.layer !== two.layer) continue;
        if (one.owner.contains(two.owner) || two.owner.contains(one.owner)) continue;
        if (one.boxes.some((box) => two.boxes.some((other) => intersect(box, other))))
          pairs.add(`${one.name} ⨯ ${two.name}`);
      }
    }
    return [...pairs];
  });
