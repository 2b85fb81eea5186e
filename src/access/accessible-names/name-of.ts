import * as names from '../names';
import { isNamed } from '../is-named';
import { firstWords, wordsOf } from '../words';

const attribute = (element: Element | null | undefined, name: string) =>
  element?.getAttribute(name);

const textOf = (element: Element | null | undefined) => element?.textContent;

const isShown = (element: Element) => element.getClientRects().length > 0;

/** Buttons are named by their own text. */
const BUTTONS = /submit|button|reset|image/;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** In a closed form a label has no box either, but becomes visible together with its field. */
const isHidden = (label: Element) => getComputedStyle(label).display === 'none';

/** The name of a field whose label is hidden or missing; empty where it has a name. */
export const fieldName = (field: Field): string => {
  const labels = [...(field.labels ?? [])];
  if (isNamed(field) || BUTTONS.test(field.type) || !labels.every(isHidden)) return '';
  const { parentElement: parent } = field;
  const isSearch = field.matches(names.searchField);
  // Of two fields with the same id, only the first is labelled; search modules print an id that no field has.
  const beside = parent?.querySelector('label');
  return firstWords(
    isSearch || attribute(beside, 'for') === field.id ? textOf(beside) : null,
    ...labels.map(textOf),
    field.matches(names.sum) ? textOf(parent) : null,
    attribute(field, names.fieldTitle),
    attribute(field, 'placeholder'),
    field.title,
    isSearch ? attribute(field.form?.querySelector('[type="submit"]'), 'value') : null,
  );
};

/** Whether nothing inside can name it; images without an alternative text cannot. */
const isBlank = (element: Element) =>
  !wordsOf(textOf(element)?.replace(textOf(element.querySelector(names.glyphs)) ?? '', '')) &&
  ![...element.querySelectorAll('[alt],[aria-label]')].some((each) =>
    firstWords(attribute(each, 'alt'), attribute(each, 'aria-label')),
  );

/**
 * The name of a link without text: from its hidden text, its image, the item that it belongs to, or
 * another link to the same address; empty where it has a name, or the page offers none.
 */
export const linkName = (
  link: HTMLAnchorElement,
  wordsAt: (link: HTMLAnchorElement) => string,
): string => {
  if (isNamed(link) || wordsOf(link.title) || link.matches(names.named)) return '';
  if (link.matches(names.iconLinks)) {
    // For a link that is not rendered, for example in a closed panel, nobody can tell which text
    // will be visible.
    return isShown(link) && wordsOf(link.innerText) ? '' : wordsOf(textOf(link));
  }
  // A link that leads nowhere is a control, and gets its name from the feature that runs it.
  if (attribute(link, 'href')?.startsWith('#') || !isBlank(link)) return '';
  return (
    firstWords(
      attribute(link.querySelector('[title]'), 'title'),
      textOf(link.closest(names.item)?.querySelector(names.itemTitle)),
    ) || wordsAt(link)
  );
};

/** Whether an element shows only a glyph, and hiding it leaves nothing without a name. */
export const isGlyph = (element: Element): boolean => {
  const around = element.closest('a[href],button,[tabindex],[role]');
  return (
    around !== element &&
    wordsOf(textOf(element)).length < 3 &&
    !element.firstElementChild &&
    (!around || isNamed(around) || !isBlank(around))
  );
};

/** A letter, digit or sign, for which an icon font draws another picture. */
const READ_GLYPH = /^"[!-~]"$/;

/**
 * Text of a link beside which a style sheet draws a glyph that would be read as its letter; empty
 * without a glyph, or where the link has more than text.
 */
export const wordsBesideGlyph = (
  link: HTMLAnchorElement,
  glyphOf = (pseudo: string) => getComputedStyle(link, pseudo).content,
): string => {
  const isDrawn = READ_GLYPH.test(glyphOf('::after')) || READ_GLYPH.test(glyphOf('::before'));
  if (!isDrawn || isNamed(link) || link.querySelector('[alt],[aria-hidden]')) return '';
  return wordsOf(textOf(link));
};

/**
 * Whether a link is empty and has no height while another one names its target: mis-nested markup
 * leaves such links behind, and their focus would be invisible. An unrendered one may become an
 * image later.
 */
export const isLeftover = (
  link: HTMLAnchorElement,
  wordsAt: (link: HTMLAnchorElement) => string,
  boxOf = (element: Element): { readonly height: number } | undefined =>
    element.getClientRects()[0],
): boolean => !link.hasChildNodes() && boxOf(link)?.height === 0 && wordsAt(link) !== '';
