import { describe, expect, test, vi } from 'vitest';
import { startNames } from '../../src/access/accessible-names';
import { startCourseRepairs } from '../../src/access/courses';
import { startHeaderNames } from '../../src/access/header-names';
import { startZoom } from '../../src/access/zoom';
import { fixes } from './access-page';

const openNames = fixes(startNames);
const openCourse = fixes(startCourseRepairs);
const openHeader = fixes(startHeaderNames);
const openZoom = fixes(startZoom);

describe('names from texts of the page', () => {
  test.each([
    ['a field by its placeholder', '<form><input data-this placeholder="Phone"></form>', 'Phone'],
    [
      'a link with an image by the text of another link to the address, the first with a text',
      '<a href="/a/"><i></i></a><a href="/a/" data-this><img alt=""></a><a href="/a/">Boats</a><a href="/a/">More</a>',
      'Boats',
    ],
    ['no link without a text', '<a href="/a/" data-this><img alt=""></a><a href="/b/">B</a>', null],
  ])('%s', (_, html, expected) => {
    expect(openNames(html).read('[data-this]')).toBe(expected);
  });

  test('a link that is left over is out of the tab order and needs no name', () => {
    const { read } = openNames('<a id="a" href="/cap/"></a><a id="b" href="/cap/">Cap</a>');
    expect([read('#a', 'tabindex'), read('#b', 'tabindex')]).toEqual(['-1', null]);
  });

  test.each([
    ['an icon of a blurb', '<span class="et-pb-icon" data-this>5</span>', 'true'],
    [
      'the icon of an overlay',
      '<a href="/a/">More <span class="et_overlay" data-this></span></a>',
      'true',
    ],
    [
      'an icon within text',
      '<span class="et_pb_inline_icon" data-icon="5" data-this></span>',
      'true',
    ],
    ['the button to the top', '<span class="et-pb-icon et_pb_scroll_top" data-this>2</span>', null],
    ['words in the font of the icons', '<span class="et-pb-icon" data-this>New</span>', null],
  ])('%s: hidden from assistive technology %s', (_, html, expected) => {
    expect(openNames(html).read('[data-this]', 'aria-hidden')).toBe(expected);
  });

  test('a link with an arrow of the icon font is called by its words, but not that of a cart', () => {
    vi.spyOn(window, 'getComputedStyle').mockReturnValue({ content: '"5"' } as CSSStyleDeclaration);
    const { read } = openNames(
      '<a id="a" href="/a/">More</a><a id="b" href="/b/" class="add_to_cart">Buy</a><a id="c" href="/c/" data-et-multi-view="{}">Wide</a>',
    );
    expect([read('#a'), read('#b'), read('#c')]).toEqual(['More', null, null]);
  });

  test('elements inserted later get their name as well, and all of them are removed', () => {
    const { add, read, stop, doc } = openNames('<input id="a" placeholder="Phone">');
    add('<input id="b" placeholder="Town">');
    expect([read('#a'), read('#b')]).toEqual(['Phone', 'Town']);
    stop();
    expect(doc.body.innerHTML).not.toContain('aria-label');
  });
});

describe('a course page', () => {
  test('has an outline and bars with names', () => {
    const { read } = openCourse(
      '<div id="ld-focus-sidebar"><a id="ld-focus-mode-course-heading">Knots</a></div>' +
        '<div class="ld-progress-bar"><b class="ld-progress-bar__meter-label">40 %</b><div class="ld-progress-bar__meter-background"></div></div>' +
        '<div class="ld-progress-bar__meter-background" id="bare"></div>',
    );
    expect(read('#ld-focus-sidebar')).toBe('Knots');
    expect(read('.ld-progress-bar__meter-background')).toBe('40 %');
    expect(read('#bare')).toBeNull();
  });

  test.each([
    ['<div id="main-content" data-this><h1>Knots</h1><main></main></div>', 'region', 'Knots'],
    ['<div role="main" data-this><h1>Knots</h1><main></main></div>', 'region', 'Knots'],
    ['<div role="main" data-this><main></main></div>', 'main', null],
    ['<div role="main" data-this><h1>Knots</h1></div>', 'main', null],
  ])('has one main landmark: %s', (html, role, name) => {
    const { read } = openCourse(html);
    expect([read('[data-this]', 'role'), read('[data-this]')]).toEqual([role, name]);
  });

  test('has headings and required fields that are known as such', () => {
    const { doc, before, stop } = openCourse(
      '<b aria-role="heading">A</b><b aria-role="heading" role="note">B</b><input aria-required="&quot;true&quot;"><input aria-required="false">',
    );
    expect(doc.body.innerHTML).toBe(
      '<b role="heading">A</b><b aria-role="heading" role="note">B</b><input aria-required="true"><input aria-required="false">',
    );
    stop();
    expect(doc.body.innerHTML).toBe(before);
  });

  test('is repaired again when an element is inserted', () => {
    const { add, read } = openCourse('<p></p>');
    add('<b aria-role="heading">A</b>');
    expect(read('b', 'role')).toBe('heading');
  });
});

describe('what a header shows as a glyph alone', () => {
  const globals = { wc_add_to_cart_params: { i18n_view_cart: 'View cart' } };
  const cart = (text = '', more = '') =>
    `<a href="/cart/" class="et_pb_menu__cart-button" ${more}>${text}</a>`;
  const search = (field: string) =>
    `<div class="et-top-search"><form><input name="s" ${field}><button class="et-search-submit"></button></form></div>`;

  test.each([
    ['the cart by the words of the shop', cart(), 'a', 'View cart'],
    ['no cart that shows its number of items', cart('2 items'), 'a', null],
    ['no cart that has a name', cart('', 'aria-label="My things"'), 'a', 'My things'],
    ['the search by its field', search('placeholder="Find"'), 'button', 'Find'],
    [
      'the search by the title of its field',
      search('title="Search for:"'),
      'button',
      'Search for:',
    ],
    ['no search without a text', search(''), 'button', null],
  ])('is named: %s', (_, html, selector, expected) => {
    expect(openHeader(html, { globals }).read(selector)).toBe(expected);
  });

  test('the cart of a page without a shop has none', () => {
    expect(openHeader(cart()).read('a')).toBeNull();
  });

  test('a header that is inserted later is named as well', () => {
    const { add, read } = openHeader('', { globals });
    add(cart());
    expect(read('a')).toBe('View cart');
  });
});

test('visitors may enlarge a page whose viewport forbids it, until the end', () => {
  const zoomDisabled = 'width=device-width, maximum-scale=1, user-scalable=no';
  const head = (content: string, name = 'viewport') => {
    const meta = document.createElement('meta');
    Object.assign(meta, { name, content });
    document.head.append(meta);
    return meta;
  };
  const [viewport, other] = [head(zoomDisabled), head(zoomDisabled, 'x')];
  const { stop } = openZoom('');
  expect([viewport.content, other.content]).toEqual(['width=device-width', zoomDisabled]);
  stop();
  expect(viewport.content).toBe(zoomDisabled);
  viewport.remove();
  other.remove();
});
