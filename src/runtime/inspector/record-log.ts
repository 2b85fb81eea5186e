import type { BusEvents } from '../events';
import type { Page } from '../page';

/** Identifies an element in a line, never with its contents. */
export const placeOf = (element: Element): string =>
  `${element.localName}${element.id ? `#${element.id}` : ''}`;

/** Enough to see what just happened. */
const MAX_LINES = 50;

/** All events of the bus except requests, which have their own list. */
const types = Object.keys({
  'cart:changed': 1,
  'cart:replaced': 1,
  'fragments:applied': 1,
  'consent:changed': 1,
  'header:changed': 1,
  'hash:changed': 1,
  'content:swapped': 1,
  'content:found': 1,
  'goal:reached': 1,
  'form:sent': 1,
  'sticky:changed': 1,
  'settings:wanted': 1,
  'preview:switched': 1,
  'page:restored': 1,
} satisfies Record<Exclude<keyof BusEvents, 'request:ended'>, 1>) as (keyof BusEvents)[];

export interface Line {
  /** Milliseconds since navigation; missing where they were not recorded. */
  readonly at?: number;
  readonly text: string;
}

const detail = (value: unknown): string => {
  if (value instanceof Element) return placeOf(value);
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return value.map(detail).join(', ');
  return Object.entries(value)
    .map(([key, each]) => `${key} ${detail(each)}`)
    .join(', ');
};

/** The hash identifies the visitor's cart, so it is left out. */
const described = (type: string, payload: object) => {
  const shown = Object.entries(payload).filter(([key]) => key !== 'hash');
  return `${type} ${detail(Object.fromEntries(shown))}`.trim();
};

export interface Log {
  /** Newest first. */
  readonly events: readonly Line[];
  readonly requests: readonly Line[];
}

/** Records the events of the bus from now on, even while the panel is closed. */
export const recordLog = ({ bus }: Page) => {
  const log = { events: [] as Line[], requests: [] as Line[] };
  const add = (lines: Line[], text: string) => {
    lines.unshift({ at: performance.now(), text });
    lines.length = Math.min(lines.length, MAX_LINES);
  };
  const onRequest = (call: BusEvents['request:ended']) => {
    const { method, url, status, outcome, durationMs } = call;
    add(log.requests, `${method} ${url} → ${status} ${outcome}, ${durationMs.toFixed(0)} ms`);
  };
  const listeners = types.map(
    (type) =>
      [
        type,
        (payload: object | undefined) => add(log.events, described(type, payload ?? {})),
      ] as const,
  );
  for (const [type, listener] of listeners) bus.on(type, listener);
  bus.on('request:ended', onRequest);
  return {
    log: log as Log,
    stop() {
      for (const [type, listener] of listeners) bus.off(type, listener);
      bus.off('request:ended', onRequest);
    },
  };
};
