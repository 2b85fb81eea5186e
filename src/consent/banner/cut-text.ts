import { createChanges } from '../../runtime/kit';

/** Where a text of at most so many characters ends: after a word, if there is one. */
export const wordEnd = (text: string, characters: number): number => {
  if (text.length <= characters) return text.length;
  const end = text.slice(0, characters + 1).lastIndexOf(' ');
  return end > 0 ? end : characters;
};

/** Takes what stands after so many characters out of sight. Returns the undo. */
export const cutText = (root: Element, characters: number): (() => void) => {
  const doc = root.ownerDocument;
  const changes = createChanges();
  const texts = doc.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  const before = new Map<Text, string>();
  let left = characters;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    // A link behind the end takes no focus either.
    if (node instanceof HTMLElement && left <= 0) changes.setStyle(node, 'display', 'none');
    if (!(node instanceof Text)) continue;
    const end = left > 0 ? wordEnd(node.data, left) : 0;
    const isCut = end < node.data.length;
    left = isCut ? 0 : left - end;
    if (!isCut) continue;
    before.set(node, node.data);
    node.data = node.data.slice(0, end);
  }
  return () => {
    for (const [node, data] of before) node.data = data;
    changes.undo();
  };
};
