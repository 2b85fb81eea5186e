import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import type { IslandProps } from '../../runtime/definition';
import {
  childrenOf,
  FOCUS_RING,
  indexOfPart,
  pressWithKeys,
  scrollBelowHeader,
  slideHeight,
  useAttributes,
  useClasses,
  useCollapsed,
  useDuration,
  useIds,
  useListen,
  useStore,
  useStyleSheet,
  useStyles,
} from '../../runtime/dom';
import * as names from './names';
import { initialToggle, reduceToggle } from './toggle-state';
import { useTitleButtons } from './use-title-buttons';

/** Specification S9.10. */
const SLIDE_MS = 700;

const CSS = `.${names.title}>:focus-visible{${FOCUS_RING}}`;

/** Items without a title or a content of their own cannot take part. */
const partsOf = (items: readonly HTMLElement[]) => {
  const parts = items.flatMap((item) => {
    const [title] = childrenOf(item, `.${names.title}`);
    const [content] = childrenOf(item, `.${names.content}`);
    return title && content ? [{ item, title, content }] : [];
  });
  return {
    items: parts.map(({ item }) => item),
    titles: parts.map(({ title }) => title),
    contents: parts.map(({ content }) => content),
  };
};

/** Toggles and accordions (WAI-ARIA disclosure and accordion patterns). */
export function Toggle({ root, page }: IslandProps) {
  const isAccordion = root.classList.contains(names.accordion);
  const [{ items, titles, contents }] = useState(() =>
    partsOf(isAccordion ? childrenOf(root, `.${names.item}`) : [root]),
  );
  const [{ open, target, moved }, dispatch] = useReducer(
    reduceToggle,
    items.findIndex((item) => item.classList.contains(names.open)),
    initialToggle,
  );
  const isMoving = target !== null;
  const expanded = target ?? open;
  const durationMs = useDuration(SLIDE_MS);
  const ids = useIds(items.length * 2);
  useStore(page.hash.$hash);
  const hashTarget = page.hash.target();
  const scrolledFrom = useRef(0);
  useStyleSheet(CSS);

  const contentId = (index: number) => contents[index]?.id || ids[index];
  const buttonId = (index: number) => ids[items.length + index];
  const buttons = useTitleButtons(titles, (index) => ({
    id: buttonId(index),
    'aria-expanded': index === expanded,
    'aria-controls': contentId(index),
    'aria-disabled': (isAccordion && index === expanded) || null,
  }));
  const isCollapsed = (index: number) => index !== open && index !== target;
  useAttributes(contents, (index) => ({
    id: contentId(index),
    role: isCollapsed(index) ? undefined : 'region',
    'aria-labelledby': buttonId(index),
  }));
  useClasses([root], () => ({ [names.toggling]: (isAccordion && isMoving) || null }));
  useClasses(items, (index) => ({ [names.open]: index === open, [names.closed]: index !== open }));
  useCollapsed(contents, {
    isCollapsed,
    displayOf: (index) => (moved.includes(index) ? 'block' : null),
    found: (index) => dispatch({ index, mayClose: false }),
  });
  useStyles(contents, (index) => ({
    overflow: isMoving && !isCollapsed(index) ? 'hidden' : null,
  }));

  const revealed = useRef<HTMLElement | null>(null);
  // After useStyles, so that the contents can be measured.
  useLayoutEffect(() => {
    if (target === null) return;
    const [opening, closing] = [contents[target], contents[open]];
    const done = () => {
      dispatch('slid');
      if (revealed.current) revealed.current.scrollIntoView();
      else if (isAccordion) scrollBelowHeader(page, items[target] ?? root, scrolledFrom.current);
      revealed.current = null;
    };
    const runs = [
      closing && slideHeight(closing, 'close', { durationMs, done: opening ? () => {} : done }),
      opening && slideHeight(opening, 'open', { durationMs, done }),
    ];
    return () => {
      for (const run of runs) run?.cancel();
    };
  }, [target, open, contents, items, durationMs, isAccordion, page, root]);

  useEffect(() => {
    const index = contents.findIndex((content) => hashTarget && content.contains(hashTarget));
    if (index < 0) return;
    revealed.current = hashTarget;
    dispatch({ index, mayClose: false });
  }, [hashTarget, contents]);

  const press = (index: number) => {
    if (index < 0) return;
    scrolledFrom.current = page.window.scrollY;
    // One item of an accordion is always open.
    dispatch({ index, mayClose: !isAccordion });
  };
  useListen<MouseEvent>(root, 'click', (event) => press(indexOfPart(titles, event.target)));
  useListen<KeyboardEvent>(root, 'keydown', (event) => {
    if (buttons.includes(event.target as HTMLElement)) pressWithKeys(event);
  });
  return null;
}
