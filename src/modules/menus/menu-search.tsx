import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import type { IslandProps } from '../../runtime/definition';
import { useAttributes, useClasses, useListen, useScope } from '../../runtime/dom';
import * as names from './names';
import { isMoving, useSearchPhase } from './search-phase';
import type { MenuSearchElements } from './sleep-menu-search';

/** In pixels. Source: divi-layout.md §4.3. */
const BELOW_LOGO = 30;
const TABLET = 980;

/** Position of the field, below the logo or beside it, with the text size of the links. */
const placeOf = ({ module }: MenuSearchElements, win: Window & typeof globalThis) => {
  const logo = module.querySelector<HTMLElement>(names.logo);
  const link = module.querySelector(`${names.moduleMenu} li a`);
  const isLeft = names.leftAligned.test(module.className);
  const isNarrow = win.document.documentElement.clientWidth <= TABLET;
  const isBelow = logo && (isNarrow || names.centered.test(module.className));
  return {
    top: isBelow && !isLeft ? `${logo.offsetHeight + BELOW_LOGO}px` : '0px',
    start: isLeft && logo ? `${logo.offsetWidth}px` : '0px',
    fontSize: link ? win.getComputedStyle(link).fontSize : null,
  };
};

function Field({
  button,
  elements,
}: {
  readonly button: HTMLElement;
  readonly elements: MenuSearchElements;
}) {
  const { page, changes } = useScope();
  const { container, wrap } = elements;
  const close = container.querySelector<HTMLElement>(names.searchClose);
  const [phase, dispatch, isOpen, isTouched] = useSearchPhase(container, close);
  const input = container.querySelector<HTMLInputElement>(names.searchInput);

  // Phones show their keyboard only for a field focused during the press itself.
  useListen(button, 'click', () => flushSync(() => dispatch('open')));
  // Only when the focus moves elsewhere: a press on the form's own button submits the search.
  useListen<FocusEvent>(container, 'focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !container.contains(relatedTarget)) dispatch('close');
  });

  useAttributes(close ? [close] : [], () => ({ 'aria-label': page.labels('close') }));
  const isStill = phase === 'open' || phase === 'closing';
  useClasses(isTouched ? [wrap] : [], () => ({
    [`${names.wrap}--visible`]: !isOpen,
    [`${names.wrap}--hidden`]: isOpen,
    [names.still]: isStill,
  }));
  useClasses(isTouched ? [container] : [], () => ({
    [`${names.searchContainer}--visible`]: isOpen,
    [`${names.searchContainer}--hidden`]: !isOpen,
    [`${names.searchContainer}--disabled`]: phase === 'closed',
    [names.animating]: isMoving(phase),
    [names.still]: isStill,
  }));
  useAttributes([button], () => ({ 'aria-expanded': isOpen }));
  useAttributes(isTouched ? [container, wrap] : [], (_, element) => ({
    inert: (element === wrap) === isOpen ? '' : null,
  }));
  useLayoutEffect(() => {
    if (!isTouched) return;
    if (!isOpen) {
      // A visitor who has moved on stays there.
      const { activeElement: at, body } = page.document;
      if (at === body || container.contains(at)) button.focus();
      return;
    }
    const { top, start, fontSize } = placeOf(elements, page.window);
    changes.setStyle(container, 'padding-top', top);
    changes.setStyle(container, 'padding-inline-start', start);
    if (input && fontSize) changes.setStyle(input, 'font-size', fontSize);
    input?.focus();
  }, [isTouched, isOpen, button, changes, container, input, page, elements]);
  return null;
}

/** The search field that replaces a menu module's links (divi-layout.md §4.3). */
export function MenuSearch({ root, asleep: elements }: IslandProps<MenuSearchElements | null>) {
  return elements && <Field button={root} elements={elements} />;
}
