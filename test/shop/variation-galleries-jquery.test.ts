// @vitest-environment happy-dom
import { jQueryFactory } from 'jquery/factory';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { blueGallery, galleryHtml, ownGallery, redGallery } from './gallery-markup';
import {
  choose,
  clear,
  destroyed,
  end,
  events,
  gallery,
  receivedNames,
  none,
  type Setting,
  shop,
  shown,
  start,
  thumbs,
} from './gallery-page';
import { rawVariation } from './variation-markup';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(end);

describe('variation galleries with jQuery on the page', () => {
  interface Collection {
    on(names: string, listener: (event: { type: string }, ...args: unknown[]) => void): Collection;
    off(): Collection;
    trigger(name: string, args?: readonly unknown[]): Collection;
    wc_variations_gallery_replace?(html: unknown, variation?: unknown): unknown;
  }
  type JQuery = ((target: unknown) => Collection) & { fn: Record<string, unknown> };
  const withJQuery = async (setting?: Setting, prepare: (jQuery: JQuery) => void = () => {}) => {
    const jQuery = (jQueryFactory as unknown as (view: Window) => JQuery)(window);
    prepare(jQuery);
    await start({ ...setting, globals: { ...setting?.globals, jQuery } });
    return jQuery;
  };

  test('plugins receive each event once, with jQuery objects', async () => {
    const jQuery = await withJQuery();
    const received: string[] = [];
    jQuery(shop.doc.body).on(events.join(' '), ({ type }, root, params) => {
      const is = (root as { jquery?: string }).jquery ? '$' : typeof root;
      received.push(`${type} ${is} ${typeof params}`);
    });
    await choose('red', 'small');
    clear();
    const once = events.map((name) => `${name} $ object`);
    expect(received).toEqual([...once, ...once]);
    expect(receivedNames()).toEqual([...events, ...events]);
  });

  test('a plugin that announces the end of a gallery through jQuery alone ends it, once', async () => {
    const jQuery = await withJQuery();
    const own = gallery();
    jQuery(own).trigger(destroyed);
    expect(thumbs()).toHaveLength(0);
    expect(own.style.opacity).toBe('0');
    expect(receivedNames()).toEqual([]);
  });

  test('wc_variations_gallery_replace shows what a plugin hands over, and its own again without a variation', async () => {
    const jQuery = await withJQuery({ list: [rawVariation(1, 'red', 'small', none)] });
    const form = jQuery(shop.find('form'));
    const own = gallery();
    await choose('red', 'small');
    expect(form.wc_variations_gallery_replace?.(blueGallery, { image_id: 55 })).toBe(true);
    expect(shown()).toBe('/blue-600x600.jpg');
    expect(shop.find('form').getAttribute('current-image')).toBe('55');
    expect(form.wc_variations_gallery_replace?.(ownGallery, false)).toBe(true);
    expect(gallery()).toBe(own);
    expect(form.wc_variations_gallery_replace?.(galleryHtml('third'))).toBe(true);
    expect(shown()).toBe('/third-600x600.jpg');
    clear();
    expect(gallery()).toBe(own);
    expect(shown()).toBe('/own-600x600.jpg');
  });

  test.each([
    ['a number', 5],
    ['nothing', undefined],
    ['text', 'no gallery'],
    ['an element', {}],
  ])('wc_variations_gallery_replace refuses %s', async (_, html) => {
    const jQuery = await withJQuery();
    const own = gallery();
    expect(jQuery(shop.find('form')).wc_variations_gallery_replace?.(html, {})).toBe(false);
    expect(gallery()).toBe(own);
    expect(receivedNames()).toEqual([]);
  });

  test('another script’s method of that name keeps working for its forms, and is restored at the end', async () => {
    const original = vi.fn(() => 'theirs');
    const jQuery = await withJQuery({}, ({ fn }) => {
      fn.wc_variations_gallery_replace = original;
    });
    expect(jQuery(shop.doc.body).wc_variations_gallery_replace?.(redGallery, {})).toBe('theirs');
    jQuery(shop.find('form')).wc_variations_gallery_replace?.(redGallery, {});
    expect(original).toHaveBeenCalledTimes(1);
    expect(shown()).toBe('/red-600x600.jpg');
    shop.stop();
    expect(jQuery.fn.wc_variations_gallery_replace).toBe(original);
  });

  test('a jQuery that loads at the end of the page has the method too, and loses it at the end', async () => {
    await start();
    const jQuery = (jQueryFactory as unknown as (view: Window) => JQuery)(window);
    Object.assign(window, { jQuery });
    window.dispatchEvent(new Event('load'));
    expect(jQuery(shop.find('form')).wc_variations_gallery_replace?.(redGallery, {})).toBe(true);
    expect(shown()).toBe('/red-600x600.jpg');
    shop.stop();
    Reflect.deleteProperty(window, 'jQuery');
    expect('wc_variations_gallery_replace' in jQuery.fn).toBe(false);
  });
});
