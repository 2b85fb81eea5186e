import { childrenOf } from '../../runtime/kit';
import type { Page } from '../../runtime/page';
import * as names from './names';

/** The server's items, read once, and the ids they get. */
export interface ToggleElements {
  readonly root: HTMLElement;
  readonly isAccordion: boolean;
  readonly items: readonly HTMLElement[];
  readonly titles: readonly HTMLElement[];
  readonly contents: readonly HTMLElement[];
  /** Headings stay headings: the content of each is moved into a button (WAI-ARIA accordion pattern). */
  readonly buttons: readonly HTMLElement[];
  readonly buttonIds: readonly string[];
  readonly contentIds: readonly string[];
}

/** Items without a title or content of their own are ignored. */
export const readToggle = (root: HTMLElement, page: Page): ToggleElements => {
  const isAccordion = root.classList.contains(names.accordion);
  const found = (isAccordion ? childrenOf(root, `.${names.item}`) : [root]).flatMap((item) => {
    const [title] = childrenOf(item, `.${names.title}`);
    const [content] = childrenOf(item, `.${names.content}`);
    return title && content ? [{ item, title, content }] : [];
  });
  return {
    root,
    isAccordion,
    items: found.map(({ item }) => item),
    titles: found.map(({ title }) => title),
    contents: found.map(({ content }) => content),
    buttons: found.map(() => page.document.createElement('span')),
    buttonIds: found.map(() => page.nextId()),
    contentIds: found.map(({ content }) => content.id || page.nextId()),
  };
};

/**
 * Index of the item that is open by its classes, -1 for none: first by the server, later by scripts
 * of the owner.
 */
export const openOf = ({ items }: Pick<ToggleElements, 'items'>): number =>
  items.findIndex(({ classList }) => classList.contains(names.open));

/** Index of the item that contains the target of the address, -1 for none. */
export const itemOfAddress = ({ contents }: ToggleElements, { hash }: Page): number => {
  const target = hash.target();
  return contents.findIndex((content) => target && content.contains(target));
};
