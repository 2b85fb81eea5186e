/** The runtime's public module without React, for controllers and islands: features import from here only. */
export type { FormFields, FormValue } from './ajax/encode-form';
export { formFields } from './ajax/encode-form';
export { byId } from './by-id';
export {
  flag,
  json,
  list,
  number,
  oneOf,
  plainObject,
  type Reader,
  record,
  shape,
  text,
} from './config/reader';
export { coveredByBars } from './divi/covered-by-bars';
export { animate, type Run } from './dom/animate';
export {
  type Attributes,
  applyAttributes,
  applyClasses,
  applyCollapsed,
  applyStyles,
  type Styles,
} from './dom/apply-rules';
export { type Changes, createChanges } from './dom/changes';
export { createInline, type Inline } from './dom/create-inline';
export { FOCUS_RING } from './dom/focus-ring';
export { focusText } from './dom/focus-text';
export { FORCED_STATES } from './dom/forced-states';
export { hasModifier } from './dom/has-modifier';
export { isRtl } from './dom/is-rtl';
export { listen } from './dom/listen';
export { applyButton, makeButton } from './dom/make-button';
export { onDemand } from './dom/on-demand';
export { childrenOf, indexOfElement, shallowest } from './dom/children-of';
export { pressWithKeys } from './dom/press-with-keys';
export { replaceContents } from './dom/replace-contents';
export { slideHeight } from './dom/slide-height';
export { isOpen, slideElement } from './dom/slide-element';
export { stepOfEvent } from './dom/step-of-event';
export { addStyleSheet } from './dom/style-sheet';
export { watchSwipes } from './dom/watch-swipes';
export { measureAround, watchWidth } from './dom/watch-width';
export { wrapContents } from './dom/wrap-contents';
export { targetOf } from './hash/target-of';
export { headerHeight } from './divi/header-height';
export { isLastOfKind } from './divi/is-last-of-kind';
export { createLatest, createLifetime, type Latest, type Lifetime } from './lifetime';
export {
  besideDialog,
  focusOnceSeen,
  isReachable,
  pressInDialog,
  stopsIn,
} from './patterns/dialog';
export { isFocusElsewhere } from './patterns/is-focus-elsewhere';
export { createLiveRegion, type LiveRegion } from './patterns/live-region';
export { runScripts } from './patterns/run-scripts';
export { moveAlongTabs, tabStates } from './patterns/tablist';
export { safeQuery } from './patterns/safe-query';
export { readCookie } from './read-cookie';
export { safeUrl } from './safe-url';
export { scrollBelowHeader } from './divi/scroll-below-header';
export { setSessionCookie } from './set-session-cookie';
export { smoothScroll } from './smooth-scroll';
export { createTracking, type Tracking, type TrackingState } from './tracking/create-tracking';
export type { Outcome, TrackedEvent } from './tracking/tracked-event';
export { isInLastRow, waypoint } from './divi/waypoint';
export { whenScriptsRan } from './when-scripts-ran';
export { startInScope } from './controller-scope';
export { createReducerStore, type ReducerStore } from './stores/reducer-store';
