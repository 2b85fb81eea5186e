import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { earlyFiles } from '../../../src/early-files';
import { families } from '../../../src/runtime/family';
import {
  createEarlyRequests,
  type EarlyFiles,
} from '../../../src/runtime/loader/create-early-requests';

const address = 'https://site.example/runtime-old/chunks/runtime-A1b.js';
const inView = (isInView: boolean) =>
  new DOMRect(0, isInView ? 10 : window.innerHeight + 10, 100, 100);

let links: HTMLLinkElement[];
const { append } = document.head;
beforeEach(() => {
  links = [];
  document.head.append = (...nodes) => {
    links.push(...(nodes as HTMLLinkElement[]));
  };
});
afterEach(() => {
  document.head.append = append;
  document.body.innerHTML = '';
});

/** The names of the files that are requested, on a page whose elements are in view or below it. */
const preloaded = (html: string, { table = earlyFiles, isSeen = true, off = '' } = {}) => {
  document.body.innerHTML = html;
  for (const element of document.querySelectorAll('body *')) {
    element.getBoundingClientRect = () => inView(isSeen);
  }
  createEarlyRequests({ table, address, nonce: 'n0nce' })(
    new Set(families.filter((family) => family !== off)),
  );
  return links.map(({ href }) => /chunks\/(\w+)-A1b\.js$/.exec(href)?.[1] ?? href);
};

describe('files that the loader preloads beside the runtime', () => {
  test.each([
    ['a page of the builder without modules', '<div class="et_pb_section"></div>', []],
    ['tabs', '<div class="et_pb_tabs"></div>', ['asleep']],
    ['a toggle', '<div class="et_pb_toggle"></div>', ['asleep']],
    ['a slider', '<div class="et_pb_slider"></div>', ['asleep', 'ui', 'slider']],
    ['a page of the shop', '<div class="woocommerce"></div>', ['shop']],
    ['a course', '<div class="learndash-wrapper"></div>', ['learndash']],
    ['a page with nothing of them', '<p></p>', []],
  ])('of %s', (_, html, files) => {
    expect(preloaded(html)).toEqual(files);
  });

  test('leave a slider below the window to later', () => {
    expect(preloaded('<div class="et_pb_slider"></div>', { isSeen: false })).toEqual(['asleep']);
  });

  test.each([
    ['modules', '<div class="et_pb_tabs"></div><div class="et_pb_slider"></div>'],
    ['shop', '<div class="woocommerce"></div>'],
    ['learndash', '<div class="learndash-wrapper"></div>'],
  ])('are none of %s where that family is not to run', (off, html) => {
    expect(preloaded(html, { off })).toEqual([]);
  });

  test('are preloaded during parsing, each once; visual ones when the document is complete', () => {
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const files = () => links.map(({ href }) => /(\w+)-A1b/.exec(href)?.[1]);
    const preload = createEarlyRequests({ table: earlyFiles, address, nonce: '' });
    const preloadFor = (html: string) => {
      document.body.innerHTML = html;
      for (const each of document.querySelectorAll('div'))
        each.getBoundingClientRect = () => inView(true);
      preload(new Set(families));
      return files();
    };
    expect(preloadFor('')).toEqual([]);
    expect(preloadFor('<div class="woocommerce"></div>')).toEqual(['shop']);
    const page = '<div class="woocommerce"></div><div class="et_pb_slider"></div>';
    expect(preloadFor(page)).toEqual(['shop', 'asleep']);
    expect(preloadFor(page)).toEqual(['shop', 'asleep']);
    state.mockReturnValue('interactive');
    expect(preloadFor(page)).toEqual(['shop', 'asleep', 'ui', 'slider']);
    expect(preloadFor(page)).toHaveLength(4);
    state.mockRestore();
  });

  test('are left to the runtime if an element of the page shadows the query method', () => {
    Object.defineProperty(document, 'querySelector', { value: {}, configurable: true });
    expect(preloaded('<div class="woocommerce"></div>')).toEqual([]);
    Reflect.deleteProperty(document, 'querySelector');
  });

  test('are in the folder of the runtime, whatever else its address holds', () => {
    const table: readonly EarlyFiles[] = [{ family: 'shop', selector: 'p', files: ['shop'] }];
    preloaded('<p></p>', { table });
    expect(links[0]?.href).toBe('https://site.example/runtime-old/chunks/shop-A1b.js');
  });

  test('are preloaded as scripts with the nonce of the page', () => {
    preloaded('<div class="woocommerce"></div>');
    expect(links).toMatchObject([
      { localName: 'link', rel: 'preload', as: 'script', crossOrigin: '', nonce: 'n0nce' },
    ]);
  });
});

describe('the preload link of a file', () => {
  const appendLink = () => {
    preloaded('<div class="woocommerce"></div>');
    const [link] = links;
    if (!link) throw new Error('nothing was preloaded');
    document.body.append(link);
    return link;
  };

  test.each([['load'], ['error']])('leaves the page with the event %s', (type) => {
    const link = appendLink();
    link.dispatchEvent(new Event(type));
    expect(link.isConnected).toBe(false);
  });

  test('whose file never loads leaves the page when Skerry is ready, and is then forgotten', () => {
    const link = appendLink();
    document.dispatchEvent(new Event('skerry:ready'));
    expect(link.isConnected).toBe(false);
    document.body.append(link);
    document.dispatchEvent(new Event('skerry:ready'));
    expect(link.isConnected).toBe(true);
  });
});
