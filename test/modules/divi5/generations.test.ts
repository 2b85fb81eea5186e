import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readOptions } from '../../../src/runtime/loader/read-options';
import type { Manifest } from '../../../src/runtime/definition';
import type { Skerry } from '../../../src/runtime/skerry';
import { oldScriptsOn } from '../../../src/runtime/old-scripts';
import { start } from '../../../src/runtime/start';
import { islandOf } from '../../runtime/island-of';

const ofDivi4 = '/wp-content/themes/Divi/js/scripts.min.js?ver=4.27.4';
const build = '/wp-content/themes/Divi/includes/builder-5/visual-builder/build';
const common = `${build}/script-library-frontend-scripts.js?ver=5.11.0`;
const tabsScript = `${build}/script-library-tabs.js?ver=5.11.0`;
const menuScript = '/wp-content/themes/Divi/js/theme-scripts-library-menu.js?ver=5.11.0';
const cartScript = '/wp-content/plugins/woocommerce/assets/js/frontend/cart.min.js?ver=11.0.1';

const manifest: Manifest = [
  islandOf('tabs'),
  islandOf('toggle'),
  { ...islandOf('cart-form'), family: 'shop' },
  { ...islandOf('stuck'), family: 'sticky' },
];
const all = ['tabs', 'toggle', 'cart-form', 'stuck'];
const breakpoints = { enabledBreakpoints: [], baseBreakpointName: 'desktop' };

let skerry: Skerry | undefined;
let logged: string[] = [];
beforeEach(() => {
  logged = [];
  vi.spyOn(console, 'info').mockImplementation((text: string) => void logged.push(text));
  document.body.innerHTML = all.map((name) => `<div class="${name}"></div>`).join('');
});
afterEach(async () => {
  skerry?.stop();
  await vi.dynamicImportSettled();
  vi.restoreAllMocks();
  Reflect.deleteProperty(window, 'diviBreakpointData');
  document.body.innerHTML = '';
});

/** What Skerry finds on a page with these scripts and this data of Divi 5. */
const find = async (scripts: readonly string[], data?: unknown) => {
  if (data !== undefined) Object.assign(window, { diviBreakpointData: data });
  for (const src of scripts) {
    const script = document.createElement('script');
    script.setAttribute('src', src);
    script.type = 'text/javascript';
    document.body.append(script);
  }
  const loadDivi5 = vi.fn(() => import('../../../src/modules/divi5'));
  skerry = await start(
    manifest,
    {
      window: window as unknown as Window & typeof globalThis,
      options: readOptions(null),
      consent: null,
      findOldScript: oldScriptsOn(document),
    },
    loadDivi5,
  );
  await expect.poll(() => skerry?.islands().length ?? 0).toBeGreaterThan(0);
  return {
    names: skerry.islands().map(({ name }) => name),
    isFitted: loadDivi5.mock.calls.length > 0,
  };
};
const inactiveMessage = (family: string, file: string) =>
  expect.stringMatching(new RegExp(`^\\[skerry\\] "${family}" stands down: remove .*${file}`));

describe('pages between two versions: HTML from a cache, scripts of before or after an update', () => {
  test("HTML of Divi 5 with Divi 4's script: the family is inactive and logs it, as that script runs all modules", async () => {
    expect((await find([ofDivi4, cartScript], breakpoints)).names).toEqual(['stuck']);
    expect(logged).toEqual([
      inactiveMessage('modules', 'Divi/js/scripts.min.js'),
      inactiveMessage('shop', 'cart.min.js'),
      inactiveMessage('abtest', 'Divi/js/scripts.min.js'),
    ]);
  });

  test('scripts of both generations on a page of Divi 5: none of their modules runs twice', async () => {
    expect((await find([ofDivi4, common, tabsScript], breakpoints)).names).toEqual([
      'cart-form',
      'stuck',
    ]);
    expect(logged).toContainEqual(inactiveMessage('modules', 'Divi/js/scripts.min.js'));
  });

  test.each([
    ['the modules', common],
    ['the theme', menuScript],
  ])(
    'HTML of Divi 4 with scripts of Divi 5 for %s: the families are inactive and log it, as its data is missing',
    async (_, script) => {
      expect(await find([script])).toEqual({ names: ['cart-form'], isFitted: false });
      for (const family of ['modules', 'sticky', 'abtest'])
        expect(logged).toContainEqual(inactiveMessage(family, script.replace(/.*\/|\?.*/g, '')));
    },
  );

  test('HTML of Divi 4 without scripts of either generation runs as on Divi 4', async () => {
    expect(await find([])).toEqual({ names: all, isFitted: false });
    expect(logged).toEqual([]);
  });

  test('HTML of Divi 5 from before the update of Skerry: a module is inactive for its own script, the others run', async () => {
    expect(await find([common, tabsScript], breakpoints)).toEqual({
      names: ['toggle', 'cart-form', 'stuck'],
      isFitted: true,
    });
    expect(logged.join('\n')).toContain("Divi 5's own scripts are there for: tabs.");
  });

  test.each([['text'], [7], [[]], [{ enabledBreakpoints: 'none' }], [{}]])(
    'breakpoints of another shape stop nothing: %j',
    async (data) => {
      const { names } = await find([tabsScript], data);
      expect(names).not.toContain('tabs');
      expect(names).toContain('cart-form');
    },
  );
});
