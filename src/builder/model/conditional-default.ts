import { plainObject } from '../../runtime/kit';
import type { Attrs } from './module';

/**
 * A default that depends on another field is a pair `[field, values by that field]`: resolves to the
 * value for what the field holds, to the first one where it is unset. Anything else is given back.
 */
export const conditionalDefault = (fallback: unknown, attrs: Attrs): unknown => {
  if (!Array.isArray(fallback)) return fallback;
  const [field, values] = fallback as readonly unknown[];
  const byValue = plainObject(values);
  if (typeof field !== 'string' || !byValue) return fallback;
  const chosen = attrs[field];
  if (chosen === undefined) return Object.values(byValue)[0];
  const key = String(chosen as string);
  return Object.hasOwn(byValue, key) ? byValue[key] : undefined;
};
