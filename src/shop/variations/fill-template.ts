import { byId } from '../../runtime/kit';
import type { Page } from '../../runtime/page';
import { unavailableTemplate, variationTemplate } from './names';
import type { Variation } from './variation';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (value: string) => value.replace(/[&<>"']/g, (sign) => escapes[sign] ?? '');

const PLACE = /\{\{(\{?)\s*data\.variation\.([\w.-]*)\s*\}?\}\}/g;

/**
 * Whether a template contains logic or reads nested values of a variation, which only WordPress's
 * own engine supports.
 */
export const hasLogic = (template: string): boolean =>
  /<#|\{\{\{?(?![{\s]*data\.variation\.[\w-]*\s*\})/.test(template);

/**
 * Fills WooCommerce's variation template: three braces insert HTML, two insert text. Unknown names
 * become empty.
 */
export const fillTemplate = (
  template: string,
  variation: Readonly<Record<string, unknown>>,
): string =>
  template
    .replace(/\/\*(<!\[CDATA\[|\]\]>)\*\//g, '')
    .replace(PLACE, (_place, isRaw: string, key: string) => {
      const value = Object.hasOwn(variation, key) ? variation[key] : '';
      const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
      return isRaw ? text : escape(text);
    });

interface WordPress {
  readonly template?: (name: string) => (data: object) => string;
}

/** Uses WordPress's engine where a theme needs it; ours supports what WooCommerce prints. */
export const renderVariation = ({ document: doc, window: win }: Page, variation: Variation) => {
  const id = variation.variation_is_visible ? variationTemplate : unavailableTemplate;
  const template = byId(doc, id)?.textContent ?? '';
  const { wp } = win as { wp?: WordPress };
  return hasLogic(template) && wp?.template
    ? wp.template(id.replace('tmpl-', ''))({ variation: variation.raw })
    : fillTemplate(template, variation.raw);
};
