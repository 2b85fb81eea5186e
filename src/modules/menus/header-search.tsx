import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import type { IslandProps } from '../../runtime/definition';
import {
  type IslandScope,
  pressWithKeys,
  useAttributes,
  useClasses,
  useListen,
  useScope,
} from '../../runtime/dom';
import { applyButton, byId } from '../../runtime/kit';
import * as names from './names';
import { isMoving, useSearchPhase } from './search-phase';
import type { HeaderSearchElements } from './sleep-header-search';

/** Added to the width of the menu, in pixels (divi-layout.md §3.7). */
const WIDER = 60;

/** As high as the header, as wide as the menu, with the text size of the links. */
const place = ({ header, search }: HeaderSearchElements, { page, changes }: IslandScope): void => {
  const { document: doc, window: win } = page;
  const top = byId(doc, names.topMenu);
  const link = top?.querySelector('li a');
  const field = search.querySelector<HTMLElement>(names.headerSearchField);
  changes.setStyle(search, 'height', `${header.clientHeight}px`);
  if (field && link) changes.setStyle(field, 'font-size', win.getComputedStyle(link).fontSize);
  const isLeft = doc.body.classList.contains(names.left);
  const wide = isLeft ? search.querySelector<HTMLElement>('form') : search;
  // Phones do not display the menu.
  const width = top?.offsetWidth;
  if (wide) changes.setStyle(wide, 'max-width', width ? `${width + WIDER}px` : null);
};

function Field({
  toggle,
  elements,
}: {
  readonly toggle: HTMLElement;
  readonly elements: HeaderSearchElements;
}) {
  const scope = useScope();
  const { page, changes } = scope;
  const { window: win } = page;
  const { header, menu, search } = elements;
  const close = search.querySelector<HTMLElement>(names.headerSearchClose);
  const [phase, dispatch, isOpen, isTouched] = useSearchPhase(header, close);
  const isRunning = isMoving(phase);
  const field = search.querySelector<HTMLInputElement>(names.headerSearchField);

  useListen<MouseEvent>(toggle, 'click', (event) => {
    event.preventDefault();
    // Only opening waits for a running animation, closing never does.
    if (isRunning) return;
    // Phones show their keyboard only for a field focused during the press itself.
    flushSync(() => dispatch('open'));
  });
  useListen<KeyboardEvent>(toggle, 'keydown', pressWithKeys);
  useListen<KeyboardEvent>(close, 'keydown', pressWithKeys);
  const placeAgain = () => place(elements, scope);
  useListen(win, names.transitionEnd, placeAgain);
  useListen(win, 'resize', placeAgain);

  useLayoutEffect(() => {
    if (close) applyButton(changes, close, page.labels('close'));
  }, [changes, close, page]);
  useClasses(isTouched ? [menu] : [], () => ({
    et_pb_menu_visible: !isOpen,
    et_pb_menu_hidden: isOpen,
    [names.still]: !isRunning,
  }));
  useClasses(isTouched ? [search] : [], () => ({
    et_pb_search_visible: isOpen,
    et_pb_search_form_hidden: !isOpen,
    [names.still]: !isRunning,
    [names.animating]: isRunning,
  }));
  useAttributes([toggle], () => ({ 'aria-expanded': isOpen }));
  useAttributes([search, menu], (_, element) => ({
    inert: (element === menu) === isOpen ? '' : null,
  }));
  useLayoutEffect(() => {
    if (!isTouched) return;
    place(elements, scope);
    (isOpen ? field : toggle)?.focus({ preventScroll: true });
  }, [isTouched, isOpen, elements, scope, field, toggle]);
  return null;
}

/** The search field that replaces the header's menu (specification S2.19). */
export function HeaderSearch({ root, asleep: elements }: IslandProps<HeaderSearchElements | null>) {
  return elements && <Field toggle={root} elements={elements} />;
}
