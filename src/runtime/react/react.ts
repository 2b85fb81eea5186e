/**
 * Stands for `react` in the default build: Preact without the parts of `preact/compat` that give old React
 * components a home, which cost every element that is created a look at all its attributes. What is
 * missing here is missing in the build; components keep to what Preact and React both do.
 */
export { Component, createContext, Fragment } from 'preact';
export {
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'preact/hooks';
