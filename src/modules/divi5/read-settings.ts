import { list, shape } from '../../runtime/kit';
import type { Global, Globals } from '../../runtime/config/global';

/** The raw value on the page. */
const printed = (globals: Globals, name: string) =>
  globals.get({ name, read: (value: unknown) => value });

const entries = list((entry) => entry);
const named = shape({ class: (value) => value });

/** Concatenates the lists of both generations; modules from shortcodes are in both. */
const joined = (before: unknown, now: unknown): readonly unknown[] => {
  const newer = entries(now);
  const known = new Set(newer.map((entry) => named(entry).class));
  return [...entries(before).filter((entry) => !known.has(named(entry).class)), ...newer];
};

const record = (value: unknown) => Object(value) as Readonly<Record<string, unknown>>;

/** Devices that effects support, with the fallback of each. */
const devices = {
  desktop: ['desktop', 'widescreen', 'ultraWide'],
  tablet: ['tablet', 'tabletWide', 'desktop'],
  phone: ['phone', 'phoneWide', 'tablet', 'desktop'],
} as const;

/** Converts `{ selector: { device: effects } }` to Divi 4's `{ device: effects }`. */
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

/** Per global: its name on Divi 4, on Divi 5, and how both are merged into Divi 4's format. */
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

/** Globals of the page that offer Divi 5's data under Divi 4's names. */
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
