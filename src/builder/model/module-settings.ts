import { plainObject } from '../../runtime/kit';
import { type Attrs, attr, type ModuleLike, moduleOf, type BuilderModule } from './module';
import type { Device } from './responsive';
import { isOn } from './flags';

/**
 * Resolves a default that depends on another field, a pair `[field, values by that field]`: to the
 * value for the field's content, or the first one where it is unset. Anything else is returned
 * unchanged.
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

/** Order of devices in the setting, narrowest first. */
const order: readonly Device[] = ['phone', 'tablet', 'desktop'];

/** Devices on which a module is disabled: `disabled_on` is `phone|tablet|desktop` (S6.03). */
export const disabledOn = (module: ModuleLike): readonly Device[] => {
  const found = moduleOf(module);
  if (isOn(attr(found, 'disabled'))) return order;
  const flags = attr(found, 'disabled_on').split('|');
  return order.filter((_, at) => isOn(flags[at]));
};

/** Settings that a wireframe shows; others may change without a new render (builder.md §9.1). */
// biome-ignore format: a list of names
const shown = [
  'locked', 'global_module', 'admin_label', 'collapsed', 'ab_subject_id', 'ab_goal',
  'disabled', 'disabled_on', 'column_structure', 'type', '_deleted',
];

const stateOf = (module: BuilderModule): unknown => [
  shown.map((name) => module.attrs?.[name] ?? null),
  (['children', 'content'] as const).map((field) => {
    const inner = module[field];
    return Array.isArray(inner)
      ? inner.map((each) => stateOf(each as BuilderModule))
      : (inner ?? null);
  }),
];

/** Whether two modules look the same in a wireframe, including children. */
export const isSameInWireframe = (one: ModuleLike, other: ModuleLike): boolean =>
  JSON.stringify(stateOf(moduleOf(one))) === JSON.stringify(stateOf(moduleOf(other)));
