import { isOn } from './flags';

/** Settings of a module by field name, including variants such as `width_tablet` and `width__hover`. */
export type Attrs = Readonly<Record<string, unknown>>;

/**
 * A module of a layout in the editor's format (builder.md §9.1, Divi 4.27.2). The server may omit
 * any property.
 */
export interface BuilderModule {
  /** Slug such as `et_pb_text`. */
  readonly type?: string;
  /** Indices from the section down, separated by dots: `0.1.0.2`. */
  readonly address?: string;
  readonly parent_address?: string;
  readonly attrs?: Attrs;
  /** Children, or text for modules without any. */
  readonly content?: readonly BuilderModule[] | string;
  /** Unique on the page; assigned by the editor. */
  readonly _key?: string;
  /** Number of modules of the type rendered before it. */
  readonly shortcode_index?: number | string;
  readonly child_slug?: string;
  readonly is_module_child?: boolean;
  /** `et-fb-removed-component` for types that are no longer installed. */
  readonly component_path?: string;
  /** Whether an ancestor is locked. */
  readonly lockedParent?: boolean;
  readonly globalParent?: string;
  readonly parentAttrs?: Attrs;
  /** Any other field; `is` reads them by name. */
  readonly [field: string]: unknown;
}

/** A module, or a React element of the editor with a module as its props. */
export type ModuleLike = BuilderModule | { readonly props: BuilderModule };

export const moduleOf = (module: ModuleLike): BuilderModule =>
  (module as { props?: BuilderModule }).props ?? (module as BuilderModule);

/** A setting as text; empty where it is no text. */
export const attr = ({ attrs }: BuilderModule, name: string): string => {
  const value = attrs?.[name];
  return typeof value === 'string' ? value : '';
};

/** Parts of an address are indices, in digits only. */
const INDEX = /^\d+$/;

/**
 * An address and all its ancestors, outermost first: `0.1` → `0`, `0.1`. Empty if any part is no
 * number (specification S5.27).
 */
export const moduleAddressSequence = (
  address: string | readonly string[] | undefined,
): readonly string[] => {
  const parts = typeof address === 'string' ? address.split('.') : (address ?? []);
  if (!parts.every((part) => INDEX.test(part))) return [];
  return parts.map((_, at) => parts.slice(0, at + 1).join('.'));
};

export type ComponentType = 'section' | 'row' | 'column' | 'module';

const structure: Readonly<Record<string, ComponentType>> = {
  et_pb_section: 'section',
  et_pb_row: 'row',
  et_pb_row_inner: 'row',
  et_pb_column: 'column',
  et_pb_column_inner: 'column',
};

/** The structural type of a module; unknown types are modules (builder.md §9.2). */
export const componentType = (module: ModuleLike): ComponentType => {
  const { type } = moduleOf(module);
  return (
    (typeof type === 'string' && Object.hasOwn(structure, type) && structure[type]) || 'module'
  );
};

const REMOVED = 'et-fb-removed-component';

type Test = (module: BuilderModule) => boolean;

const ofType =
  (type: string): Test =>
  (module) =>
    module.type === type;
const hasOn =
  (name: string): Test =>
  (module) =>
    isOn(attr(module, name));

const tests: Readonly<Record<string, Test>> = {
  section: (module) => componentType(module) === 'section',
  row: (module) => componentType(module) === 'row',
  column: (module) => componentType(module) === 'column',
  'row-inner': ofType('et_pb_row_inner'),
  'column-inner': ofType('et_pb_column_inner'),
  module: (module) => componentType(module) === 'module' && !module.is_module_child,
  fullwidth: hasOn('fullwidth'),
  specialty: hasOn('specialty'),
  regular: (module) =>
    componentType(module) === 'section' &&
    !hasOn('fullwidth')(module) &&
    !hasOn('specialty')(module),
  disabled: hasOn('disabled'),
  locked: hasOn('locked'),
  global: (module) => attr(module, 'global_module') !== '',
  removed: (module) => module.component_path === REMOVED,
};

/**
 * Evaluates one of the named facts about a module; any other name reads the module's own field
 * (builder.md §9.2, specification S4.64, S6.03).
 */
export const is = (what: string, module: ModuleLike): unknown => {
  const found = moduleOf(module);
  const test = Object.hasOwn(tests, what) ? tests[what] : undefined;
  return test ? test(found) : Object.hasOwn(found, what) ? found[what] : undefined;
};

/** Modules of a layout in any order; nested children need not be repeated. */
export type Layout = readonly BuilderModule[];

/** Modules on the path to an address, outermost first, including the one at it. */
const onTheWay = (address: string | undefined, all: Layout): readonly BuilderModule[] =>
  moduleAddressSequence(address).flatMap((part) => {
    const found = all.find((each) => each.address === part);
    return found ? [found] : [];
  });

const isLocked = (module: BuilderModule) => isOn(attr(module, 'locked')) || !!module.lockedParent;

/** Whether a module or any ancestor is locked (specification S4.64, S6.03). */
export const moduleLocked = (module: ModuleLike, all: Layout): boolean => {
  const found = moduleOf(module);
  return [found, ...onTheWay(found.address, all)].some(isLocked);
};

/** Whether a module was deleted; by default also with an ancestor. */
export const moduleDeleted = (
  module: ModuleLike,
  all: Layout,
  checkAncestors: boolean = true,
): boolean => {
  const found = moduleOf(module);
  const isDeleted = ({ attrs }: BuilderModule) => Boolean(attrs?.['_deleted']);
  const isInside = moduleAddressSequence(found.address).length > 1;
  const around = checkAncestors && isInside ? onTheWay(found.address, all) : [];
  return [found, ...around].some(isDeleted);
};

export type SectionType = 'regular' | 'fullwidth' | 'specialty';

const kindOf = (section: BuilderModule | undefined): SectionType => {
  if (!section) return 'regular';
  if (isOn(attr(section, 'fullwidth'))) return 'fullwidth';
  return isOn(attr(section, 'specialty')) ? 'specialty' : 'regular';
};

/** The type of the section that contains a module. */
export const sectionType = (module: ModuleLike, all: Layout): SectionType => {
  const [first = ''] = (moduleOf(module).address ?? '').split('.');
  return kindOf(all.find(({ address }) => address === first));
};

/**
 * The innermost ancestor of a type: `row` finds `et_pb_row`. In specialty sections inner types
 * (`et_pb_row_inner`) count too.
 */
export const ancestor = (
  kind: string,
  module: ModuleLike,
  all: Layout,
): BuilderModule | undefined => {
  const found = moduleOf(module);
  const isSpecialty = sectionType(found, all) === 'specialty';
  return onTheWay(found.address, all).findLast(({ type = '' }) => {
    const name = type.replace('et_pb_', '');
    return isSpecialty ? name.startsWith(kind) : name === kind;
  });
};
