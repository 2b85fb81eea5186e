import { plainObject } from '../../runtime/kit';
import { type Attrs, attr, type ModuleLike, moduleOf, type BuilderModule } from './module';
import type { Device } from './responsive';
import { isOn } from './flags';

/**
 * A default that depends on another field is a pair `[field, values by that field]`: resolves to the
 * value for what the field holds, to the first one where it is unset. Anything else is returned unchanged.
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

/** The order in which the setting lists devices, narrow first. */
const order: readonly Device[] = ['phone', 'tablet', 'desktop'];

/** The devices that a module is switched off on: `disabled_on` is `phone|tablet|desktop` (S6.03). */
export const disabledOn = (module: ModuleLike): readonly Device[] => {
  const asked = moduleOf(module);
  if (isOn(attr(asked, 'disabled'))) return order;
  const flags = attr(asked, 'disabled_on').split('|');
  return order.filter((_, at) => isOn(flags[at]));
};

/**
 * The settings that a wireframe shows; others may change without drawing it again (builder.md §9.1).
 */
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

/** Whether a wireframe looks the same with one module as with another, children included. */
export const isSameInWireframe = (one: ModuleLike, other: ModuleLike): boolean =>
  JSON.stringify(stateOf(moduleOf(one))) === JSON.stringify(stateOf(moduleOf(other)));
