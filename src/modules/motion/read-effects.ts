import { flag, list, number, oneOf, type Reader, record, shape, text } from '../../runtime/kit';
import * as names from './names';

const resolvers = ['translateY', 'translateX', 'opacity', 'scale', 'rotate', 'blur'] as const;
const triggers = ['middle', 'top', 'bottom'] as const;

export type Resolver = (typeof resolvers)[number];
export type Trigger = (typeof triggers)[number];

/** Values at four positions in the window, in percent from its bottom to its top. */
export interface Curve {
  readonly start: number;
  readonly midStart: number;
  readonly midEnd: number;
  readonly end: number;
  readonly startValue: number;
  readonly midValue: number;
  readonly endValue: number;
}

export interface Effect extends Curve {
  readonly selectors: readonly string[];
  readonly resolver: Resolver;
  readonly trigger: Trigger;
  /** Functions of the module's own transform, by name. */
  readonly transforms: Readonly<Record<string, string>>;
}

const item = shape({
  id: text(),
  resolver: oneOf(['', ...resolvers], ''),
  start: number(0),
  midStart: number(50),
  midEnd: number(50),
  end: number(100),
  startValue: number(),
  midValue: number(),
  endValue: number(),
  trigger_start: oneOf(triggers, 'middle'),
  module_type: text(),
  transforms: record(text()),
  grid_motion: flag(),
  children_count: number(),
  module_index: text(),
  child_slug: text(),
});

/** No author's page has more children than this. */
const MOST_CHILDREN = 200;

const selectorsOf = (entry: ReturnType<typeof item>): string[] => {
  if (!entry.grid_motion) return [entry.id];
  // Each child has an entry of its own then.
  if (entry.child_slug) return [];
  const { children_count: count, module_type: type, module_index: index } = entry;
  const length = Math.min(MOST_CHILDREN, count);
  return Array.from({ length }, (_, child) => names.gridItem(type, index, child));
};

const effects: Reader<readonly Effect[]> = (value) =>
  list(item)(value).flatMap((entry) => {
    const { resolver, trigger_start: trigger } = entry;
    const selectors = selectorsOf(entry).filter((selector) => /^\.[\w-]+$/.test(selector));
    return resolver && selectors[0] ? [{ ...entry, selectors, resolver, trigger }] : [];
  });

/** Effects of a page, per device. */
export const motionElements = {
  name: names.global,
  read: shape({ desktop: effects, tablet: effects, phone: effects }),
};
