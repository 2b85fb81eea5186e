import { beforeEach, describe, expect, test, vi } from 'vitest';
import { start } from '../../src/access/keep-focus-seen';
import { pressWithKeys } from '../../src/runtime/kit';
import { fixes } from './access-page';

const open = fixes(start);

const isRinged = (element: Element) => element.classList.contains('skerry-focus');

type Styles = Readonly<Record<string, Partial<CSSStyleDeclaration>>>;
/** The computed styles that a theme’s style sheets would give, by id. */
let styles: Styles = {};
let boxes: Readonly<Record<string, Partial<DOMRect>>> = {};
let frames: (() => void)[] = [];
const unmarked = { outlineStyle: 'none', outlineWidth: '0px', boxShadow: 'none' } as const;

beforeEach(() => {
  styles = {};
  boxes = {};
  frames = [];
  vi.spyOn(window, 'getComputedStyle').mockImplementation(
    ({ id }) =>
      ({
        ...unmarked,
        position: 'static',
        paddingBottom: '0px',
        ...styles[id],
      }) as CSSStyleDeclaration,
  );
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const box = { left: 0, right: 100, top: 100, bottom: 120, height: 20 };
    return { ...box, ...boxes[this.id] } as DOMRect;
  });
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) =>
    frames.push(() => frame(0)),
  );
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(600);
  vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(800);
  // Happy-dom does not know `:focus-visible`.
  const { matches } = Element.prototype;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    if (selector !== ':focus-visible') return matches.call(this, selector);
    return document.activeElement === this && this !== document.body;
  });
});

test('what has the focus already is ringed at once', () => {
  const link = document.createElement('a');
  link.href = '/a/';
  document.documentElement.append(link);
  link.focus();
  const { stop } = open('');
  expect(isRinged(link)).toBe(true);
  stop();
  link.remove();
});

const links = '<a id="a" href="/a/">A</a><a id="b" href="/b/"><img id="c"></a>';

describe('the element with keyboard focus', () => {
  test.each<[what: string, style: Partial<CSSStyleDeclaration>, isRinged: boolean]>([
    ['whose theme removes the outline has a ring', {}, true],
    ['with an outline has none', { outlineStyle: 'solid', outlineWidth: '2px' }, false],
    ['with an outline of no width has one', { outlineStyle: 'solid', outlineWidth: '0px' }, true],
    ['with a width and no outline has one', { outlineWidth: '3px' }, true],
    ['with a line around it has none', { boxShadow: 'rgb(0, 0, 0) 0px 0px 0px 3px' }, false],
    [
      'with a blurred line around it has none',
      { boxShadow: 'rgb(0, 0, 0) 0px 0px 5px 2px' },
      false,
    ],
    ['that is lifted off the page has one', { boxShadow: 'rgb(0, 0, 0) 0px 2px 8px 0px' }, true],
    ['with a shadow of no size has one', { boxShadow: 'rgb(0, 0, 0) 0px 0px 8px 0px' }, true],
  ])('%s', (_, style, expected) => {
    styles = { a: style };
    const { find } = open(links);
    find('#a').focus();
    expect(isRinged(find('#a'))).toBe(expected);
  });

  test('has the ring as long as it has the focus, and the page is left as it was', () => {
    const { find, doc, before, stop } = open(links);
    find('#a').focus();
    find('#b').focus();
    expect([isRinged(find('#a')), isRinged(find('#b'))]).toEqual([false, true]);
    find('#b').blur();
    expect([isRinged(find('#a')), isRinged(find('#b'))]).toEqual([false, false]);
    find('#a').focus();
    stop();
    expect(doc.body.innerHTML).toBe(before);
    find('#b').focus();
    expect(isRinged(find('#b'))).toBe(false);
  });

  test.each([
    [
      'around floated images, no line high, rings the image',
      1,
      40,
      'c',
      { b: { outlineStyle: 'solid', outlineWidth: '1px' } },
    ],
    ['that holds nothing higher rings itself', 1, 1, 'b', {}],
    ['of a usual height rings itself', 20, 40, 'b', {}],
  ])('a link %s', (_, own, inner, expected, themeStyles) => {
    styles = themeStyles as Styles;
    boxes = { b: { height: own }, c: { height: inner } };
    const { find, doc } = open(links);
    find('#b').focus();
    expect(doc.querySelector('.skerry-focus')?.id).toBe(expected);
  });

  test('has no ring after a press of the mouse, and one again after a key', () => {
    const { find, doc } = open(links);
    doc.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    find('#a').focus();
    expect(isRinged(find('#a'))).toBe(false);
    doc.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
    find('#b').focus();
    expect(isRinged(find('#b'))).toBe(true);
  });

  test('is no document: scripts fire such events there as well', () => {
    const { doc, page, before } = open(links);
    doc.dispatchEvent(new Event('focusin'));
    doc.dispatchEvent(new Event('focusout'));
    expect(page.report.faults).toEqual([]);
    expect(doc.body.innerHTML).toBe(before);
  });

  test('is left alone where the browser would not mark it', () => {
    const { find } = open(links);
    find('#a').dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(isRinged(find('#a'))).toBe(false);
  });
});

describe('what is fixed to the window', () => {
  /** Focuses a link at `box`, covered by a bar at `cover`; returns how far the page then scrolls. */
  const scrolled = (options: {
    readonly box: Partial<DOMRect>;
    readonly cover: Partial<DOMRect>;
    readonly more?: Styles;
    readonly html?: string;
    /** How far the page can still scroll down, in pixels. */
    readonly scrollRange?: number;
  }) => {
    const { box, cover, more = {}, scrollRange = 10_000 } = options;
    boxes = { a: box, bar: cover };
    styles = { bar: { position: 'fixed' }, ...more };
    const shop = open(
      options.html ?? '<div id="bar"><b id="in">x</b></div><a id="a" href="/">A</a>',
    );
    const points: unknown[] = [];
    shop.doc.elementFromPoint = (...point) => {
      points.push(point);
      return shop.find('#in');
    };
    let left = scrollRange;
    let at = 0;
    vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => at);
    const steps: unknown[] = [];
    vi.spyOn(window, 'scrollBy').mockImplementation((step) => {
      const { top = 0, behavior } = step as ScrollToOptions;
      steps.push([top, behavior]);
      const moved = Math.min(top, left);
      at += moved;
      left -= moved;
    });
    shop.find('#a').focus();
    for (const frame of frames.splice(0)) frame();
    Reflect.deleteProperty(shop.doc, 'elementFromPoint');
    return { ...shop, steps, points };
  };
  const header = { top: 0, bottom: 80 };
  const footer = { top: 500, bottom: 600 };

  test('and covers it at the top: the page scrolls up until it is free', () => {
    const { steps, points } = scrolled({ box: { top: 30, bottom: 50 }, cover: header });
    expect(steps).toEqual([[-58, 'instant']]);
    expect(points).toEqual([[50, 40]]);
  });

  test('and covers it at the bottom: the page scrolls down', () => {
    const { steps, doc } = scrolled({ box: { top: 540, bottom: 560 }, cover: footer });
    expect(steps).toEqual([[68, 'instant']]);
    expect(doc.body.style.paddingBottom).toBe('');
  });

  test('at the end of the page: the page gets as much room more, until the end', () => {
    document.body.id = 'body';
    const { steps, doc, stop } = scrolled({
      box: { top: 540, bottom: 560 },
      cover: footer,
      scrollRange: 20,
      more: { body: { paddingBottom: '7px' } },
    });
    expect(steps).toEqual([
      [68, 'instant'],
      [48, 'instant'],
    ]);
    expect(doc.body.style.paddingBottom).toBe('55px');
    stop();
    expect(doc.body.style.paddingBottom).toBe('');
  });

  test.each([
    ['left and bottom', { left: -100, right: 300, top: 580, bottom: 660 }, footer, [150, 590]],
    ['right and top', { left: 700, right: 900, top: -40, bottom: 20 }, header, [750, 10]],
  ])(
    'the middle of what sticks out of the window (%s) is that of what is inside',
    (_, box, cover, middle) => {
      expect(scrolled({ box, cover }).points).toEqual([middle]);
    },
  );

  test.each<[what: string, html: string, more: Styles]>([
    ['what lies over it is not fixed', '<p id="x"><b id="in"></b></p><a id="a" href="/">A</a>', {}],
    [
      'it is fixed itself',
      '<div id="own"><a id="a" href="/">A</a></div><div id="bar"><b id="in"></b></div>',
      { own: { position: 'fixed' } },
    ],
    [
      'what is seen there is in it',
      '<div id="bar2"></div><a id="a" href="/"><b id="in"></b></a>',
      { in: { position: 'fixed' } },
    ],
    ['what is seen there is around it', '<div id="in"><a id="a" href="/">A</a></div>', {}],
  ])('nothing scrolls where %s', (_, html, more) => {
    expect(scrolled({ box: { top: 30, bottom: 50 }, cover: header, html, more }).steps).toEqual([]);
  });

  test('a bar that sticks covers as well', () => {
    const more = { bar: { position: 'sticky' } };
    expect(scrolled({ box: { top: 30, bottom: 50 }, cover: header, more }).steps).toHaveLength(1);
  });

  test('nothing scrolls when the focus has moved on', () => {
    const { find, doc } = open(links);
    const scrollBy = vi.spyOn(window, 'scrollBy');
    doc.elementFromPoint = () => null;
    find('#a').focus();
    find('#a').blur();
    for (const frame of frames) frame();
    expect(scrollBy).not.toHaveBeenCalled();
    Reflect.deleteProperty(doc, 'elementFromPoint');
  });
});

describe('the space bar', () => {
  const press = (element: Element, key = ' ') => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    element.dispatchEvent(event);
    return event.defaultPrevented;
  };

  test.each([
    ['presses an element with the button role', '<a role="button" id="a">A</a>', ' ', 1],
    ['leaves a button to the browser', '<button role="button" id="a">A</button>', ' ', 0],
    ['leaves a link to the browser', '<a href="/" id="a">A</a>', ' ', 0],
    ['is the only key for it', '<a role="button" id="a">A</a>', 'Enter', 0],
  ])('%s', (_, html, key, times) => {
    const { find } = open(html);
    const clicked = vi.fn();
    find('#a').addEventListener('click', clicked);
    expect(press(find('#a'), key)).toBe(times === 1);
    expect(clicked).toHaveBeenCalledTimes(times);
  });

  test('does nothing where a script of the page has seen to it', () => {
    const { find } = open('<a role="button" id="a">A</a>');
    const clicked = vi.fn();
    find('#a').addEventListener('click', clicked);
    find('#a').addEventListener('keydown', (event) => event.preventDefault());
    press(find('#a'));
    expect(clicked).not.toHaveBeenCalled();
  });

  test('presses once if the control’s own code loads after the first key, and listens as well', () => {
    const { find, doc } = open('<span role="button" id="a">A</span>');
    const clicked = vi.fn();
    find('#a').addEventListener('click', clicked);
    doc.addEventListener('keydown', pressWithKeys);
    press(find('#a'));
    doc.removeEventListener('keydown', pressWithKeys);
    expect(clicked).toHaveBeenCalledOnce();
  });
});
