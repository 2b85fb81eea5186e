export const config = 'data-et-multi-view';
/** What the builder's own application draws is its own affair (builder.md §3). */
export const elements = `[${config}]:not(#et-fb-app *)`;
export const swapped = 'et_multi_view_swapped';
export const hidden = 'et_multi_view_hidden';
export const hiddenImage = 'et_multi_view_hidden_image';
export const loading = 'et_multi_view_image__loading';
export const loaded = 'et_multi_view_image__loaded';
export const hoverOwner = 'et_multi_view__hover_selector';
export const hovered = 'et_multi_view__hovered';
export const module = '.et_pb_module';
/** The tabs of a product that a device has, by their names, and where they stand (divi-modules.md §14). */
export const includedTabs = 'data-include_tabs';
export const tabs = ':scope > .et_pb_tabs_controls > li';
export const tab = '_tab';
export const activeTab = 'et_pb_tab_active';
/** What stands in the title of a toggle. */
export const titleButton = ':scope.et_pb_toggle_title > [role=button]';
