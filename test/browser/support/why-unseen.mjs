// @ts-check

/**
 * Returns in a few words why a visitor cannot see or press an element, or '' if they can: no box,
 * hidden, transparent, outside the viewport, clipped, or covered at its centre. Runs in the page,
 * so it must not refer to anything outside itself.
 * @param {Element} element
 * @returns {string}
 */
export const whyUnseen = (element) => {
  if (!element.isConnected) return 'not in the document';
  if (!element.checkVisibility({ visibilityProperty: true })) return 'hidden';
  for (let at = /** @type {Element | null} */ (element); at; at = at.parentElement) {
    if (Number(getComputedStyle(at).opacity) < 0.1) return `transparent: ${at.className}`;
  }
  // Of a link over two lines the first line counts; of one around a floated image the image.
  const isOpen = getComputedStyle(element).overflow === 'visible';
  const inside = isOpen ? [...element.children].filter((child) => child.checkVisibility()) : [];
  const box = [element, ...inside]
    .flatMap((each) => [...each.getClientRects()])
    .find(({ width, height }) => width > 1 && height > 1);
  if (!box) return 'no size';
  const x = (Math.max(box.left, 0) + Math.min(box.right, document.documentElement.clientWidth)) / 2;
  const y = (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2;
  if (x < box.left || x > box.right || y < box.top || y > box.bottom) return 'outside the window';
  if (getComputedStyle(element).pointerEvents === 'none') return '';
  const hit = document.elementFromPoint(x, y);
  if (!hit) return 'nothing at its place';
  if (element.contains(hit) || hit.contains(element)) return '';
  // Pressing a label presses its field.
  if (hit.closest('label')?.control === element) return '';
  const named = hit.closest('[id],[class]') ?? hit;
  const inner = hit === named ? '' : `${hit.tagName.toLowerCase()} of `;
  return `covered by ${inner}${named.tagName.toLowerCase()}#${named.id}.${named.className}`;
};
