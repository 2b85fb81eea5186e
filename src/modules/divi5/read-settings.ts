import { list, shape } from '../../runtime/kit';
import type { Global, Globals } from '../../runtime/config/global';

/** As the page printed it. */
const printed = (globals: Globals, name: string) =>
  globals.get({ name, read: (value: unknown) => value });

const entries = list((entry) => entry);
const named = shape({ class: (value) => value });

/** What both generations say, one after the other; modules from shortcodes are in both lists. */
const joined = (before: unknown, now: unknown): readonly unknown[] => {
  const newer = entries(now);
  const known = new Set(newer.map((entry) => named(entry).class));
  return [...entries(before).filter((entry) => !known.has(named(entry).class)), ...newer];
};

const record = (value: unknown) => Object(value) as Readonly<Record<string, unknown>>;

/** The three devices that effects are for, and whose settings count where a site has none for them. */
const devices = {
  desktop: ['desktop', 'widescreen', 'ultraWide'],
  tablet: ['tablet', 'tabletWide', 'desktop'],
  phone: ['phone', 'phoneWide', 'tablet', 'desktop'],
} as const;

/** `{ selector: { device: effects } }` as the `{ device: effects }` of Divi 4. */
const byDevice = (before: unknown, now: unknown): Readonly<Record<string, unknown>> => {
  const modules = Object.values(record(now)).map(record);
  return Object.fromEntries(
    Object.entries(devices).map(([device, names]) => [
      device,
      [
        ...entries(record(before)[device]),
        ...modules.flatMap((each) => entries(each[names.find((name) => each[name]) ?? device])),
      ],
    ]),
  );
};

/** The global of Divi 4, the one of Divi 5, and both as Divi 4 would have printed them. */
const settings: Readonly<
  Record<string, readonly [string, (before: unknown, now: unknown) => unknown]>
> = {
  et_animation_data: ['diviElementAnimationData', joined],
  et_link_options_data: ['diviElementLinkData', joined],
  et_pb_motion_elements: ['diviElementScrollData', byDevice],
  et_pb_sticky_elements: [
    'diviElementStickyData',
    (before, now) => ({ ...record(before), ...record(now) }),
  ],
};

/** The page's globals, in which what Divi 5 prints under new names is found under the old ones. */
export const readSettings = (globals: Globals): Globals => {
  const cache = new Map<Global<unknown>, unknown>();
  return {
    has: ({ name }) => globals.has({ name }) || globals.has({ name: settings[name]?.[0] ?? name }),
    get<T>(of: Global<T>): T {
      const newer = settings[of.name];
      if (!newer) return globals.get(of);
      const [name, join] = newer;
      if (!cache.has(of)) {
        cache.set(of, of.read(join(printed(globals, of.name), printed(globals, name))));
      }
      return cache.get(of) as T;
    },
  };
};
