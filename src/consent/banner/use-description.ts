import { useLayoutEffect, useRef, useState } from 'react';
import { useListen, useStyles } from '../../runtime/dom';
import { tagged } from '../names';
import { cutText } from './cut-text';
import { descriptionCut } from '../rules/description-cut';
import type { BannerProps } from './banner-props';

const SHOW = ['show-desc-button', 'optout-show-desc-button'].map(tagged).join();
const HIDE = ['hide-desc-button', 'optout-hide-desc-button'].map(tagged).join();

const paragraphsOf = (element: Element | null) =>
  [...(element?.children ?? [])].filter((child): child is HTMLElement => child.matches('p'));

/** Collapses a long description; measured once (S9.02). */
export const useDescription = ({ page, parts, template }: BannerProps): void => {
  const { description } = parts;
  const [paragraphs] = useState(() => paragraphsOf(description));
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
  /** The button goes with the press; the other one then has the focus. */
  const isPressed = useRef(false);

  useStyles(paragraphs, (index) => ({
    display: cut && 'paragraph' in cut && isShort && index > cut.paragraph ? 'none' : null,
  }));
  useLayoutEffect(() => {
    if (!cut || !description) return;
    const isText = 'characters' in cut;
    const place = isShort ? (paragraphs[isText ? 0 : cut.paragraph] ?? description) : description;
    const undoCut = isText && isShort ? cutText(description, cut.characters) : () => {};
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
  }, [cut, isShort, paragraphs, description, template, page]);
  useListen(page.document, 'click', ({ target }) => {
    if (!cut || !description?.contains(target as Node)) return;
    const toLong = (target as Element).closest(SHOW);
    if (!toLong && !(target as Element).closest(HIDE)) return;
    isPressed.current = true;
    setShort(!toLong);
  });
};
