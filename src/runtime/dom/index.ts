/** The module that islands import: React's part of the runtime, and the parts without React that they use. */
export { createPortal } from 'react-dom';
export type { Attributes, Changes, FormFields, Styles } from '../kit';
export {
  animate,
  childrenOf,
  createChanges,
  createLatest,
  createLifetime,
  FOCUS_RING,
  FORCED_STATES,
  focusText,
  formFields,
  hasModifier,
  headerHeight,
  indexOfElement,
  moveAlongTabs,
  pressWithKeys,
  replaceContents,
  safeUrl,
  scrollBelowHeader,
  shape,
  slideHeight,
  smoothScroll,
  stepOfEvent,
  text,
  watchSwipes,
  watchWidth,
  waypoint,
} from '../kit';
export { type IslandScope, useScope } from './island-context';
export { mountIsland } from './mount-island';
export { isFocusElsewhere } from '../patterns/is-focus-elsewhere';
export { useAnnouncement } from '../patterns/use-announcement';
export { useAttributes } from './use-changes';
export { useClasses } from './use-changes';
export { useDuration } from './use-store';
export { useHashState } from './use-hash-state';
export { useIds } from './use-ids';
export { useListen } from './use-listen';
export { useStore } from './use-store';
export { useStyleSheet } from './use-style-sheet';
export { useStyles } from './use-changes';
