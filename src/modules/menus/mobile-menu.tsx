import { useLayoutEffect, useState } from 'react';
import type { IslandProps } from '../../runtime/definition';
import {
  pressWithKeys,
  useAttributes,
  useClasses,
  useListen,
  useScope,
  useStyles,
} from '../../runtime/dom';
import { slideElement } from '../../runtime/kit';
import { mobileListOf } from './mobile-list';
import * as names from './names';

/** Specification S9.07. */
const SLIDE_MS = 500;

/** The menu behind the bar on phones and tablets (divi-layout.md §4.2). */
export function MobileMenu({ root: nav, page, asleep: bar }: IslandProps<HTMLElement | null>) {
  const { document: doc } = page;
  const scope = useScope();
  const [list, setList] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [clippers] = useState(() =>
    names.clippers.flatMap((selector) => nav.closest<HTMLElement>(selector) ?? []),
  );

  const close = () => setOpen(false);
  useListen<MouseEvent>(bar, 'click', (event) => {
    event.preventDefault();
    const found = mobileListOf(scope, nav);
    setList(found);
    setOpen(!isOpen && found !== null);
  });
  useListen<KeyboardEvent>(bar, 'keydown', pressWithKeys);
  useListen<MouseEvent>(nav, 'click', ({ target, defaultPrevented }) => {
    // Snippets make parent links open their sub-menu.
    if (defaultPrevented) return;
    if ((target as Element).closest(`.${names.mobileMenu} a[href]`)) close();
  });
  useListen<KeyboardEvent>(nav, 'keydown', ({ key }) => {
    if (key !== 'Escape' || !isOpen) return;
    close();
    bar?.focus();
  });
  // One menu at a time, and none stays open when the visitor has left it.
  const leave = ({ target }: Event) => {
    if (isOpen && !nav.contains(target as Node)) close();
  };
  useListen(doc, 'pointerdown', leave);
  useListen(doc, 'focusin', leave);

  useAttributes(bar ? [bar] : [], () => ({
    'aria-expanded': isOpen,
    'aria-controls': list?.id,
  }));
  useClasses([nav], () => (list ? { [names.opened]: isOpen, [names.closed]: !isOpen } : {}));
  useStyles(clippers, () => ({ overflow: isOpen ? 'visible' : null }));
  useLayoutEffect(() => {
    if (list) slideElement(scope, list, { isOpen, durationMs: SLIDE_MS });
  }, [scope, list, isOpen]);
  return null;
}
