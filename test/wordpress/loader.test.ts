import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { alone, folder, hasPhp, install, type Script, type Visit, visit } from './visit-plugin';

describe.skipIf(!hasPhp)('the script that the plugin names', () => {
  test('a site without a consent plugin gets the loader without the guard', () => {
    expect(visit({ plugins: ['akismet/akismet.php'] }).head).toContain('/dist/skerry.core.js?ver=');
    const families = ['modules', 'shop'];
    expect(visit({ families }).head).toContain('/dist/skerry.core.js?ver=');
    expect(visit({ families: ['modules', 'consent'] }).head).toContain('/dist/skerry.js?ver=');
  });

  test('the banner is requested beside the script where its name is known; the runtime by the script alone, which Chromium compiles beside the page then', () => {
    const { head } = visit();
    expect(head).toContain(
      '<link rel="preload" as="script" crossorigin fetchpriority="low" href="https://site.example/wp-content/plugins/skerry/dist/chunks/consent-1A2B3C4D.js">',
    );
    expect(head).not.toContain('/chunks/runtime-');
    expect(visit({ plugin: alone }).head).not.toContain('<link');
    const older = install('with-older-files', 'dist');
    for (const file of ['ui', 'consent'])
      writeFileSync(join(folder, `with-older-files/dist/chunks/${file}-00000000.js`), '');
    expect(visit({ plugin: older }).head).not.toContain('<link');
  });

  const noBanner = { plugins: ['akismet/akismet.php'] };
  test.each<[string, Visit, readonly string[]]>([
    ['any page with the banner', {}, ['ui', 'consent']],
    ['any page without one', noBanner, []],
    ['a page of Divi 5', { ...noBanner, theme: { Name: 'Divi', Version: '5.11.0' } }, ['divi5']],
    ['a product', { ...noBanner, shop: '11.0.1', kind: 'product' }, ['shop']],
    ['the cart', { ...noBanner, shop: '11.0.1', kind: 'cart' }, ['shop']],
    ['another page of a shop', { ...noBanner, shop: '11.0.1' }, []],
    ['a course', { ...noBanner, kind: 'course' }, ['learndash']],
    [
      'a product where the shop is left out',
      { ...noBanner, shop: '11.0.1', kind: 'product', families: ['modules'] },
      [],
    ],
  ])('what %s needs in any case is requested with the script, in one trip', (_, page, files) => {
    const named = [...visit(page).head.matchAll(/chunks\/([\w-]+)-1A2B3C4D\.js/g)];
    expect(named.map(([, file]) => file)).toEqual(files);
  });

  test('no module is named before the import map of WordPress, which would not count any more', () => {
    expect(visit().head).not.toMatch(/modulepreload|type="module"/);
  });

  test("attributes that a site's filter gives every script, such as a nonce, are on the tag and on what is fetched beside it", () => {
    const { head } = visit({ nonce: 'r4nd0m' });
    const elements = head.match(/<(script|link)\b/g) ?? [];
    expect(elements.length).toBeGreaterThan(2);
    expect(head.match(/ nonce="r4nd0m"/g)).toHaveLength(elements.length);
    expect(visit().head).not.toContain('nonce');
  });

  test('data that WordPress 7 prints with a comment on its source stays, and needs no jQuery for it', () => {
    const data = 'var wc_cart_params = {};\n//# sourceURL=wc-cart-js-extra';
    const cart: Script = ['wc-cart', '/frontend/cart.min.js', ['jquery'], data];
    const { first } = visit({ scripts: [cart] });
    expect(first).toContain(data);
    expect(first).not.toContain(' src=');
  });

  test('a script without a file, of which only inline code is printed, keeps its dependencies', () => {
    const inline: Script = ['theme-inline', false, ['jquery'], '', 'jQuery(document).ready();'];
    const { first } = visit({ scripts: [inline] });
    expect(first).toContain('jQuery(document).ready();');
    expect(first).toContain('id="jquery-core-js"');
  });

  test.each([
    ['jQuery', ['jquery', false, ['jquery-core'], '', 'jQuery(own);']],
    ['its file', ['jquery-core', '/jquery.min.js', [], '', 'jQuery(own);']],
    ['a library of its own', ['waypoints', '/waypoints.js', ['jquery'], '', 'jQuery(own);']],
  ] as const)(
    'a snippet of the site that hangs on %s still runs, and finds jQuery',
    (_, snippet: Script) => {
      const bundle: Script = ['divi-custom-script', '/scripts.js', ['jquery', 'waypoints']];
      const { first, stays } = visit({ registered: [snippet], scripts: [bundle] });
      expect(first).toContain('jQuery(own);');
      expect(first).toContain('id="jquery-core-js"');
      expect(first).not.toContain('id="divi-custom-script-js"');
      // The owner can see in the settings that it stays.
      expect(Object.keys(stays)).toContain('jquery-core');
    },
  );
});
