import { useLayoutEffect, useRef, useState } from 'react';
import { replaceContents, useListen, useStyles } from '../../runtime/dom';
import { tagged } from '../names';
import type { BannerProps } from './banner-elements';

/** Below this width in pixels the shorter limit applies (S9.02). */
const NARROW = 376;

export interface Description {
  readonly viewportWidth: number;
  readonly textLength: number;
  /** Length of each top-level paragraph including tags, as the old script measured it. */
  readonly paragraphs: readonly number[];
}

/** Where a collapsed description is cut: after a paragraph, or after characters of the only one. */
type DescriptionCut = { readonly paragraph: number } | { readonly characters: number };

/**
 * Where a collapsed description is cut, or null where it is short enough: after 150 characters on
 * narrow screens, else 300; several paragraphs are cut at the end of one (S9.02; cookieyes.md
 * §7.2).
 */
export const descriptionCut = ({
  viewportWidth,
  textLength,
  paragraphs,
}: Description): DescriptionCut | null => {
  const limit = viewportWidth < NARROW ? 150 : 300;
  if (paragraphs.length < 2) return textLength > limit ? { characters: limit } : null;
  if (textLength < limit) return null;
  let total = 0;
  const cut = paragraphs.findIndex((length) => {
    total += length;
    return total > limit;
  });
  return cut < 0 || cut === paragraphs.length - 1 ? null : { paragraph: cut };
};

/** Cuts at most at that many characters, after a word if possible. */
export const wordEnd = (text: string, characters: number): number => {
  if (text.length <= characters) return text.length;
  const end = text.slice(0, characters + 1).lastIndexOf(' ');
  return end > 0 ? end : characters;
};

/** Removes everything after that many characters from an element. */
export const cutText = (root: Element, characters: number): void => {
  const doc = root.ownerDocument;
  const texts = doc.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  let left = characters;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    // Links after the cut must not be focusable either.
    if (node instanceof HTMLElement && left <= 0) node.style.display = 'none';
    if (!(node instanceof Text)) continue;
    const end = left > 0 ? wordEnd(node.data, left) : 0;
    left = end < node.data.length ? 0 : left - end;
    node.data = node.data.slice(0, end);
  }
};

/**
 * Shows a shortened copy. The texts themselves are not cut: page translation replaces text nodes,
 * which could not be restored. Returns the undo.
 */
const showShort = (description: Element, characters: number): (() => void) => {
  const copy = description.cloneNode(true) as Element;
  cutText(copy, characters);
  return replaceContents(description, ...copy.childNodes);
};

const SHOW = ['show-desc-button', 'optout-show-desc-button'].map(tagged).join();
const HIDE = ['hide-desc-button', 'optout-hide-desc-button'].map(tagged).join();

const childrenOf = (element: Element | null) =>
  [...(element?.children ?? [])].filter((child) => child instanceof HTMLElement);

/** Collapses a long description; measured once (S9.02). */
export const useDescription = ({ page, elements, template }: BannerProps): void => {
  const { description } = elements;
  const [children] = useState(() => childrenOf(description));
  const [paragraphs] = useState(() => children.filter((child) => child.matches('p')));
  const [cut] = useState(() =>
    template.showMore.firstElementChild
      ? descriptionCut({
          viewportWidth: page.window.innerWidth,
          textLength: description?.textContent?.length ?? 0,
          paragraphs: paragraphs.map(({ outerHTML }) => outerHTML.length),
        })
      : null,
  );
  const [isShort, setShort] = useState(true);
  /** The pressed button disappears, so the other one gets the focus. */
  const isPressed = useRef(false);

  const last = cut && 'paragraph' in cut ? paragraphs[cut.paragraph] : undefined;
  const lastAt = last ? children.indexOf(last) : children.length;
  // Lists and headings after the cut are hidden too.
  useStyles(children, (index) => ({
    display: isShort && index > lastAt ? 'none' : null,
  }));
  useLayoutEffect(() => {
    if (!cut || !description) return;
    const isText = 'characters' in cut;
    const undoCut = isText && isShort ? showShort(description, cut.characters) : () => {};
    const end = isText ? description.querySelector(':scope > p') : last;
    const place = (isShort && end) || description;
    const button = (isShort ? template.showMore : template.showLess).cloneNode(true);
    const added = [
      ...(isShort ? [page.document.createTextNode('...\u00a0')] : []),
      ...button.childNodes,
    ];
    place.append(...added);
    if (isPressed.current) place.querySelector<HTMLElement>(isShort ? SHOW : HIDE)?.focus();
    return () => {
      for (const node of added) node.parentNode?.removeChild(node);
      undoCut();
    };
  }, [cut, isShort, last, description, template, page]);
  useListen(page.document, 'click', ({ target }) => {
    if (!cut || !description?.contains(target as Node)) return;
    const toLong = (target as Element).closest(SHOW);
    if (!toLong && !(target as Element).closest(HIDE)) return;
    isPressed.current = true;
    setShort(!toLong);
  });
};
