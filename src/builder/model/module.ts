/** Settings of a module by field name, variants such as `width_tablet` and `width__hover` included. */
export type Attrs = Readonly<Record<string, unknown>>;

/**
 * One module of a layout as the editor keeps it (builder.md §9.1, Divi 4.27.2). The server
 * may leave out any of it.
 */
export interface BuilderModule {
  /** Slug such as `et_pb_text`. */
  readonly type?: string;
  /** Indices from the section down, separated by dots: `0.1.0.2`. */
  readonly address?: string;
  readonly parent_address?: string;
  readonly attrs?: Attrs;
  /** Children, or text where the module has none. */
  readonly content?: readonly BuilderModule[] | string;
  /** Unique on the page; the editor's own. */
  readonly _key?: string;
  /** How many modules of the type were rendered before it. */
  readonly shortcode_index?: number | string;
  readonly child_slug?: string;
  readonly is_module_child?: boolean;
  /** `et-fb-removed-component` where the type is not installed any more. */
  readonly component_path?: string;
  /** An ancestor is locked. */
  readonly lockedParent?: boolean;
  readonly globalParent?: string;
  readonly parentAttrs?: Attrs;
  /** Any other field; `is` reads them by name. */
  readonly [field: string]: unknown;
}

/** A module, or a React element of the editor that carries one. */
export type ModuleLike = BuilderModule | { readonly props: BuilderModule };

export const moduleOf = (module: ModuleLike): BuilderModule =>
  (module as { props?: BuilderModule }).props ?? (module as BuilderModule);

/** Text of a setting; empty where it is no text. */
export const attr = ({ attrs }: BuilderModule, name: string): string => {
  const value = attrs?.[name];
  return typeof value === 'string' ? value : '';
};
