/**
 * `skerry/builder`: the rules of the page builder's layouts as pure functions, for editors and their
 * extensions. Nothing of it is in a visitor's page.
 */
export * from './model/ancestors';
export * from './model/background';
export { commentsMarkup } from './model/comments-markup';
export { type ComponentType, componentType } from './model/component-type';
export { conditionalDefault } from './model/conditional-default';
export * from './model/devices';
export { disabledOn } from './model/disabled-on';
export {
  decodeDecimalEntities,
  decodeOptionList,
  removeFancyQuotes,
  replaceCodeEntities,
} from './model/entities';
export * from './model/flags';
export {
  type FontData,
  type FontOptions,
  type Fonts,
  fontCss,
  fontResetCss,
} from './model/font-css';
export { type FontFiles, fontClass, fontFace, fontUrl } from './model/font-files';
export * from './model/font-setting';
export * from './model/gradient';
export { headingLevel } from './model/heading-level';
export * from './model/hover-fields';
export { type IconStyleData, iconStyleData } from './model/icon-style-data';
export * from './model/icons';
export { is } from './model/is';
export { linkRel } from './model/link-rel';
export type { Attrs, BuilderModule, ModuleLike } from './model/module';
export { moduleAddressSequence } from './model/module-address-sequence';
export * from './model/numbers';
export * from './model/presence';
export { type DeviceRule, responsiveCss } from './model/responsive-css';
export * from './model/responsive-fields';
export * from './model/responsive-values';
export * from './model/rows';
export * from './model/selectors';
export * from './model/spacing';
export * from './model/sticky-fields';
export * from './model/texts';
export { isSameInWireframe } from './model/wireframe-state';
export {
  BUILDER_COOKIE_SECONDS,
  cookieName,
  createBuilderCookies,
} from './cookies/create-builder-cookies';
export {
  createDebug,
  type Debug,
  type DebugStorage,
  defaultAllLogAreas,
} from './debug/create-debug';
export * from './ids/uuid';
export { keyboardList } from './keys/keyboard-list';
export { scrollDuration } from './scroll/scroll-duration';
export { type Places, type ScrollPlan, scrollTarget } from './scroll/scroll-target';
export { windowScrollLocation } from './scroll/window-scroll-location';
export { editorSizes } from './sizes/editor-sizes';
export { format } from './text/format';
export { tryFormat } from './text/try-format';
export { hideCoreModal } from './dialogs/hide-core-modal';
export { type HelpTexts, openHelp } from './dialogs/open-help';
export { type ModalOptions, type OpenModal, showCoreModal } from './dialogs/show-core-modal';
export { listenForShortcuts } from './keys/listen-for-shortcuts';
export { type Press, shortcutOf } from './keys/shortcut-of';
export { type Command, type ShortcutAction, shortcutHelp } from './keys/shortcuts';
export { createPreviewModes } from './modes/create-preview-modes';
export { createFontLoader } from './model/load-font';
export { adoptStyleSheets } from './request/adopt-style-sheets';
export { createPreviews } from './request/create-previews';
export { PreviewError, type PreviewFailure } from './request/preview-error';
export { previewFragment } from './request/preview-fragment';
export { type PreviewAnswer, type PreviewRequest, requestPreview } from './request/request-preview';
export type { EditorWindows } from './scroll/editor-windows';
export { isInViewport } from './scroll/is-in-viewport';
export { lockScroll } from './scroll/lock-scroll';
export { scrollToAddress } from './scroll/scroll-to-address';
export { scrollbarWidth } from './scroll/scrollbar-width';
export { adminBarHeight, fixedHeaderHeight } from './sizes/bars';
export { createResizeTrigger } from './sizes/create-resize-trigger';
export { createWidthHandle, widthOfKey } from './sizes/create-width-handle';
export { isMobileDevice, isRealMobileDevice } from './sizes/mobile';
