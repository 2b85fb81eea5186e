import type { ControllerScope } from '../../runtime/controller-scope';
import { durationFor } from '../duration-for';
import { expanded } from '../names';
import { heightAttribute, modernBody } from './names';

/** Specification S9.16. */
const EXTRA_HEIGHT = 50;
/** A little longer than the longest transition of the style sheet (500 ms). */
const LATEST_MS = 600;

const heightOf = (body: Element) =>
  [...body.children].reduce((sum, child) => sum + child.getBoundingClientRect().height, 0) +
  EXTRA_HEIGHT;

/**
 * Number of bodies that open together: many are neither measured nor animated, as each would force
 * a layout of the page.
 */
export type BatchSize = 'few' | 'many' | 'far';

interface Setting {
  readonly isOpen: boolean;
  /** From 4.20.2 on the body itself is marked, once it is fully open. */
  readonly marksBody: boolean;
  readonly batchSize: BatchSize;
}

/**
 * Opens and closes bodies through `max-height`, as the style sheet animates them. An open body
 * follows the size of its content; a closed one is hidden from keyboard and screen readers too.
 */
export const createBodies = (scope: ControllerScope) => {
  const { page, changes, signal, after, listen, onEnd } = scope;
  const { window: win } = page;
  const states = new WeakMap<Element, boolean>();
  const running = new Map<Element, () => void>();

  const setHeight = (body: HTMLElement, height: number) => {
    changes.setAttribute(body, heightAttribute, String(height));
    // Overrides style sheets that insist on keeping it closed.
    changes.setStyle(body, 'max-height', `${height}px !important`);
  };

  const growth = new win.ResizeObserver((entries) => {
    const bodies = new Set(entries.map(({ target }) => target.parentElement));
    // Measures all, then writes all: otherwise each would lay out the page.
    const open = [...bodies].flatMap((body) =>
      body && states.get(body) ? { body, height: heightOf(body) } : [],
    );
    for (const { body, height } of open) {
      if (body.getAttribute(heightAttribute) === String(height)) continue;
      // A transition here would clip what has just been added.
      changes.setStyle(body, 'transition', 'none');
      setHeight(body, height);
    }
  });
  onEnd(() => growth.disconnect());
  // Paper is narrower than most screens, and nothing is measured there.
  listen(win, 'beforeprint', () => {
    for (const body of page.document.querySelectorAll<HTMLElement>(`[${heightAttribute}]`)) {
      if (states.get(body)) changes.setStyle(body, 'max-height', 'none !important');
    }
  });

  const setHidden = (body: HTMLElement, isHidden: boolean) => {
    // With the attribute value that the newest style sheet selects.
    changes.setAttribute(body, 'hidden', isHidden ? 'hidden' : null);
    // The modern course lays out bodies as flex, which overrides the attribute.
    changes.setStyle(body, 'display', isHidden ? 'none' : null);
  };

  const finish = (body: HTMLElement, isOpen: boolean, marksBody: boolean) => {
    running.get(body)?.();
    running.delete(body);
    if (!isOpen) setHidden(body, true);
    else if (marksBody) changes.setClass(body, expanded, true);
  };

  const finishLater = (body: HTMLElement, isOpen: boolean, marksBody: boolean) => {
    const end = () => finish(body, isOpen, marksBody);
    const cancel = after(LATEST_MS, end);
    const onTransitionEnd = ({ target, propertyName }: TransitionEvent) => {
      if (target === body && propertyName === 'max-height') end();
    };
    body.addEventListener('transitionend', onTransitionEnd, { signal });
    running.set(body, () => {
      cancel();
      body.removeEventListener('transitionend', onTransitionEnd);
    });
  };

  const openAtOnce = (body: HTMLElement) => {
    changes.setStyle(body, 'transition', 'none');
    setHeight(body, heightOf(body));
    for (const child of body.children) growth.observe(child);
  };

  return {
    /** Adopts a body as the server has printed it. */
    adopt(body: HTMLElement, isOpen: boolean, batchSize: BatchSize): void {
      if (states.has(body)) return;
      states.set(body, isOpen);
      // Closed bodies of the modern course have their height set, however many there are.
      if (batchSize === 'few' || body.classList.contains(modernBody)) {
        if (!isOpen) setHidden(body, true);
        // Printed open, like the search of a profile after a search, but clipped by its style sheet.
        else if (win.getComputedStyle(body).maxHeight === '0px') openAtOnce(body);
      }
      // It has no height yet, so it only needs to be unfocusable; no layout is needed.
      else if (!isOpen) changes.setAttribute(body, 'inert', '');
    },
    set(bodies: readonly HTMLElement[], { isOpen, marksBody, batchSize }: Setting): void {
      const changed = bodies.filter((body) => states.get(body) !== isOpen);
      const isMeasured = batchSize === 'few';
      const isMoving = isMeasured && durationFor(page, 1) > 0;
      // A body pressed again while moving reverses from where it is.
      const shown = isMeasured ? changed.map(({ offsetHeight }) => `${offsetHeight}px`) : [];
      changed.forEach((body, at) => {
        states.set(body, isOpen);
        running.get(body)?.();
        changes.setStyle(body, 'transition', 'none');
        changes.setStyle(body, 'max-height', shown[at] ?? 'none !important');
        if (!isOpen) {
          if (marksBody) changes.setClass(body, expanded, false);
          for (const child of body.children) growth.unobserve(child);
          return;
        }
        // Elements out of view are not laid out, and remember their last height.
        if (batchSize === 'far') {
          changes.setStyle(body, 'content-visibility', 'auto');
          changes.setStyle(body, 'contain-intrinsic-height', 'auto 300px');
        }
        setHidden(body, false);
        changes.setAttribute(body, 'inert', null);
        // Without a `max-height` nothing can be clipped.
        if (isMeasured) for (const child of body.children) growth.observe(child);
      });
      if (isMeasured && isOpen) {
        // All are measured at once, then all are written.
        const measured = changed.map(heightOf);
        changed.forEach((body, at) => {
          setHeight(body, measured[at] ?? EXTRA_HEIGHT);
        });
      }
      if (isMoving) {
        if (!isOpen) void changed[0]?.offsetHeight;
        for (const body of changed) changes.setStyle(body, 'transition', null);
      }
      for (const body of changed) {
        if (!isOpen) changes.setStyle(body, 'max-height', '0px');
        if (isMoving) finishLater(body, isOpen, marksBody);
        else finish(body, isOpen, marksBody);
      }
    },
  };
};
