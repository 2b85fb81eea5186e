import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import type { IslandProps } from '../../runtime/definition';
import {
  indexOfElement,
  pressWithKeys,
  scrollBelowHeader,
  slideHeight,
  useDuration,
  useListen,
  useScope,
  useStore,
} from '../../runtime/dom';
import { applyToggle } from './apply-toggle';
import { itemOfAddress, openOf, type ToggleElements } from './read-toggle';
import { initialToggle, reduceToggle } from './toggle-state';

/** Specification S9.10. */
const SLIDE_MS = 700;

/** Toggles and accordions (WAI-ARIA disclosure and accordion patterns). */
export function Toggle({ root, page, asleep: elements }: IslandProps<ToggleElements>) {
  const { isAccordion, items, titles, contents, buttons } = elements;
  const { changes } = useScope();
  const [state, dispatch] = useReducer(reduceToggle, elements, (all) => initialToggle(openOf(all)));
  const { open, target } = state;
  const durationMs = useDuration(SLIDE_MS);
  useStore(page.hash.$hash);
  const hashTarget = page.hash.target();
  const scrolledFrom = useRef(0);
  const revealed = useRef<HTMLElement | null>(null);

  useLayoutEffect(() => {
    applyToggle(changes, elements, state);
    // A script that has closed it leaves this style behind.
    const shown = contents[open];
    if (shown?.style.display === 'none') changes.setStyle(shown, 'display', 'block');
  });
  useEffect(() => {
    const observer = new MutationObserver(() => dispatch({ shown: openOf(elements) }));
    for (const item of items) observer.observe(item, { attributeFilter: ['class'] });
    return () => observer.disconnect();
  }, [items, elements]);
  // After the styles, so that the contents can be measured.
  useLayoutEffect(() => {
    if (target === null) return;
    const [opening, closing] = [contents[target], contents[open]];
    const done = () => {
      dispatch('slid');
      // It may have been displayed already when the address named it.
      if (revealed.current && opening?.contains(revealed.current))
        revealed.current.scrollIntoView();
      else if (isAccordion) scrollBelowHeader(page, items[target] ?? root, scrolledFrom.current);
      revealed.current = null;
    };
    const runs = [
      closing &&
        slideHeight(closing, { isOpen: false, durationMs, done: opening ? () => {} : done }),
      opening && slideHeight(opening, { isOpen: true, durationMs, done }),
    ];
    return () => {
      for (const run of runs) run?.cancel();
    };
  }, [target, open, contents, items, durationMs, isAccordion, page, root]);

  useEffect(() => {
    const index = itemOfAddress(elements, page);
    if (index < 0) return;
    revealed.current = hashTarget;
    dispatch({ index, mayClose: false });
  }, [hashTarget, elements, page]);

  const press = (index: number) => {
    if (index < 0) return;
    scrolledFrom.current = page.window.scrollY;
    // In an accordion, one item is always open.
    dispatch({ index, mayClose: !isAccordion });
  };
  useListen<MouseEvent>(root, 'click', (event) => press(indexOfElement(titles, event.target)));
  useListen<KeyboardEvent>(root, 'keydown', (event) => {
    if (buttons.includes(event.target as HTMLElement)) pressWithKeys(event);
  });
  useListen(root, 'beforematch', (event) => {
    const index = indexOfElement(contents, event.target);
    if (index >= 0) dispatch({ index, mayClose: false });
  });
  return null;
}
