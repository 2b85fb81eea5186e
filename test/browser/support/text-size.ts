import type { Locator } from '@playwright/test';

/** Doubles every font size and changes nothing else, as a browser that enlarges text only (WCAG 1.4.4). */
export const doubleText = (scope: Locator) =>
  scope.evaluate((root) => {
    const elements = [root, ...root.querySelectorAll<HTMLElement>('*')] as HTMLElement[];
    const sizes = elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    for (const [at, element] of elements.entries()) {
      // A theme that animates all properties of its buttons would show sizes in between.
      element.style.setProperty('transition', 'none', 'important');
      element.style.setProperty('font-size', `${(sizes[at] ?? 16) * 2}px`, 'important');
    }
  });

/**
 * Text in an element that cannot be read: clipped by a box, or outside the viewport where nothing
 * scrolls to it.
 */
export const lostText = (scope: Locator) =>
  scope.evaluate((root) => {
    const lost: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim();
      if (!text || !parent || parent.closest('.screen-reader-text')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width === 0 || getComputedStyle(parent).visibility === 'hidden') continue;
      if (box.left < -1 || box.right > innerWidth + 1) lost.push(`beside the window: ${text}`);
      for (let at: Element | null = parent; at && root.contains(at); at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        const { top, bottom, left, right } = at.getBoundingClientRect();
        const isCutAcross =
          overflowX === 'hidden' && (box.left < left - 1 || box.right > right + 1);
        const isCutDown = overflowY === 'hidden' && (box.top < top - 1 || box.bottom > bottom + 1);
        if (isCutAcross || isCutDown) lost.push(`cut by ${at.localName}.${at.className}: ${text}`);
      }
    }
    return lost;
  });
