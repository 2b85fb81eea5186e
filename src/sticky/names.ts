/** Sticky modules (sticky.md §1 to §5, §10). */
export const sticky = 'et_pb_sticky';
export const module = 'et_pb_sticky_module';
export const holdsSticky = 'has_et_pb_sticky';
export const editing = 'et_pb_sticky--editing';
export const hasTransform = 'et_pb_sticky--has-transform';
export const measured = 'et_pb_sticky_style_dom';
/** Placeholders of stuck modules; elements in them are no modules. */
export const placeholder = 'et_pb_sticky_placeholder';
export const placeholderId = 'data-sticky-placeholder-id';
export const address = 'data-address';
export const customCss = '.et-fb-custom-css-output';

export const equalColumns = 'et_pb_equal_columns';
export const animating = '.et_is_animating';
const content = '.et_builder_inner_content';
const column = '.et_pb_column';
export const holder = `${content},${column}`;
export const header = '.et-l--header';
export const footer = '.et-l--footer';

/** Containers that a limit may name; any other value means none (specification S5.24). */
export const limits = {
  body: content,
  section: '.et_pb_section',
  row: '.et_pb_row',
  column,
} as const;

export const slide = 'et_pb_slide';
export const slider = '.et_pb_slider';
export const layoutBase = 'data-background-layout';
export const layoutSticky = 'data-background-layout-sticky';

export const started = 'ETBuilderStickyStart';
export const ended = 'ETBuilderStickyEnd';
export const headerTransitionEnd = 'ETDiviFixedHeaderTransitionEnd';

export const fixedNav = 'et_fixed_nav';
export const extra = 'et_extra';
export const fixedHeader = 'et-fixed-header';
export const temporary = 'et-script-temporary-measurement';
