import { itemKeyAttribute } from '../kit';

/** What the visitor has opened stays open; the server prints everything closed. */
const kept = /^(open|aria-expanded)$/;

/** Lines of a cart keep their node when lines before them leave or arrive. */
const keyOf = (node: Node): string | null => {
  if (!(node instanceof Element)) return null;
  if (node.id) return node.id;
  if (!/^(LI|TR)$/.test(node.tagName)) return null;
  const line = node.querySelector(`[${itemKeyAttribute}], [name^="cart["]`);
  return line && (line.getAttribute(itemKeyAttribute) ?? line.getAttribute('name'));
};

const isAlike = (a: Node, b: Node): boolean => {
  const key = keyOf(b);
  if (a.nodeName !== b.nodeName || keyOf(a) !== key) return false;
  return key !== null || (a as Element).className === (b as Element).className;
};

const patchAttributes = (current: Element, next: Element): void => {
  for (const name of current.getAttributeNames()) {
    if (!next.hasAttribute(name) && !kept.test(name)) current.removeAttribute(name);
  }
  for (const { name, value } of next.attributes) {
    const before = current.getAttribute(name);
    if (before === value || (before !== null && kept.test(name))) continue;
    current.setAttribute(name, value);
    // What a visitor has typed hides the attribute; the server's new value must show.
    if (name === 'value') Object.assign(current, { value });
  }
  if (current instanceof HTMLInputElement) current.checked = next.hasAttribute('checked');
  if (current instanceof HTMLOptionElement) current.selected = next.hasAttribute('selected');
};

/** How many nodes at the start and at the end are the same already. */
const equalEnds = (current: readonly Node[], next: readonly Node[]) => {
  const most = Math.min(current.length, next.length);
  const isEqual = (at: number) => current.at(at)?.isEqualNode(next.at(at) ?? null);
  let start = 0;
  while (start < most && isEqual(start)) start += 1;
  let end = 0;
  while (end < most - start && isEqual(-1 - end)) end += 1;
  return { start, end };
};

const patchChildren = (parent: Element, source: Element): void => {
  const all = [...parent.childNodes];
  const allNext = [...source.childNodes];
  const { start, end } = equalEnds(all, allNext);
  const free = new Set(all.slice(start, all.length - end));
  const placed = allNext.slice(start, allNext.length - end).map((node) => {
    const match = [...free].find((candidate) => isAlike(candidate, node));
    if (!match) return node;
    free.delete(match);
    if (match instanceof Element) patchElement(match, node as Element & ChildNode);
    else match.nodeValue = node.nodeValue;
    return match;
  });
  for (const node of free) node.remove();
  // Nodes that are in order already are not moved: moving one drops its focus.
  let cursor = start > 0 ? (all[start - 1]?.nextSibling ?? null) : parent.firstChild;
  for (const node of placed) {
    if (node === cursor) cursor = node.nextSibling;
    else parent.insertBefore(node, cursor);
  }
};

/**
 * Makes an element equal to a newer copy of the same kind and touches only what differs, so that
 * focus, scroll position, running animations and what is open survive. Uses the copy up.
 */
export const patchElement = (current: Element, next: Element): void => {
  if (current.isEqualNode(next)) return;
  patchAttributes(current, next);
  patchChildren(current, next);
};
