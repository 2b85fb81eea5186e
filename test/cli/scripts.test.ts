import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parsePage } from '../../cli/check/check-page.mjs';
import { oldScripts } from '../../cli/check/old-scripts.mjs';
import { isDivi5File } from '../../src/runtime/names/divi5';
import { families } from '../../src/runtime/family';
import { replacedScripts } from '../../src/runtime/names/replaced-scripts';

interface Row {
  readonly handle: string;
  readonly path: string;
  readonly families: readonly string[];
}
const scripts = JSON.parse(readFileSync('wordpress/scripts.json', 'utf8')) as {
  replaced: Row[];
  kept: Row[];
  shared: Row[];
};

describe('the list of old scripts', () => {
  test('every script that deactivates a family is on it', () => {
    const listed = scripts.replaced.flatMap((row) =>
      row.families.map((family) => `${family}: ${row.path}`),
    );
    const known = Object.entries(replacedScripts).flatMap(([family, paths]) =>
      paths.map((path) => `${family}: ${path}`),
    );
    expect(known.filter((line) => !listed.includes(line))).toEqual([]);
  });

  test('no script is both removed and kept, and only existing families are named', () => {
    const replacedHandles = new Set(scripts.replaced.map(({ handle }) => handle));
    expect(
      [...scripts.kept, ...scripts.shared].filter(({ handle }) => replacedHandles.has(handle)),
    ).toEqual([]);
    const named = new Set(scripts.replaced.flatMap((row) => row.families));
    expect([...named].filter((name) => !(families as readonly string[]).includes(name))).toEqual(
      [],
    );
  });
});

test.each([
  ['stays if the page has a module of Extra’s own', 'module et_pb_extra_module', 'stays'],
  ['is removed from other pages', 'et_pb_module et_pb_text', 'goes'],
])('the script of the Extra theme %s', async (_, classes, outcome) => {
  const { window, document } = parsePage({
    address: 'https://site.example/',
    html: `<div class="${classes}"></div>
      <script id="extra-scripts-js" src="/wp-content/themes/Extra/scripts/scripts.min.js"></script>`,
  });
  const found = oldScripts([...document.querySelectorAll('script')], {
    isDivi5: false,
    isDivi5File,
  });
  expect(found).toMatchObject([{ handle: 'extra-scripts', outcome }]);
  await window.happyDOM.close();
});

test('of a page from which the plugin has removed scripts, none of them counts as fetched', async () => {
  const inert = 'type="text/skerry-original" data-skerry-original';
  const { window, document } = parsePage({
    address: 'https://site.example/',
    html: `<script ${inert}="" data-skerry-handle="jquery-core" data-skerry-id="jquery-core-js" src="/wp-includes/js/jquery/jquery.min.js"></script>
      <script ${inert}="" data-skerry-handle="theirs" data-skerry-id="theirs-js" src="/theirs.js"></script>
      <script id="wc-cart-js-extra">var wc_cart_params = {};</script>
      <script ${inert}="shop" data-skerry-handle="wc-cart" data-skerry-id="wc-cart-js" src="/wp-content/plugins/woocommerce/assets/js/frontend/cart.min.js"></script>
      <script id="own-js" src="/own.js"></script>`,
  });
  const found = oldScripts([...document.querySelectorAll('script')], {
    isDivi5: false,
    isDivi5File,
  });
  expect(found.map(({ handle, outcome, isPrinted }) => [handle, outcome, isPrinted])).toEqual([
    ['wc-cart', 'goes', false],
    ['own', 'unknown', true],
  ]);
  await window.happyDOM.close();
});
