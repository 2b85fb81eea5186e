/**
 * The UI library as one file of the build, loaded before the first island mounts: React, the hooks
 * that adopt the server's markup, and code shared by islands. A missing name fails the build.
 */
export { createPortal, flushSync } from 'react-dom';
export { createRoot } from 'react-dom/client';
export { Fragment, jsx, jsxs } from 'react/jsx-runtime';
export {
  Component,
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
export {
  mountIsland,
  useAttributes,
  useClasses,
  useDuration,
  useHashState,
  useIds,
  useListen,
  useScope,
  useStore,
  useStyles,
  useStyleSheet,
} from './runtime/dom';
export { PauseButton } from './runtime/carousel/pause-button';
export { watchSwipes } from './runtime/dom/watch-swipes';
