/**
 * Everything that chunks of several families import from the runtime's file. What islands need
 * besides is in `ui-file.ts`. A missing name fails the build.
 */
export {
  addStyleSheet,
  animate,
  applyAttributes,
  applyClasses,
  applyCollapsed,
  applyStyles,
  byId,
  createChanges,
  createLatest,
  createLifetime,
  createReducerStore,
  flag,
  FOCUS_RING,
  FORCED_STATES,
  focusText,
  formFields,
  hasModifier,
  isOpen,
  isRtl,
  json,
  list,
  listen,
  measureAround,
  number,
  oneOf,
  plainObject,
  pressWithKeys,
  record,
  replaceContents,
  safeUrl,
  shape,
  slideHeight,
  slideElement,
  startInScope,
  text,
  watchWidth,
} from './runtime/kit';
export { onDemand } from './runtime/dom/on-demand';
export { keepJQueryData } from './runtime/keep-jquery-data';
export { guarded } from './runtime/dom/guarded';
export { whenIdle } from './runtime/wake/when-idle';
export { atom } from 'nanostores';
