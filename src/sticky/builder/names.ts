/** Editors around a page (sticky.md §4.1, §10, §11). */
export { builderUtils, layoutScript } from '../../runtime/names/builder';
export const hasTransform = 'et_pb_sticky--has-transform';
export const settingsSynced = 'ETBuilderStickySettingsSyncs';
export const modeChanged = 'et_fb_preview_mode_changed';
export const appReady = 'et_fb_init_app_after';
export const rootMounted = 'et_fb_root_did_mount';
export const metaboxSorted = 'ETBFBMetaboxSortStopped';
export const noticeSizeChanged = 'ETGBNoticeSizeChange';

export const hasTransformFlag = ':scope > .et-fb-custom-css-output[data-sticky-has-transform="on"]';

export const adminBar = '#wpadminbar';
export const frontEndFrame = '#et-fb-app-frame';
export const backEndFrame = '#et-bfb-app-frame';
export const scrollingApp = '#et-fb-app';
export const themeBuilderHeader = '.et-tb-branded-modal__header';
export const layoutBuilderHeader = '.et-block-builder-modal--header';
export const editorFooter = '.block-editor-editor-skeleton__footer';
export const editorNotices = '.components-notice-list';
