import { afterEach, describe, expect, test, vi } from 'vitest';
import { manifest } from '../../../src/manifest';
import { fit } from '../../../src/modules/divi5';
import { readSettings } from '../../../src/modules/divi5/read-settings';
import { scripts } from '../../../src/modules/divi5/scripts';
import { createGlobals } from '../../../src/runtime/config/global';
import { divi5Families } from '../../../src/runtime/names/divi5';
import type { PageFacts } from '../../../src/runtime/page';

const build = '/wp-content/themes/Divi/includes/builder-5/visual-builder/build';
const facts = (printed: object = {}) =>
  ({
    document,
    globals: createGlobals(printed as unknown as Window),
  }) as unknown as PageFacts;
/** The definitions that are active on a page with these scripts of Divi 5. */
const runs = (...files: readonly string[]) => {
  for (const file of files) {
    const script = document.createElement('script');
    // A script type that is not executed would be ignored.
    script.setAttribute('src', `${file}?ver=5.11.0`);
    script.type = 'text/javascript';
    document.body.append(script);
  }
  return new Set(fit(facts(), manifest).definitions.map(({ name }) => name));
};

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

describe('a page of Divi 5', () => {
  test('has a line for every module that its builder has a script for', () => {
    const known = manifest.flatMap(({ family, name }) => (divi5Families.has(family) ? name : []));
    expect(new Set(Object.keys(scripts))).toEqual(new Set(known));
  });

  test('without scripts of its own gets every module from Skerry', () => {
    expect(runs().size).toBe(manifest.length);
  });

  test('leaves a module to its own script on the page, and logs it once; the others run', () => {
    const logged = vi.spyOn(console, 'info').mockImplementation(() => {});
    const running = runs(`${build}/script-library-tabs.js`, `${build}/script-library-slider.js`);
    expect(running.has('tabs')).toBe(false);
    expect(running.has('slider')).toBe(false);
    expect(running.size).toBe(manifest.length - 2);
    expect(logged.mock.calls).toEqual([
      ["[skerry] Divi 5's own scripts are there for: tabs, slider."],
    ]);
  });

  test('of the shop, courses and consent keeps everything, whatever files are there', () => {
    vi.spyOn(console, 'info').mockImplementation(() => {});
    const running = runs(
      ...[...new Set(Object.values(scripts).flat())].map((file) => `${build}/${file}.js`),
    );
    const others = manifest.filter(({ family }) => !divi5Families.has(family));
    expect([...running]).toEqual([...new Set(others.map(({ name }) => name))]);
  });

  test.each([
    ['a file whose name only ends alike', '/plugins/x/my-script-library-tabs.js'],
    ['a file of Divi 5 that no module knows', `${build}/module-library-script-tooltip.js`],
  ])('is not held back by %s', (_, file) => {
    expect(runs(file).size).toBe(manifest.length);
  });
});

describe('settings that Divi 5 prints', () => {
  const read = (printed: object, name: string) =>
    readSettings(createGlobals(printed as unknown as Window)).get({ name, read: (value) => value });

  test('of modules from shortcodes, which are in both lists, count once', () => {
    const printed = {
      et_link_options_data: [
        { class: 'old', url: '/1' },
        { class: 'both', url: '/2' },
      ],
      diviElementLinkData: [
        { class: 'both', url: '/3' },
        { class: 'new', url: '/4' },
      ],
    };
    expect(read(printed, 'et_link_options_data')).toEqual([
      { class: 'old', url: '/1' },
      { class: 'both', url: '/3' },
      { class: 'new', url: '/4' },
    ]);
  });

  test('of one generation alone are read, and none are none', () => {
    const entry = { class: 'a', style: 'fade' };
    const name = 'et_animation_data';
    expect(read({ diviElementAnimationData: [entry] }, name)).toEqual([entry]);
    expect(read({ [name]: [entry] }, name)).toEqual([entry]);
    expect(read({}, name)).toEqual([]);
    const globals = readSettings(createGlobals({ diviElementLinkData: [] } as unknown as Window));
    expect(globals.has({ name: 'et_link_options_data' })).toBe(true);
    expect(globals.has({ name })).toBe(false);
  });

  test.each([[null], ['text'], [7], [{ nested: { deep: 1 } }], [[null, 'x', [1]]]])(
    'of another shape stop nothing: %j',
    (value) => {
      const printed = {
        diviElementAnimationData: value,
        diviElementLinkData: value,
        diviElementScrollData: value,
        diviElementStickyData: value,
      };
      for (const name of [
        'et_animation_data',
        'et_link_options_data',
        'et_pb_motion_elements',
        'et_pb_sticky_elements',
      ]) {
        expect(() => read(printed, name)).not.toThrow();
      }
    },
  );

  test('of scroll effects are found by device, and stuck modules by their name', () => {
    const effect = { id: '.a', resolver: 'opacity' };
    const printed = {
      et_pb_motion_elements: { desktop: [{ id: '.b' }], tablet: [] },
      diviElementScrollData: { '.a': { desktop: [effect], tablet: [], phone: [effect] } },
      et_pb_sticky_elements: { one: { selector: '.one' } },
      diviElementStickyData: { two: { selector: '.two' } },
    };
    expect(read(printed, 'et_pb_motion_elements')).toEqual({
      desktop: [{ id: '.b' }, effect],
      tablet: [],
      phone: [effect],
    });
    expect(read(printed, 'et_pb_sticky_elements')).toEqual({
      one: { selector: '.one' },
      two: { selector: '.two' },
    });
  });

  test('of a device that a site leaves out are those of the next wider one it has', () => {
    const of = (name: string) => ({ id: name, resolver: 'opacity' });
    const printed = {
      diviElementScrollData: {
        '.a': { desktop: [of('wide')], phoneWide: [of('narrow')] },
        '.b': { ultraWide: [of('widest')] },
        '.c': 'text',
      },
    };
    expect(read(printed, 'et_pb_motion_elements')).toEqual({
      desktop: [of('wide'), of('widest')],
      tablet: [of('wide')],
      phone: [of('narrow')],
    });
  });

  test('are read once, so that every reader has the same value', () => {
    const globals = readSettings(createGlobals({} as unknown as Window));
    const of = { name: 'et_animation_data', read: (value: unknown) => ({ value }) };
    expect(globals.get(of)).toBe(globals.get(of));
  });
});
