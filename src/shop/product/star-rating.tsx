import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import type { IslandProps } from '../../runtime/definition';
import { createPortal, useAttributes, useStyles } from '../../runtime/dom';
import { hasModifier, isRtl } from '../../runtime/kit';
import type { Page } from '../../runtime/page';
import { singleProductParams } from '../config/product';
import { ratingLabel, stars, starsChosen } from './names';
import { starOfKey } from './star-of-key';

const COUNT = 5;

const setValue = (select: HTMLSelectElement, value: string): void => {
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
};

function Stars({ select, page }: { readonly select: HTMLSelectElement; readonly page: Page }) {
  const { document: doc, globals } = page;
  const params = globals.get(singleProductParams);
  const [rating, rate] = useState(() => Number(select.value));
  const [isMissing, setMissing] = useState(false);
  const [isRequired] = useState(select.required);
  const [box] = useState(() => doc.createElement('p'));
  const links = useRef<(HTMLAnchorElement | null)[]>([]);
  const stop = Math.max(rating - 1, 0);

  // Inserted where the select is, as style sheets expect.
  useLayoutEffect(() => {
    select.before(box);
    return () => box.remove();
  }, [box, select]);
  // Runs before the select is hidden, which would take its focus.
  useLayoutEffect(() => {
    if (doc.activeElement === select) box.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [box, doc, select]);
  useLayoutEffect(() => box.setAttribute('class', rating > 0 ? `${stars} ${starsChosen}` : stars));
  useStyles([select], () => ({ display: 'none' }));
  // A required field that is not displayed blocks the form without a message.
  useAttributes([select], () => ({ required: null }));
  useLayoutEffect(() => {
    const { form } = select;
    if (!form || !params.review_rating_required) return;
    return page.events.delegate(form, 'submit', (event) => {
      if (select.value) return;
      event.preventDefault();
      setMissing(true);
      links.current[0]?.focus();
    });
  }, [page, params, select]);

  // The select holds the rating, also when a script sets it.
  useLayoutEffect(() => {
    const { form } = select;
    const follow = () => {
      setMissing(false);
      rate(Number(select.value));
    };
    const stopChange = page.events.delegate(select, 'change', follow);
    // A form resets its values only after the event.
    const stopReset = form && page.events.delegate(form, 'reset', () => void setTimeout(follow));
    return () => {
      stopChange();
      stopReset?.();
    };
  }, [page, select]);

  const choose = (index: number) => setValue(select, String(index + 1));
  const onClick = (index: number) => (event: MouseEvent) => {
    event.preventDefault();
    choose(index);
  };
  const onKeyDown = (index: number) => (event: KeyboardEvent<HTMLElement>) => {
    const next = starOfKey(event.key, index, { count: COUNT, isRtl: isRtl(event.currentTarget) });
    if (next === null || hasModifier(event)) return;
    event.preventDefault();
    choose(next);
    links.current[next]?.focus();
  };

  return createPortal(
    <>
      <span
        role="radiogroup"
        aria-labelledby={doc.getElementById(ratingLabel) ? ratingLabel : undefined}
        aria-required={isRequired || undefined}
      >
        {Array.from({ length: COUNT }, (_, index) => (
          <a
            key={index}
            href="#"
            ref={(link) => {
              links.current[index] = link;
            }}
            className={`star-${index + 1}${index + 1 === rating ? ' active' : ''}`}
            role="radio"
            aria-checked={index + 1 === rating}
            tabIndex={index === stop ? 0 : -1}
            onClick={onClick(index)}
            onKeyDown={onKeyDown(index)}
          >
            {params.i18n_rating_options[index] ?? String(index + 1)}
          </a>
        ))}
      </span>
      <span role="alert">{isMissing ? ` ${params.i18n_required_rating_text}` : ''}</span>
    </>,
    box,
  );
}

/** Stars that replace the select of the review form (woocommerce.md §7.3). */
export function StarRating({ root, page }: IslandProps) {
  const [isOurs] = useState(() => !root.parentElement?.querySelector(`.${stars}`));
  return isOurs && <Stars select={root as HTMLSelectElement} page={page} />;
}
