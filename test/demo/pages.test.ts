import { describe, expect, test } from 'vitest';
import { pages } from '../../demo/pages/pages.mjs';
import { createVisitor } from './visitor';

const diviGlobals = [
  'DIVI',
  'et_pb_custom',
  'et_builder_utils_params',
  'et_frontend_scripts',
  'et_pb_box_shadow_elements',
];
const shopGlobals = ['woocommerce_params', 'wc_add_to_cart_params'];

async function bodyOf(path: string) {
  const response = await createVisitor().request(path);
  return { status: response.status, body: await response.text(), headers: response.headers };
}

/** The value that a page prints for a global. */
function globalOf(body: string, name: string): Record<string, unknown> {
  const line = new RegExp(`^var ${name} = (.*);$`, 'm').exec(body)?.[1];
  if (line === undefined) throw new Error(`${name} is not printed`);
  return JSON.parse(line);
}

describe('pages of the bench', () => {
  test.each(pages.map((page) => [page.example ?? page.path]))(
    '%s responds with a page, a title and the script tag',
    async (path) => {
      const { status, body, headers } = await bodyOf(path);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toContain('text/html');
      expect(headers.get('cache-control')).toBe('no-store');
      const hasConsent = body.includes('var _ckyConfig');
      const loader = hasConsent ? 'skerry.js' : 'skerry.core.js';
      expect(body).toContain(`<script src="/skerry/${loader}"></script>`);
      expect(body).not.toMatch(/\{\{(nonce|site)/);
    },
  );

  test('the index lists every other page and states that everything is in memory', async () => {
    const { body } = await bodyOf('/');
    for (const page of pages.filter(({ path }) => path !== '/')) {
      expect(body).toContain(`href="${page.example ?? page.path}"`);
      expect(body).toContain(page.line);
    }
    expect(body).toContain('in memory');
  });

  test('a page prints the globals of the theme and the shop with scalars as strings', async () => {
    const { body } = await bodyOf('/tabs/');
    for (const name of [...diviGlobals, ...shopGlobals]) globalOf(body, name);
    const custom = globalOf(body, 'et_pb_custom');
    expect(custom.is_divi_theme_used).toBe('1');
    expect(custom.is_ab_testing_active).toBe('');
    expect(custom.page_id).toBe('21');
    expect(custom.ab_tests).toEqual([]);
    expect(globalOf(body, 'et_builder_utils_params').condition).toEqual({
      diviTheme: true,
      extraTheme: false,
    });
  });

  test('the fragments global is printed only with a cart widget', async () => {
    expect((await bodyOf('/tabs/')).body).not.toContain('wc_cart_fragments_params');
    const { body } = await bodyOf('/shop/');
    expect(globalOf(body, 'wc_cart_fragments_params').request_timeout).toBe('5000');
  });

  test('the consent configuration is before the script tag, the template after the page', async () => {
    const { body } = await bodyOf('/consent/');
    const config = body.indexOf('var _ckyConfig');
    const tag = body.indexOf('src="/skerry/skerry.js"');
    const template = body.indexOf('id="ckyBannerTemplate"');
    expect(config).toBeGreaterThan(-1);
    expect(tag).toBeGreaterThan(config);
    expect(body.slice(0, tag)).not.toContain(' src="http');
    expect(template).toBeGreaterThan(tag);
    expect(globalOf(body, '_ckyConfig')._expiry).toBe('365');
  });

  test('the third party of a page is the other loopback name', async () => {
    const { body } = await bodyOf('/consent/');
    expect(body).toContain('src="http://localhost:4173/third-party/stats.js?key=');
  });

  test('a consent variant is read from the path, and the query wins', async () => {
    const { body } = await bodyOf('/consent/ccpa-box-sidebar-left/?position=top-right&law=gdpr');
    const { settings } = globalOf(body, '_ckyConfig')._bannerConfig as { settings: unknown };
    expect(settings).toEqual({
      type: 'box',
      preferenceCenterType: 'sidebar-left',
      position: 'top-right',
      applicableLaw: 'gdpr',
    });
  });

  test('the broken page leaves the names of its clobbering elements free', async () => {
    const { body } = await bodyOf('/broken/');
    expect(body).not.toContain('var et_pb_custom');
    expect(body).not.toContain('var DIVI');
    expect(body).toContain('<form id="et_pb_custom"');
  });

  test('the bench page prints as many modules as the address names, within its limit', async () => {
    const { body } = await bodyOf('/bench/?count=7&kinds=toggle,tabs');
    expect(body.match(/et_pb_toggle_item/g)).toHaveLength(4);
    expect(body.match(/class="et_pb_module et_pb_tabs /g)).toHaveLength(3);
    expect(body).not.toContain('id="qa-bar"');
  });

  test('an unknown address responds with 404 and a page', async () => {
    const { status, body } = await bodyOf('/no-such-page/');
    expect(status).toBe(404);
    expect(body).toContain('<h1>No such page</h1>');
  });

  test('sorting orders the products and shows the order', async () => {
    const { body } = await bodyOf('/shop/?orderby=price-desc');
    expect(body.indexOf('Knitted jumper')).toBeLessThan(body.indexOf('Enamel mug'));
    expect(body).toContain('data-is-sorted-by="true"');
  });
});
