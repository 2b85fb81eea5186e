import * as names from '../names';
import { isNamed } from '../is-named';
import { firstWords, wordsOf } from '../words';

const attribute = (element: Element | null | undefined, name: string) =>
  element?.getAttribute(name);

const textOf = (element: Element | null | undefined) => element?.textContent;

const isShown = (element: Element) => element.getClientRects().length > 0;

/** They say what they do. */
const BUTTONS = /submit|button|reset|image/;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** In a form that is closed a label has no place either, but is seen with its field. */
const isHidden = (label: Element) => getComputedStyle(label).display === 'none';

/** The name of a field whose label is hidden or missing; empty where it has one. */
export const fieldName = (field: Field): string => {
  const labels = [...(field.labels ?? [])];
  if (isNamed(field) || BUTTONS.test(field.type) || !labels.every(isHidden)) return '';
  const { parentElement: parent } = field;
  const isSearch = field.matches(names.searchField);
  // Of two fields with one id the label is the first's; a search module prints an id that no field has.
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

/** Nothing that it could be named by; pictures without an alternative text are none. */
const isBlank = (element: Element) =>
  !wordsOf(textOf(element)?.replace(textOf(element.querySelector(names.glyphs)) ?? '', '')) &&
  ![...element.querySelectorAll('[alt],[aria-label]')].some((each) =>
    firstWords(attribute(each, 'alt'), attribute(each, 'aria-label')),
  );

/**
 * The name of a link without words, from its hidden text, its picture, the item that it belongs to, or
 * another link to the same address; empty where it has one, or the page says nothing.
 */
export const linkName = (
  link: HTMLAnchorElement,
  wordsAt: (link: HTMLAnchorElement) => string,
): string => {
  if (isNamed(link) || wordsOf(link.title) || link.matches(names.named)) return '';
  if (link.matches(names.iconLinks)) {
    // Of what is not drawn, in a closed panel for one, nobody can tell which words will be seen.
    return isShown(link) && wordsOf(link.innerText) ? '' : wordsOf(textOf(link));
  }
  // What leads nowhere is a control, and gets its name with what it does.
  if (attribute(link, 'href')?.startsWith('#') || !isBlank(link)) return '';
  return (
    firstWords(
      attribute(link.querySelector('[title]'), 'title'),
      textOf(link.closest(names.item)?.querySelector(names.itemTitle)),
    ) || wordsAt(link)
  );
};

/** Whether an element shows a glyph alone, and nothing that needs a name would be left without one. */
export const isGlyph = (element: Element): boolean => {
  const around = element.closest('a[href],button,[tabindex],[role]');
  return (
    around !== element &&
    wordsOf(textOf(element)).length < 3 &&
    !element.firstElementChild &&
    (!around || isNamed(around) || !isBlank(around))
  );
};

/** A letter, digit or sign of its own: an icon font draws another picture for it. */
const READ_GLYPH = /^"[!-~]"$/;

/**
 * The words of a link beside which a style sheet draws a glyph that would be read as its letter; empty where
 * none is, or where the link is more than its words.
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
 * Whether a link is empty and no line high, while another one says where it leads: mis-nested markup leaves
 * such behind. Nobody would see that it has the focus. One that is not drawn may be a picture later.
 */
export const isLeftover = (
  link: HTMLAnchorElement,
  wordsAt: (link: HTMLAnchorElement) => string,
  boxOf = (element: Element): { readonly height: number } | undefined =>
    element.getClientRects()[0],
): boolean => !link.hasChildNodes() && boxOf(link)?.height === 0 && wordsAt(link) !== '';
