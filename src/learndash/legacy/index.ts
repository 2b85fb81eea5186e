import {
  isOpen,
  json,
  safeQuery,
  scrollBelowHeader,
  shape,
  slideElement,
  text,
} from '../../runtime/kit';
import { ldVars } from '../config';
import type { ControllerScope } from '../../runtime/controller-scope';
import { hhmmss } from '../lesson/hhmmss';

/** The query of an address as raw pairs, as child themes expect it. */
const urlVars = (search: string): Record<string, string> =>
  Object.fromEntries(
    search
      .replace(/^\?/, '')
      .split('&')
      .filter(Boolean)
      .map((pair) => {
        const at = pair.indexOf('=');
        return at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
      }),
  );

/** jQuery's default duration. */
const SLIDE_MS = 400;

const readData = shape({ json: json(shape({ ajaxurl: text() })) });

/**
 * Functions that inline handlers, child themes and remaining scripts call (learndash.md §2).
 * Existing ones are kept.
 */
export const startCourseFunctions = (scope: ControllerScope): void => {
  const { page, changes, onEnd } = scope;
  const { document: doc, window: win } = page;
  const offer = (target: object, name: string, value: unknown) => {
    if (Object.hasOwn(target, name)) return;
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
    onEnd(() => void Reflect.deleteProperty(target, name));
  };
  const query = (selector: string) => [
    ...(safeQuery(() => doc.querySelectorAll<HTMLElement>(selector)) ?? []),
  ];
  const flip = (prefix: string, wanted?: boolean) => {
    const bodies = query(`${prefix} .flip`);
    const isClosed = wanted ?? !bodies.some(isOpen);
    for (const arrow of query(`${prefix} .list_arrow.flippable`)) {
      changes.setClass(arrow, 'expand', isClosed);
      changes.setClass(arrow, 'collapse', !isClosed);
    }
    for (const body of bodies) {
      if (isOpen(body) === isClosed) continue;
      slideElement(scope, body, { isOpen: isClosed, durationMs: SLIDE_MS });
    }
    return false;
  };

  offer(win, 'ldGetUrlVars', () => urlVars(win.location.search));
  offer(win, 'flip_expand_collapse', (what: string, id: string) => flip(`${what}-${id}`));
  offer(win, 'flip_expand_all', (what: string) => flip(what, true));
  offer(win, 'flip_collapse_all', (what: string) => flip(what, false));
  offer(win, 'learndash_scroll_to_parent', (element: unknown) => {
    const first = (element as { 0?: unknown } | null)?.[0] ?? element;
    if (first instanceof win.HTMLElement) scrollBelowHeader(page, first);
  });
  offer(win.String.prototype, 'toHHMMSS', function toHHMMSS(this: string) {
    return hhmmss(Number.parseInt(this, 10) || 0);
  });

  // The old script replaced the printed global with the parsed object.
  const globals = win as unknown as { sfwd_data?: unknown };
  const printed = globals.sfwd_data;
  // It was set by the replaced script; the pagers of course lists still read it.
  if (printed === undefined) offer(win, 'sfwd_data', { ajaxurl: page.globals.get(ldVars).ajaxurl });
  const { ajaxurl } = readData(printed).json;
  if (!ajaxurl) return;
  globals.sfwd_data = { ajaxurl };
  onEnd(() => {
    globals.sfwd_data = printed;
  });
};
