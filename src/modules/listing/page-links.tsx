import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { createPortal, useAttributes, useScope } from '../../runtime/dom';
import { shape, text } from '../../runtime/kit';
import { pageConfig } from '../../runtime/names/divi';

/** Half of the window: two pages before the active one and two after it. */
const REACH = 2;
const FULL = 2 * REACH + 1;

/**
 * The displayed page links (specification S9.26). At first up to four; after a move the pages
 * around the active one, or the last five near an end (divi-modules.md §8.1).
 */
export const pageWindow = (page: number, count: number, hasMoved: boolean): readonly number[] =>
  Array.from({ length: count }, (_, index) => index + 1).filter((each) =>
    hasMoved
      ? Math.abs(each - page) <= REACH ||
        (count - page <= REACH && each > count - FULL) ||
        (page <= REACH + 1 && each <= FULL)
      : each < FULL,
  );

export const linkTexts = {
  name: pageConfig,
  read: shape({ prev: text('Prev'), next: text('Next') }),
};

/** Announced after a move. */
export const itemsShown = ['itemsShown', '{n} of {m} shown'] as const;

/** A name that no other landmark has, as lists may be added or rendered again at any time. */
const nameApart = (host: Element, name: string): string => {
  const others = [...host.ownerDocument.querySelectorAll('nav,[role="navigation"]')];
  const taken = new Set(
    others.map((each) => each !== host && each.getAttribute('aria-label')?.toLowerCase()),
  );
  let own = name;
  for (let count = 2; taken.has(own.toLowerCase()); count += 1) own = `${name} ${count}`;
  return own;
};

interface Props {
  /** The server's empty element for the links. */
  readonly host: Element;
  readonly page: number;
  readonly count: number;
  readonly hasMoved: boolean;
  readonly choose: (page: number) => void;
}

interface LinkProps {
  readonly name: string;
  readonly className?: string;
  readonly label?: string;
  readonly isCurrent?: boolean;
  readonly isLast?: boolean;
  readonly isShown: boolean;
  readonly text: string;
  readonly act: () => void;
}

function Link({ name, className = '', label, isCurrent, isLast, isShown, text, act }: LinkProps) {
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    act();
  };
  return (
    <li className={className} style={{ display: isShown ? '' : 'none' }}>
      <a
        href="#"
        data-page={name}
        className={`page-${name}${isLast ? ' last-page' : ''}${isCurrent ? ' active' : ''}`}
        aria-label={label}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onClick}
      >
        {text}
      </a>
    </li>
  );
}

/** Page links with the class names of the site's style sheet (divi-modules.md §8.1). */
export function PageLinks({ host, page, count, hasMoved, choose }: Props) {
  const { page: site } = useScope();
  const { prev, next } = site.globals.get(linkTexts);
  const shown = pageWindow(page, count, hasMoved);
  const list = useRef<HTMLUListElement>(null);
  useAttributes([host], () => ({
    role: count > 1 ? 'navigation' : undefined,
    'aria-label': count > 1 ? nameApart(host, site.labels(['pages', 'Pages'])) : undefined,
  }));

  // The focused link may be gone; the active one gets the focus.
  useLayoutEffect(() => {
    const { activeElement: focused } = site.document;
    const isLost = focused && list.current?.contains(focused) && !focused.getClientRects().length;
    if (isLost) list.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
  });

  return createPortal(
    <ul ref={list}>
      {count > 1 && (
        <>
          <Link
            name="prev"
            className="prev"
            isShown={page > 1}
            text={prev}
            act={() => choose(page - 1)}
          />
          {Array.from({ length: count }, (_, index) => index + 1).map((each) => (
            <Link
              key={each}
              name={String(each)}
              className={`page page-${each}`}
              label={site.labels(['pageNumber', 'Page {n}'], { n: each })}
              isCurrent={each === page}
              isLast={each === count}
              isShown={shown.includes(each)}
              text={String(each)}
              act={() => choose(each)}
            />
          ))}
          <Link
            name="next"
            className="next"
            isShown={page < count}
            text={next}
            act={() => choose(page + 1)}
          />
        </>
      )}
    </ul>,
    host,
  );
}
