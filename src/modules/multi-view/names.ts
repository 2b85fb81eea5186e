export const config = 'data-et-multi-view';
/** The builder's own application manages what it renders (builder.md §3). */
export const elements = `[${config}]:not(#et-fb-app *)`;
export const swapped = 'et_multi_view_swapped';
export const hidden = 'et_multi_view_hidden';
export const hiddenImage = 'et_multi_view_hidden_image';
export const loading = 'et_multi_view_image__loading';
export const loaded = 'et_multi_view_image__loaded';
export const hoverOwner = 'et_multi_view__hover_selector';
export const hovered = 'et_multi_view__hovered';
export const module = '.et_pb_module';
/** Names of a product's tabs on a device, and the element of the tabs (divi-modules.md §14). */
export const includedTabs = 'data-include_tabs';
export const tabs = ':scope > .et_pb_tabs_controls > li';
export const tab = '_tab';
export const activeTab = 'et_pb_tab_active';
/** Content of a toggle's title. */
export const titleButton = ':scope.et_pb_toggle_title > [role=button]';
