import { type BuilderModule, type ModuleLike, moduleOf } from './module';

/**
 * The settings that a wireframe shows; others may change without drawing it anew (builder.md §9.1).
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
