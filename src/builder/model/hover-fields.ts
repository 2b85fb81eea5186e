import type { Attrs } from './module';
import { hasValue, toText } from './presence';

/** The field without `__hover` and `__hover_enabled`. */
export const hoverBase = (name: string): string => name.replace(/(__hover(_enabled)?)+$/, '');

export const hoverField = (name: string): string => `${hoverBase(name)}__hover`;
export const hoverEnabledField = (name: string): string => `${hoverBase(name)}__hover_enabled`;

/** Whether the hover value of a field counts. */
export const hoverEnabled = (name: string, attrs: Attrs): boolean =>
  toText(attrs[hoverEnabledField(name)]).startsWith('on');

/** The hover value of a field where it counts and is there, else the fallback. */
export const hoverValue = (name: string, attrs: Attrs, fallback?: unknown): unknown => {
  const value = attrs[hoverField(name)];
  return hoverEnabled(name, attrs) && hasValue(value) ? value : fallback;
};
