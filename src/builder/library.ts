/**
 * `skerry/builder`: the rules of the page builder's layouts as pure functions, for editors and
 * their extensions. Not part of a visitor's page.
 */
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
export {
  hideCoreModal,
  type ModalOptions,
  type OpenModal,
  showCoreModal,
} from './dialogs/core-modal';
export { type HelpTexts, openHelp } from './dialogs/open-help';
export { type Target, uuidV1, uuidV4, uuidNamespaces, uuidV3, uuidV5 } from './ids/uuid';
export { listenForShortcuts, type Press, shortcutOf } from './keys/shortcut-of';
export { keyboardList, type Command, type ShortcutAction, shortcutHelp } from './keys/shortcuts';
export {
  backgroundKinds,
  type BackgroundKind,
  hasBackground,
  type Background,
  backgroundCss,
  type Gradient,
  gradientField,
  gradientDefaults,
  type GlobalColors,
  gradientOf,
  gradientCss,
} from './model/background';
export {
  isOn,
  isOff,
  isOnOff,
  isYes,
  isNo,
  isDefault,
  toOnOff,
  hasValue,
  hasNumericValue,
  toText,
} from './model/flags';
export { type FontSetting, fontSetting, fontIndexes, fontWeights } from './model/font-setting';
export {
  type FontData,
  type FontOptions,
  type Fonts,
  fontCss,
  fontResetCss,
  type FontFiles,
  fontClass,
  fontFace,
  fontUrl,
  createFontLoader,
} from './model/fonts';
export {
  decodeDecimalEntities,
  decodeOptionList,
  removeFancyQuotes,
  replaceCodeEntities,
  type IconStyleData,
  iconStyleData,
  type ExtendedIcon,
  extendedIcon,
  isFontAwesome,
  iconFontFamily,
  iconFontWeight,
  type IconFont,
  iconFont,
  isBlack,
  isNormal,
  iconText,
  type IconEntry,
  iconCss,
  iconToText,
} from './model/icons';
export { conditionalDefault, disabledOn, isSameInWireframe } from './model/module-settings';
export {
  type Layout,
  moduleLocked,
  moduleDeleted,
  type SectionType,
  sectionType,
  type ComponentType,
  componentType,
  is,
  type Attrs,
  type BuilderModule,
  type ModuleLike,
  moduleAddressSequence,
  ancestor,
} from './model/module';
export {
  rangeValue,
  integerValue,
  formattedPx,
  unit,
  sanitizeInputUnit,
  percentOf,
} from './model/numbers';
export {
  devices,
  type Device,
  previewModes,
  type PreviewMode,
  deviceAfter,
  deviceBefore,
  widerDevice,
  devicesWithout,
  hoverBase,
  hoverField,
  hoverEnabledField,
  hoverEnabled,
  hoverValue,
  type DeviceRule,
  responsiveCss,
  responsiveStatus,
  lastDevice,
  lastEditedField,
  isResponsiveEnabled,
  fieldName,
  fieldNames,
  fieldBaseName,
  type Lookup,
  nonEmpty,
  value,
  inherited,
  anyValue,
  anyDefinedValue,
  isOrHas,
  type ByDevice,
  checkedValue,
  stickyBase,
  stickyField,
  stickyEnabledField,
  stickyEnabled,
  stickyValue,
  stickySelectors,
  isStickyModule,
} from './model/responsive';
export {
  columnTypes,
  regularLayouts,
  type SpecialtyLayout,
  specialtyLayouts,
  rowLayouts,
  rowClass,
} from './model/rows';
export { affixSelectors, splitPlaceholderSelectors } from './model/selectors';
export { corners, type Corner, corner, spacing } from './model/spacing';
export {
  commentsMarkup,
  headingLevel,
  linkRel,
  isJson,
  isValidHtml,
  isFileExtension,
  stripTags,
  inlineCssToObject,
  tabSlug,
  textOrientation,
} from './model/texts';
export { createPreviewModes } from './modes/create-preview-modes';
export { adoptStyleSheets, createPreviews } from './request/create-previews';
export {
  PreviewError,
  type PreviewFailure,
  previewFragment,
  type PreviewResponse,
  type PreviewRequest,
  requestPreview,
} from './request/request-preview';
export { type EditorWindows, windowScrollLocation } from './scroll/editor-windows';
export { lockScroll, scrollbarWidth } from './scroll/lock-scroll';
export {
  scrollDuration,
  type Places,
  type ScrollPlan,
  scrollTarget,
  isInViewport,
  scrollToAddress,
} from './scroll/scroll-to-address';
export { createResizeTrigger, createWidthHandle, widthOfKey } from './sizes/create-width-handle';
export {
  editorSizes,
  adminBarHeight,
  fixedHeaderHeight,
  isMobileDevice,
} from './sizes/editor-sizes';
export { isMobileAgent as isRealMobileDevice } from '../runtime/divi/is-mobile-agent';
export { format, tryFormat } from './text/format';
