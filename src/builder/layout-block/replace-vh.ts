import { addStyleSheet } from '../../runtime/kit';
import { editorHeader } from '../../runtime/names/block-editor';
import type { Page } from '../../runtime/page';
import type { Editor } from './editor-of';

/** Integer `vh`, the only form that the builder writes. */
const WHOLE_VH = /(^|[^\d.\w-])(\d+)vh\b/g;

/** A CSS value with `vh` converted to pixels, or null without any. */
export const vhInPixels = (value: string, vh: number): string | null => {
  const replaced = value.replace(
    WHOLE_VH,
    (_, before: string, number: string) => `${before}${Number(number) * vh}px`,
  );
  return replaced === value ? null : replaced;
};

const conditions: Readonly<Record<string, string>> = {
  CSSMediaRule: '@media',
  CSSSupportsRule: '@supports',
};

const declarations = ({ style }: CSSStyleRule, vh: number) =>
  [...style].flatMap((property) => {
    const value = vhInPixels(style.getPropertyValue(property), vh);
    const important = style.getPropertyPriority(property) ? '!important' : '';
    return value === null ? [] : [`${property}:${value}${important}`];
  });

/** Rules with `vh`, rewritten in pixels; other declarations are left out. */
const vhRules = (rules: Iterable<CSSRule>, vh: number): string =>
  [...rules]
    .map((rule) => {
      if ('selectorText' in rule) {
        const own = declarations(rule as CSSStyleRule, vh);
        return own.length > 0 ? `${(rule as CSSStyleRule).selectorText}{${own.join(';')}}` : '';
      }
      const at = conditions[rule.constructor.name];
      if (!at) return '';
      const group = rule as CSSConditionRule;
      const inner = vhRules(group.cssRules, vh);
      return inner && `${at} ${group.conditionText}{${inner}}`;
    })
    .join('');

const rulesOf = (sheet: CSSStyleSheet): Iterable<CSSRule> => {
  try {
    return sheet.cssRules;
  } catch {
    // Cross-origin: its rules cannot be read.
    return [];
  }
};

/**
 * The frame is as high as its page, so `vh` would refer to that: it is made to refer to the visible
 * part of the editor. Returns the undo.
 */
export const replaceVh = ({ document: doc }: Page, { top }: Editor): (() => void) => {
  const header = top.document.querySelector<HTMLElement>(editorHeader)?.offsetHeight ?? 0;
  const vh = (top.innerHeight - header) / 100;
  const css = [...doc.styleSheets].map((sheet) => vhRules(rulesOf(sheet), vh)).join('');
  return css ? addStyleSheet(doc, css) : () => {};
};
