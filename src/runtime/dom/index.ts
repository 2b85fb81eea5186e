/** What islands are made with: React's part of the runtime, and of the kit what they use. */
export { createPortal } from 'react-dom';
export type { Changes, FormFields } from '../kit';
export {
  addStyleSheet,
  animate,
  childrenOf,
  createChanges,
  createLatest,
  createLifetime,
  FOCUS_RING,
  focusText,
  formFields,
  hasModifier,
  headerHeight,
  indexOfPart,
  pressWithKeys,
  replaceContents,
  safeUrl,
  scrollBelowHeader,
  shallowest,
  shape,
  slideHeight,
  smoothScroll,
  stepOfEvent,
  text,
  watchSwipes,
  watchWidth,
  waypoint,
  wrapContents,
} from '../kit';
export { FORCED_STATES } from './forced-states';
export { useScope } from './island-context';
export { mountIsland } from './mount-island';
export { type Attributes, useAttributes } from './use-attributes';
export { useClasses } from './use-classes';
export { useCollapsed } from './use-collapsed';
export { useDuration } from './use-duration';
export { useHashState } from './use-hash-state';
export { useIds } from './use-ids';
export { useListen } from './use-listen';
export { useStore } from './use-store';
export { useStyleSheet } from './use-style-sheet';
export { type Styles, useStyles } from './use-styles';
