import { itemKeyAttribute } from '../names';

/** What the visitor has opened stays open; the server renders everything closed. */
const kept = /^(open|aria-expanded)$/;

const LINE = `[${itemKeyAttribute}], [name^="cart["]`;

/** Cart lines keep their node when lines before them are added or removed. */
const keyOf = (node: Node, hasLines: boolean): string | null => {
  if (!(node instanceof Element)) return null;
  if (node.id || !hasLines) return node.id || null;
  const line = node.querySelector(LINE);
  return line && (line.getAttribute(itemKeyAttribute) ?? line.getAttribute('name'));
};

const patchAttributes = (current: Element, next: Element): void => {
  for (const name of current.getAttributeNames()) {
    if (!next.hasAttribute(name) && !kept.test(name)) current.removeAttribute(name);
  }
  for (const { name, value } of next.attributes) {
    const before = current.getAttribute(name);
    if (before === value || (before !== null && kept.test(name))) continue;
    current.setAttribute(name, value);
    // A typed value hides the attribute; the server's new value must show.
    if (name === 'value') Object.assign(current, { value });
  }
  if (current instanceof HTMLInputElement) current.checked = next.hasAttribute('checked');
  if (current instanceof HTMLOptionElement) current.selected = next.hasAttribute('selected');
};

/** Number of equal nodes at the start and at the end. */
const equalEnds = (current: readonly Node[], next: readonly Node[]) => {
  const most = Math.min(current.length, next.length);
  const isEqual = (at: number) => current.at(at)?.isEqualNode(next.at(at) ?? null);
  let start = 0;
  while (start < most && isEqual(start)) start += 1;
  let end = 0;
  while (end < most - start && isEqual(-1 - end)) end += 1;
  return { start, end };
};

const isSameKind = (node: Node, other: Node | undefined): boolean =>
  node.nodeName === other?.nodeName &&
  (!(node instanceof Element) ||
    (node.id === (other as Element).id && node.className === (other as Element).className));

/** Patches pair by pair where both sides have the same structure, as most counts and prices do. */
const patchPairs = (all: readonly Node[], allNext: readonly Node[]): boolean => {
  let hasNew = false;
  all.forEach((node, at) => {
    const next = allNext[at] as Node;
    if (node instanceof Element) hasNew = patchElement(node, next as Element) || hasNew;
    else if (node.nodeValue !== next.nodeValue) node.nodeValue = next.nodeValue;
  });
  return hasNew;
};

/** Returns whether elements were added. */
const patchChildren = (parent: Element, source: Element): boolean => {
  const all = [...parent.childNodes];
  const allNext = [...source.childNodes];
  // Looking for keys in all lists of the page would cost more than the rest.
  const hasLines = /^(UL|OL|TBODY)$/.test(source.nodeName) && source.querySelector(LINE) !== null;
  const isInStep = all.length === allNext.length && !hasLines;
  if (isInStep && all.every((node, at) => isSameKind(node, allNext[at]))) {
    return patchPairs(all, allNext);
  }
  let hasNew = false;
  const { start, end } = equalEnds(all, allNext);
  const next = allNext.slice(start, allNext.length - end);
  const free = new Map(
    all.slice(start, all.length - end).map((node) => [node, keyOf(node, hasLines)]),
  );
  const isAlike = ([node, key]: [Node, string | null], other: Node, otherKey: string | null) =>
    node.nodeName === other.nodeName &&
    key === otherKey &&
    (key !== null || (node as Element).className === (other as Element).className);
  const placed = next.map((node) => {
    const key = keyOf(node, hasLines);
    const match = [...free].find((entry) => isAlike(entry, node, key))?.[0];
    if (!match) {
      hasNew ||= node instanceof Element;
      return node;
    }
    free.delete(match);
    if (match instanceof Element) hasNew = patchElement(match, node as Element) || hasNew;
    else match.nodeValue = node.nodeValue;
    return match;
  });
  for (const node of free.keys()) node.remove();
  // Nodes already in order are not moved: moving a node drops its focus.
  let cursor = start > 0 ? (all[start - 1]?.nextSibling ?? null) : parent.firstChild;
  for (const node of placed) {
    if (node === cursor) cursor = node.nextSibling;
    else parent.insertBefore(node, cursor);
  }
  return hasNew;
};

/**
 * Makes an element equal to a newer copy and touches only the differences, so that focus, scroll
 * position, running animations and open elements survive. Consumes the copy. Returns whether
 * elements were added.
 */
export const patchElement = (current: Element, next: Element): boolean => {
  if (current.isEqualNode(next)) return false;
  patchAttributes(current, next);
  return patchChildren(current, next);
};
