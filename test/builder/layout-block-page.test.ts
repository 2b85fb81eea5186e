import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { start } from '../../src/builder/layout-block/start-layout-block';
import { startInScope } from '../../src/runtime/controller-scope';
import { createShopPage, type ShopPage } from '../shop/shop-page';
import { layOut } from '../support/laid-out';

const block = (html: string) => `<div class="wp-block" data-type="divi/layout">${html}</div>`;
const frame = '<p id="around"><i id="divi-layout-iframe-a1"></i></p>';

/** The block editor's window around the page, 1000 px wide and 700 px high. */
const createEditor = (html: string) => {
  const doc = document.implementation.createHTMLDocument();
  doc.body.innerHTML = html;
  const received: unknown[] = [];
  for (const type of [
    'ETBlockLayoutPreviewReady',
    'ETBlockLayoutExternalLinkClick',
    'ETBlockLayoutUnwantedFormSubmission',
  ]) {
    doc.addEventListener(type, (event) =>
      received.push([type, (event as CustomEvent<{ blockId: string }>).detail.blockId]),
    );
  }
  const top = Object.assign(new EventTarget(), {
    document: doc,
    innerWidth: 1000,
    innerHeight: 700,
    getComputedStyle: ({ style }: HTMLElement) => style,
  });
  const find = (selector: string) => doc.querySelector(selector) as HTMLElement;
  return { top, find, received };
};

let shop: ShopPage;
let stop: () => void;

const doNothing: (editor: ReturnType<typeof createEditor>) => void = () => {};

const open = ({ html = '', outer = block(frame), globals = {}, prepare = doNothing } = {}) => {
  const editor = createEditor(outer);
  vi.stubGlobal('top', editor.top);
  shop = createShopPage({
    html,
    globals: { ETBlockLayoutModulesScript: { blockId: 'a1' }, ...globals },
  });
  layOut(document.documentElement, { height: 1500 });
  prepare(editor);
  stop = startInScope(shop.page, 'block', start);
  return { ...editor, page: shop };
};

beforeEach(() => {
  vi.useFakeTimers();
  stop = () => {};
});
afterEach(() => {
  stop();
  shop.clear();
  document.documentElement.removeAttribute('style');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the editor is notified', () => {
  const html = `<a id="out" href="/shop"><b>x</b></a><a id="in" href="#part">x</a><a id="none">x</a>
    <div class="et_pb_ajax_pagination_container"><a id="page" href="/2">x</a></div>
    <p id="text">x</p><form><button>x</button></form>`;
  const externalLink = [['ETBlockLayoutExternalLinkClick', 'a1']];

  test.each<readonly [what: string, selector: string, isHeld: boolean, sent: readonly unknown[]]>([
    ['of a link that leads away', '#out b', true, externalLink],
    ['of no link within the page', '#in', false, []],
    ['of no link without an address', '#none', true, []],
    ['of a page of a list that nothing fetches', '#page', true, externalLink],
    ['of no press beside a link', '#text', false, []],
  ])('%s', (_, selector, isHeld, expected) => {
    const { received, page } = open({ html });
    received.length = 0;
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    page.find(selector).dispatchEvent(event);
    expect(event.defaultPrevented).toBe(isHeld);
    expect(received).toEqual(expected);
  });

  test('of no page of a list that a module fetches, but of what else was held', () => {
    const { received, page } = open({ html });
    received.length = 0;
    for (const selector of ['#page', '#out']) {
      page.find(selector).addEventListener('click', (event) => event.preventDefault());
      page
        .find(selector)
        .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }
    expect(received).toEqual(externalLink);
  });

  test('that the page is ready, and of a form that is not to be sent', () => {
    const { received, page } = open({ html });
    const event = new Event('submit', { bubbles: true, cancelable: true });
    page.find('form').dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(received).toEqual([
      ['ETBlockLayoutPreviewReady', 'a1'],
      ['ETBlockLayoutUnwantedFormSubmission', 'a1'],
    ]);
  });
});

test('a form that a module sends itself is not sent from the editor', () => {
  const { received, page } = open({ html: '<form><button>x</button></form>' });
  const send = vi.fn();
  page.find('form').addEventListener('submit', send);
  page.find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect(send).not.toHaveBeenCalled();
  expect(received.at(-1)).toEqual(['ETBlockLayoutUnwantedFormSubmission', 'a1']);
});

describe('the frame', () => {
  test('is as high as the page, again a second later, and as before at the end', () => {
    const { find } = open();
    const { style } = find('#divi-layout-iframe-a1');
    expect(style.height).toBe('1500px');
    expect(find('#around').style.lineHeight).toBe('1');
    layOut(document.documentElement, { height: 1700 });
    vi.advanceTimersByTime(999);
    expect(style.height).toBe('1500px');
    vi.advanceTimersByTime(1);
    expect(style.height).toBe('1700px');
    stop();
    expect(style.height).toBe('');
  });

  test.each([
    ['the page', () => window, 350],
    ['the editor', (editor: EventTarget) => editor, 500],
  ])('follows when %s has another size', (_, target, ms) => {
    const { find, top } = open();
    vi.advanceTimersByTime(1000);
    layOut(document.documentElement, { height: 800 });
    target(top).dispatchEvent(new Event('resize'));
    vi.advanceTimersByTime(ms - 1);
    target(top).dispatchEvent(new Event('resize'));
    vi.advanceTimersByTime(ms - 1);
    expect(find('#divi-layout-iframe-a1').style.height).toBe('1500px');
    vi.advanceTimersByTime(1);
    expect(find('#divi-layout-iframe-a1').style.height).toBe('800px');
  });

  test('in the menu of blocks gives its item the height that it is shown at', () => {
    const { find } = open({
      outer: `<div class="et-block">${frame}</div>`,
      prepare: ({ find: query }) => layOut(query('#around'), { width: 250 }),
    });
    expect(find('.et-block').style.height).toBe('375px');
  });

  test('of a block in that menu belongs to the block', () => {
    const { find } = open({ outer: `<div class="et-block">${block(frame)}</div>` });
    expect(find('.et-block').style.height).toBe('');
  });
});

describe('the page', () => {
  const html = `<div id="page-container"><div class="et_pb_section" data-box-shadow-offset="12px"></div>
    <div class="et_pb_section"></div><div class="et_pb_section" data-box-shadow-offset="5"></div></div>`;
  const styleOf = (name: string) => shop.find('#page-container').style.getPropertyValue(name);

  test.each([
    ['10px', '372px'],
    ['0px', '400px'],
  ])(
    'is as wide as what a block with %s beside it leaves, with room for shadows',
    (padding, width) => {
      open({
        html,
        prepare: ({ find }) => {
          layOut(find('.wp-block'), { width: 400 });
          find('.wp-block').style.paddingRight = padding;
        },
      });
      expect(styleOf('width')).toBe(width);
      expect(styleOf('margin')).toBe('0px auto');
      expect([styleOf('padding-top'), styleOf('padding-bottom')]).toEqual(['12px', '5px']);
    },
  );

  test('without sections needs no room for shadows', () => {
    open({ html: '<div id="page-container"></div>' });
    expect([styleOf('padding-top'), styleOf('padding-bottom')]).toEqual(['0px', '0px']);
  });

  test('keeps its width where it is in no block', () => {
    open({ html, outer: `<div class="et-block">${frame}</div>` });
    expect(styleOf('width')).toBe('');
  });

  const nested =
    '<div id="wide"><div id="narrow"><div id="et-boc"><p id="in"></p></div></div></div>';
  const widths = () => {
    layOut(document.body, { width: 900 });
    layOut(shop.find('#wide'), { width: 900 });
    layOut(shop.find('#narrow'), { width: 600 });
  };
  const marked = (name: string) =>
    [...document.querySelectorAll(`.${name}`)].map(({ id, localName }) => id || localName);

  test.each([
    ['a plugin', {}, ['narrow']],
    ['the Divi theme', { diviTheme: true }, []],
    ['the Extra theme', { extraTheme: true }, []],
  ])('in %s may be narrower than what is around it', (_, condition, expected) => {
    open({
      html: nested,
      globals: { et_builder_utils_params: { condition } },
      prepare: widths,
    });
    expect(marked('et-pb-layout-preview-ancestor')).toEqual(['body', 'wide', 'narrow']);
    expect(marked('et-pb-layout-preview-width-correction')).toEqual(expected);
  });

  test.each([
    ['overflow: hidden', true],
    ['overflow-y: scroll', true],
    ['overflow: visible', false],
  ])('with %s may scroll: %s', (css, isForced) => {
    document.documentElement.setAttribute('style', css);
    open();
    expect(document.documentElement.classList.contains('et-block-layout-force-overflow-auto')).toBe(
      isForced,
    );
  });
});

describe('a module that would be fixed', () => {
  const settings = {
    position: { desktop: 'fixed' },
    position_fixed_origin: { desktop: 'top_left' },
    vertical_offset: { desktop: '20px' },
  };
  const globals = {
    ETBlockLayoutPreview: { assistiveSettings: { position: [{ selector: '.f', settings }] } },
  };
  const contents = 'interface-interface-skeleton__content';
  const outer = `<div class="${contents}">${block(frame)}</div>`;
  const scrolled = () => document.documentElement.style.getPropertyValue('--skerry-block-scroll');
  const frameAt = ({ find }: ReturnType<typeof createEditor>, top: number) => {
    find('#divi-layout-iframe-a1').getBoundingClientRect = () => new DOMRect(0, top, 0, 0);
    find(`.${contents}`).getBoundingClientRect = () => new DOMRect(0, 100, 0, 0);
  };
  const sheets = () =>
    [...document.styleSheets, ...document.adoptedStyleSheets]
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
      .join('');

  test('follows what the editor scrolls', () => {
    const editor = open({
      html: '<div class="f"></div>',
      globals,
      outer,
      prepare: (it) => frameAt(it, 40),
    });
    expect(scrolled()).toBe('60px');
    expect(sheets()).toContain('--skerry-block-scroll');
    frameAt(editor, -30);
    editor.find(`.${contents}`).dispatchEvent(new Event('scroll'));
    expect(scrolled()).toBe('130px');
    frameAt(editor, -50);
    editor.top.dispatchEvent(new Event('scroll'));
    expect(scrolled()).toBe('150px');
    stop();
    frameAt(editor, 0);
    editor.top.dispatchEvent(new Event('scroll'));
    expect(scrolled()).toBe('');
    expect(sheets()).not.toContain('--skerry-block-scroll');
  });

  test('is looked at again 300 ms after blocks have moved', () => {
    const editor = open({ globals, outer, prepare: (it) => frameAt(it, 40) });
    frameAt(editor, 0);
    window.dispatchEvent(new Event('ETBlockGbBlockOrderChange'));
    vi.advanceTimersByTime(299);
    expect(scrolled()).toBe('60px');
    vi.advanceTimersByTime(1);
    expect(scrolled()).toBe('100px');
  });

  test('is left alone where there is none', () => {
    open({ outer, prepare: (it) => frameAt(it, 40) });
    expect(scrolled()).toBe('');
  });
});

test('in a foreign page there is nothing around it to change', () => {
  shop = createShopPage({
    html: '<div id="divi-layout-iframe-a1"></div>',
    globals: { ETBlockLayoutModulesScript: { blockId: 'a1' } },
  });
  stop = startInScope(shop.page, 'block', start);
  expect(shop.find('#divi-layout-iframe-a1').hasAttribute('style')).toBe(false);
});
