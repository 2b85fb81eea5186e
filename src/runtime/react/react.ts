/**
 * Replaces `react` in the default build: Preact without those parts of `preact/compat` that support
 * legacy React components, at the cost of inspecting all attributes of each created element.
 * Imports missing here fail the build; components use what both Preact and React support.
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
