import { describe, expect, test, vi } from 'vitest';
import { withSticky } from './sticky-page';

const open = withSticky();
const html =
  '<div class="et_pb_section"><div class="et_pb_column"><div class="m">m</div></div></div>';
const raw = { selector: '.m', position: 'top' };
const box = { left: 120, top: 200, width: 960, height: 100 };
const { documentElement: root } = document;

type Opened = Awaited<ReturnType<typeof open>>;
/** Something on the page changes its size, which causes a measurement. */
const measure = ({ grow, page }: Pick<Opened, 'grow' | 'page'>) => {
  grow([page.document.body, 3000]);
  vi.advanceTimersByTime(50);
};
const define = (element: object, values: Readonly<Record<string, unknown>>) => {
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(element, name, { configurable: true, value });
};

describe('a width that the owner has set', () => {
  const css = '<style>.et_pb_column { padding: 0 30px 0 10px }</style>';
  const widthOf = async (styles: object, stickyStyles: object) => {
    const page = await open({
      html: css + html,
      entries: { m: { ...raw, styles, stickyStyles } },
      places: { '.m': box },
      height: 700,
    });
    define(page.find('.et_pb_column'), { clientWidth: 1040 });
    measure(page);
    page.scrollTo(500);
    vi.advanceTimersByTime(50);
    return ['width', 'max-width'].map((name) => page.styleOf('.m', name));
  };

  test.each([
    ['a share of its column without the padding', '25%', '250px'],
    ['a share of the width of the window', '25vw', '300px'],
    ['a share of its height', '10vh', '70px'],
    ['pixels', '333px', '333px'],
  ])('for the stuck module is %s', async (_, width, expected) => {
    expect(await widthOf({}, { width })).toEqual([expected, '']);
    expect(await widthOf({ width: '999px' }, { width })).toEqual([expected, '']);
    expect(await widthOf({ width }, {})).toEqual([expected, '']);
    expect(await widthOf({}, { 'max-width': width })).toEqual(['960px', expected]);
    expect(await widthOf({ 'max-width': width }, {})).toEqual(['960px', expected]);
  });

  test('for the module in the page is the one at which its stuck height is measured', async () => {
    const page = await open({
      html,
      entries: { m: { ...raw, styles: { width: '300px', 'max-width': '200px' } } },
      places: { '.m': box },
    });
    const seen = new Set<string>();
    const element = page.module('.m');
    element.getBoundingClientRect = () => {
      const { width, maxWidth } = element.style;
      if (element.classList.contains('et_pb_sticky')) seen.add(`${width} ${maxWidth}`);
      return new DOMRect(120, 200, 960, 100);
    };
    measure(page);
    expect([...seen]).toEqual(['300px 200px']);
    expect(element.hasAttribute('style')).toBe(false);
  });
});

test('a page that is measured does not scroll and does not fade', async () => {
  const page = await open({ html, entries: { m: raw }, places: { '.m': box }, pageHeight: 4321 });
  const element = page.module('.m');
  const seen = new Set<string>();
  const recordStyles = () => {
    if (!element.classList.contains('et_pb_sticky_style_dom')) return;
    const { minHeight, overflowAnchor } = root.style as CSSStyleDeclaration & {
      overflowAnchor: string;
    };
    const isSticky = element.classList.contains('et_pb_sticky');
    seen.add([minHeight, overflowAnchor, isSticky ? 'sticky' : 'normal'].join(' '));
  };
  element.getBoundingClientRect = () => {
    recordStyles();
    return new DOMRect(120, 200, 960, 100);
  };
  Object.defineProperty(element, 'offsetWidth', {
    get() {
      recordStyles();
      return 960;
    },
  });
  measure(page);
  // The normal styles are read once more before the transitions are restored.
  expect([...seen]).toEqual(['4321px none sticky', '4321px none normal']);
  expect(root.hasAttribute('style')).toBe(false);
  expect(element.className).toBe('m');
  const sheets = [...document.adoptedStyleSheets, ...document.styleSheets];
  const rules = sheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
  expect(rules.join().replaceAll(' ', '')).toContain('transition:none!important');
});

test.each(['et_pb_sticky--has-transform', 'et_is_animating'])(
  'a module that a transform moves (%s) is stuck at its position without it',
  async (name) => {
    const page = await open({
      html: html.replace('"m"', `"m ${name}"`),
      entries: { m: raw },
      places: { '.m': { left: 900, top: 900, width: 10, height: 10 } },
    });
    const column = page.find('.et_pb_column');
    define(column, { clientLeft: 3, clientTop: 4 });
    page.places['.et_pb_column'] = { left: 100, top: 200, width: 500, height: 500 };
    const element = page.module('.m');
    define(element, {
      offsetParent: column,
      offsetLeft: 20,
      offsetTop: 50,
      offsetWidth: 300,
      offsetHeight: 70,
    });
    measure(page);
    page.scrollTo(254);
    expect(page.isStuck('.m')).toBe(false);
    page.scrollTo(255);
    expect(page.isStuck('.m')).toBe(true);
    expect([page.styleOf('.m', 'left'), page.styleOf('.m', 'width')]).toEqual(['123px', '300px']);
  },
);

test('a module of a page that was scrolled horizontally is at its previous position', async () => {
  const page = await open({ html, entries: { m: raw }, places: { '.m': box } });
  const before = vi.spyOn(window, 'scrollX', 'get').mockReturnValue(40);
  measure(page);
  page.scrollTo(500);
  before.mockRestore();
  expect(page.styleOf('.m', 'left')).toBe('120px');
});

test.each([
  ['rtl', 'right', '480px'],
  ['ltr', 'left', '120px'],
])('a module without an alignment (%s) keeps its %s edge', async (direction, _, left) => {
  const { styleOf } = await open({
    html: `<style>.m { direction: ${direction} }</style>${html}`,
    entries: { m: { ...raw, stickyStyles: { width: '600px' } } },
    places: { '.m': box },
    y: 500,
  });
  vi.advanceTimersByTime(50);
  expect(styleOf('.m', 'left')).toBe(left);
});

describe('a module that is styled by an id', () => {
  const css = '<style>.m { margin: 7px 0 9px }</style>';
  const openWith = async (inside: string) => {
    const page = await open({
      html: css + html.replace('<div class="m">m', inside),
      entries: { m: raw },
      places: { '.m': box },
      y: 500,
    });
    return { ...page, placeholderStyle: () => page.copy('.m')?.getAttribute('style') ?? null };
  };
  const placeholderStyle =
    'box-sizing: border-box !important; height: 100px !important; margin-top: 7px !important; margin-bottom: 9px !important;';
  const normalised = (style: string | null) =>
    style?.replaceAll(/\s*([:;])\s*/g, '$1').replace(/;?$/, ';') ?? null;

  test.each([
    ['its own', '<div class="m" id="mine">m', placeholderStyle],
    ['that of an element in it', '<div class="m"><i id="mine"></i>', placeholderStyle],
    ['none', '<div class="m"><i></i>', null],
    ['one that we have given', '<div class="m"><i id="skerry-7"></i>', null],
  ])('leaves as much room: %s', async (_, inside, expected) => {
    const { placeholderStyle: found } = await openWith(inside);
    expect(normalised(found())).toBe(normalised(expected));
  });

  test('is measured again if the window has another width', async () => {
    const page = await openWith('<div class="m" id="mine">m');
    measure(page);
    expect(page.placeholderStyle()).not.toBe(null);
    page.places['.m'] = { ...box, width: 500 };
    measure(page);
    expect(page.placeholderStyle()).toBe(null);
    expect(page.copy('.m')?.id).toBe('');
  });

  test('is measured as it is styled', async () => {
    const page = await openWith('<div class="m" id="mine">m');
    const ids = new Set<string | undefined>();
    const copy = page.copy('.m') as HTMLElement;
    copy.getBoundingClientRect = () => {
      ids.add(copy.id);
      return new DOMRect(120, 200 - window.scrollY, 960, 100);
    };
    measure(page);
    // The first measurement, without the id, checks whether the width has changed.
    expect([...ids]).toEqual(['', 'mine']);
    expect(copy.id).toBe('');
  });
});

describe('a stuck module', () => {
  const heightOf = async (around: string) => {
    const page = await open({
      html: html.replace('et_pb_column', `et_pb_column ${around}`),
      entries: { m: raw },
      places: { '.et_pb_sticky_placeholder': box, '.m': box },
      y: 500,
    });
    page.places['.m'] = { ...box, height: 260 };
    page.places['.et_pb_sticky_placeholder'] = { ...box, height: 150 };
    measure(page);
    return root.style.scrollPaddingTop;
  };

  test('that was opened covers as much as it holds now', async () => {
    expect(await heightOf('')).toBe('260px');
  });
  test('between columns of one height covers as much as its copy, which is as high as they are', async () => {
    expect(await heightOf('et_pb_equal_columns')).toBe('150px');
  });
});
