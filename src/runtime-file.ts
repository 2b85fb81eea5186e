/**
 * The runtime as one file of the build: what boots a page, and everything that the files of features
 * import from it. A name that is missing here fails the build.
 */
export { createRoot } from 'react-dom/client';
export { createPortal, flushSync } from 'react-dom';
export { Fragment, jsx, jsxs } from 'react/jsx-runtime';
export {
  useCallback,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
export { boot } from './main';
export * from './runtime/config/divi';
export * from './runtime/dom';
export * from './runtime/kit';
