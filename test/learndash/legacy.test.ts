import { afterEach, expect, test } from 'vitest';
import { start } from '../../src/learndash/legacy';
import { createChanges } from '../../src/runtime/kit';
import { createShopPage, type ShopPage } from '../shop/shop-page';

const win = window as unknown as Record<string, unknown>;
const ajaxurl = 'https://site.example/wp-admin/admin-ajax.php';

let shop: ShopPage;
afterEach(() => shop.clear());

const open = (globals: Record<string, unknown>, html = '') => {
  shop = createShopPage({ html, globals });
  const { page } = shop;
  const undos: (() => void)[] = [];
  const listening = {
    signal: new AbortController().signal,
    report: page.report,
    source: 'learndash',
  };
  const changes = createChanges();
  start({ page, changes, undos, listening, arrivals: [], moves: [] });
  return () => {
    for (const undo of undos.splice(0).reverse()) undo();
    changes.undo();
  };
};

test('what the page has printed is parsed, and stands there again afterwards', () => {
  const printed = { json: JSON.stringify({ ajaxurl }) };
  const stop = open({ sfwd_data: printed });
  expect(win.sfwd_data).toEqual({ ajaxurl });
  stop();
  expect(win.sfwd_data).toBe(printed);
});

test('without the script that has printed it, pagers of course lists still know where to ask', () => {
  const stop = open({ ldVars: { postID: '1', ajaxurl } });
  expect(win.sfwd_data).toEqual({ ajaxurl });
  stop();
  expect('sfwd_data' in win).toBe(false);
});

test('an inline handler folds its part', () => {
  const html =
    '<div id="lessons-3"><i class="list_arrow flippable collapse"></i><div class="flip" style="display:none">topics</div></div>';
  const stop = open({}, html);
  const fold = win.flip_expand_collapse as (what: string, id: string) => boolean;
  expect(fold('#lessons', '3')).toBe(false);
  expect(shop.find('.list_arrow').classList.contains('expand')).toBe(true);
  expect(shop.find('.flip').style.display).toBe('block');
  // What is no selector names nothing.
  expect(fold('#le]ssons', '3')).toBe(false);
  stop();
  expect(shop.find('.flip').style.display).toBe('none');
});
