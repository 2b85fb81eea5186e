import { extendedIcon, type IconEntry, iconCss, iconFontFamily } from './icons';
import type { Attrs } from './module';

const VARIANTS = ['', '_phone', '_tablet', '__hover', '__sticky'];
const SWITCHES = ['_last_edited', '__hover_enabled', '__sticky_enabled'];

export interface IconStyleData {
  readonly attrs: Attrs;
  readonly font_family_attr_name: string;
  readonly font_weight_attr_name: string;
}

/**
 * Settings in which every extended icon of a field, variants included, is replaced by its CSS value,
 * with its family and weight in fields of their own.
 */
export const iconStyleData = (
  attrs: Attrs,
  field: string = 'hover_icon',
  table: readonly IconEntry[] = [],
): IconStyleData => {
  const family = `${field}_font_family`;
  const weight = `${field}_font_weight`;
  const result: Record<string, unknown> = { ...attrs };
  const expanded = VARIANTS.filter((suffix) => {
    const value = attrs[field + suffix];
    const icon = extendedIcon(value);
    if (!icon) return false;
    result[field + suffix] = iconCss(value as string, table);
    result[family + suffix] = iconFontFamily(value);
    result[weight + suffix] = icon.fontWeight;
    return true;
  });
  for (const suffix of expanded.length > 0 ? SWITCHES : []) {
    const value = attrs[field + suffix];
    if (value === undefined) continue;
    result[family + suffix] = value;
    result[weight + suffix] = value;
  }
  return { attrs: result, font_family_attr_name: family, font_weight_attr_name: weight };
};
