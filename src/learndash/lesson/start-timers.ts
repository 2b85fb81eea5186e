import { atom, type ReadableAtom } from 'nanostores';
import { setCookie } from '../../runtime/cookies';
import { readCookie, replaceContents, safeQuery } from '../../runtime/kit';
import type { ControllerScope } from '../../runtime/controller-scope';
import { announce } from '../announce';
import { hhmmss } from './hhmmss';
import * as names from './names';

const digits = (value: string | null | undefined) =>
  /^\d{1,9}$/.test(value ?? '') ? Number(value) : null;

/**
 * Remaining seconds of a timer: from its cookie, else as printed. A cookie without a number is
 * ignored, so that an invalid one never unlocks; null means that there is no timer.
 */
export const remainingOf = (cookie: string | null, printed: string | undefined): number | null => {
  const seconds = digits(printed);
  return seconds === null ? null : (digits(cookie) ?? seconds);
};

const TICK_MS = 1000;

/** Seconds in the modern layout's format, such as `1h 0m 5s`, without leading zero units. */
export const withUnits = (seconds: number): string => {
  const [h, m, s] = hhmmss(seconds).split(':').map(Number);
  return `${h ? `${h}h ` : ''}${h || m ? `${m}m ` : ''}${s}s`;
};

const cookieOf = ({ dataset }: HTMLElement) =>
  dataset.cookieKey ? `${names.timerCookie}_${dataset.cookieKey}` : names.timerCookie;

/**
 * One countdown per cookie, wherever it is shown (specification S4.44, learndash.md §12).
 * `$holdsVideo` tells whether a video locks the same buttons.
 */
export const startTimers = (scope: ControllerScope, $holdsVideo: ReadableAtom<boolean>): void => {
  const { page, changes, on, after, onEnd } = scope;
  const { document: doc, window: win } = page;

  const buttonsOf = (spans: readonly HTMLElement[]) => {
    const found = spans.flatMap(({ dataset: { button = names.completeButton } }) => [
      ...(safeQuery(() => doc.querySelectorAll<HTMLInputElement>(button)) ?? []),
    ]);
    return [...new Set(found)];
  };

  const startTimer = (cookie: string, spans: readonly HTMLElement[]) => {
    const [first] = spans;
    const buttons = buttonsOf(spans);
    const read = () => remainingOf(readCookie(doc, cookie), first?.dataset.timerSeconds);
    const started = read();
    if (started === null) return;
    const setLocked = (isLocked: boolean) => {
      for (const button of buttons) changes.setAttribute(button, 'disabled', isLocked ? '' : null);
    };
    // The server reads it on this page and clears it with the same default path.
    const keep = (seconds: number) => setCookie(cookie, String(seconds), { path: '' });

    const texts = spans.map((span) => {
      changes.setAttribute(span, 'role', 'timer');
      const node = doc.createTextNode('');
      onEnd(replaceContents(span, node));
      return { node, format: span.closest(`.${names.modernTimer}`) ? withUnits : hhmmss };
    });
    if (first && !first.id) changes.setAttribute(first, 'id', page.nextId());
    const release = () => {
      setLocked(false);
      for (const button of buttons) {
        const tip = button.closest(names.buttonTip)?.querySelector<HTMLElement>(names.tipText);
        if (tip) changes.setStyle(tip, 'display', 'none');
      }
    };
    const completeLabels = () => {
      for (const span of spans) {
        const label = span.closest(`.${names.modernTimer}`)?.querySelector(`.${names.timerLabel}`);
        const text = label?.getAttribute(names.completeLabel);
        if (label && text) onEnd(replaceContents(label, text));
      }
    };
    let cancel = () => {};
    /** In milliseconds of the page's clock; null while it is not running. */
    const $endsAt = atom<number | null>(null);
    const isRunning = () => $endsAt.get() !== null;
    const guard = new win.MutationObserver(() => {
      // The video engine unlocks buttons that the timer still locks.
      if (isRunning() && buttons.some(({ disabled }) => !disabled)) setLocked(true);
    });

    const end = (isNotified: boolean) => {
      $endsAt.set(null);
      cancel();
      guard.disconnect();
      if (!$holdsVideo.get()) release();
      keep(0);
      for (const { node } of texts) node.data = '';
      completeLabels();
      for (const span of spans) changes.setStyle(span, 'display', 'none');
      for (const button of buttons) {
        changes.setAttribute(button, 'aria-describedby', undefined);
        if (isNotified)
          button.dispatchEvent(new CustomEvent(names.timeFinished, { bubbles: true }));
      }
      // Modern lessons have a button instead of an input.
      if (isNotified) announce(scope, buttons[0]?.value || buttons[0]?.textContent.trim() || '');
    };
    const tick = () => {
      // By the clock: in a background tab timers are late, and this one never ends early.
      const leftMs = ($endsAt.get() ?? 0) - performance.now();
      const seconds = Math.ceil(leftMs / TICK_MS);
      if (seconds <= 0) {
        end(true);
        return;
      }
      for (const { node, format } of texts) node.data = format(seconds);
      keep(seconds);
      // Until the end of this second; otherwise delays would add up and skip a second.
      cancel = after(leftMs - (seconds - 1) * TICK_MS, tick);
    };
    const run = (seconds: number) => {
      cancel();
      if (seconds < 1) {
        end(false);
        return;
      }
      $endsAt.set(performance.now() + seconds * TICK_MS);
      setLocked(true);
      for (const button of buttons) {
        if (first) changes.setAttribute(button, 'aria-describedby', first.id);
        guard.observe(button, { attributeFilter: ['disabled'] });
      }
      tick();
    };
    const restore = () => {
      const seconds = read();
      if (isRunning() && seconds !== null) run(seconds);
    };
    on('page:restored', restore);
    onEnd($holdsVideo.listen((isHeld) => !isHeld && !isRunning() && release()));
    onEnd(() => guard.disconnect());
    run(started);
  };

  const groups = new Map<string, HTMLElement[]>();
  for (const span of doc.querySelectorAll<HTMLElement>(names.timer)) {
    const cookie = cookieOf(span);
    groups.set(cookie, [...(groups.get(cookie) ?? []), span]);
  }
  for (const [cookie, spans] of groups) startTimer(cookie, spans);
};
