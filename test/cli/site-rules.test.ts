import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { choosePages } from '../../cli/site/choose-pages.mjs';
import { findListeners, oldEvents } from '../../cli/site/find-listeners.mjs';
import { kindOf } from '../../cli/site/page-kind.mjs';
import { listName } from '../../cli/site/read-sitemap.mjs';
import { summarise } from '../../cli/site/summarise.mjs';

describe('sample pages of a site', () => {
  const site = 'https://shop.example/';
  const listed = (list: string, count: number) =>
    Array.from({ length: count }, (_, at) => ({ address: `${site}${list}-${at}/`, list }));

  test('of products a few, of pages more, and the start first', () => {
    const chosen = choosePages(site, [...listed('product', 100), ...listed('page', 20)], 40);
    expect(chosen[0]).toBe(site);
    expect(chosen.filter((each) => each.includes('product'))).toEqual([
      `${site}product-0/`,
      `${site}product-50/`,
      `${site}product-99/`,
    ]);
    expect(chosen.filter((each) => each.includes('page'))).toHaveLength(8);
  });

  test('where few may be looked at each kind still has one', () => {
    const chosen = choosePages(site, [...listed('a', 9), ...listed('b', 9), ...listed('c', 9)], 4);
    expect(chosen).toEqual([site, `${site}a-0/`, `${site}b-0/`, `${site}c-0/`]);
  });

  test.each([
    ['wp-sitemap-posts-product-1.xml', 'product'],
    ['wp-sitemap-taxonomies-product_cat-2.xml', 'product_cat'],
    ['product-sitemap2.xml', 'product'],
    ['sitemap.xml', ''],
  ])('the sitemap %s lists "%s"', (file, name) => {
    expect(listName(`${site}${file}`)).toBe(name);
  });
});

describe('kinds of pages', () => {
  test.each([
    ['page woocommerce-checkout woocommerce-page', 'checkout'],
    ['page woocommerce-checkout woocommerce-order-received', 'order received'],
    ['single single-product', 'product'],
    ['archive post-type-archive-product', 'list of products'],
    ['single single-sfwd-quiz', 'quiz'],
    ['single single-event single-format-standard', 'event'],
    ['page et_pb_pagebuilder_layout', 'page of the builder'],
    ['home page et_pb_pagebuilder_layout', 'start'],
    ['', 'page'],
  ])('a body of class "%s" is: %s', (classes, kind) => {
    expect(kindOf(classes.split(' '))).toBe(kind);
  });

  const folder = '../shared/pages/shop';
  test.skipIf(!existsSync(folder))('pages of a real shop are distinguished', () => {
    const kinds = readdirSync(folder)
      .filter((name) => name.endsWith('.html'))
      .map((name) => {
        const html = readFileSync(`${folder}/${name}`, 'utf8');
        return kindOf((/<body[^>]*class="([^"]*)"/.exec(html)?.[1] ?? '').split(/\s+/));
      });
    expect([...new Set(kinds)]).toEqual(
      expect.arrayContaining(['product', 'cart', 'checkout', 'list of products']),
    );
  });
});

describe('code that leans on events of the old scripts', () => {
  test.each([
    ['jQuery(document.body).on("added_to_cart", f)', ['added_to_cart']],
    [
      "$b.one('updated_checkout.mine wc_fragments_loaded', f)",
      ['updated_checkout', 'wc_fragments_loaded'],
    ],
    ['$(document).on("click", ".x", f)', []],
    ['emitter.on("constructor toString")', []],
  ])('%s', (code, events) => {
    expect(findListeners(code)).toEqual(events);
  });

  test('every event that the shop fires through jQuery is known', () => {
    const documented = readFileSync('docs/events.md', 'utf8');
    const table = documented.slice(
      documented.indexOf('## Of the old scripts, triggered through jQuery too'),
      documented.indexOf('## Of the old scripts, native'),
    );
    const rows = [...table.matchAll(/^\| (`[^|]+`) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([\w.-]+)`/g)].map(([, name = '']) => name.split('.', 1)[0] ?? ''),
    );
    expect([...new Set(rows)].filter((name) => name !== 'slide').sort()).toEqual(
      [...oldEvents].sort(),
    );
  });
});

describe('what to do next', () => {
  const page = (kind: string, removedBytes: number, skerry: number, hasTag = false) => ({
    kind,
    hasTag,
    mounts: [],
    goes: { files: 1, bytes: removedBytes, isComplete: true },
    skerry,
    stays: [],
    listeners: [],
    problems: [],
  });
  const steps = (...pages: ReturnType<typeof page>[]) =>
    summarise(
      { site: 'https://shop.example/', listed: pages.length, notes: [] },
      new Map(pages.map((each, at) => [`https://shop.example/${at}/`, each])),
    ).steps.map(({ text }) => text);

  test('begins where most is saved, and names kinds of pages that lose', () => {
    const found = steps(
      page('product', 90_000, 40_000),
      page('product', 80_000, 40_000),
      page('start', 60_000, 40_000),
      page('page', 10_000, 30_000),
    );
    expect(found).toEqual([
      'Install Skerry: the plugin, or its script tag as the first script in <head>.',
      'Start with the kind “product”: 40.0 to 50.0 KB less script after gzip.',
      expect.stringContaining('On the kind “page” Skerry costs 20.0 KB more than it removes'),
    ]);
  });

  test('does not mention it if Skerry is already on, and requests pages without it', () => {
    expect(steps(page('product', 90_000, 40_000, true))).toEqual([]);
    expect(steps(page('a', 1, 1, true), page('b', 1, 1, false))).toEqual([
      'Some pages have no Skerry script tag: check whether they are excluded on purpose.',
    ]);
  });
});
