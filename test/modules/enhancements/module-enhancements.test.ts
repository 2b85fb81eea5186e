import { expect, onTestFinished, test } from 'vitest';
import { start } from '../../../src/modules/enhancements/module-enhancements';
import { layOut, withLayout } from '../../support/laid-out';
import { see } from '../../support/observers';

const open = withLayout();
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

test('audio without a player of its own shows that of the browser', () => {
  const html =
    '<div class="et_audio_container"><audio id="a"></audio><p class="mejs-container"><audio id="b"></audio></p></div>';
  const { find } = open(start, { html });
  expect(find('#a').hasAttribute('controls')).toBe(true);
  expect(find('#b').hasAttribute('controls')).toBe(false);
});

test.each(['et_pb_top_inside_divider', 'et_pb_bottom_inside_divider'])(
  'the tiles of %s are whole pixels, and it moves with the window at once',
  (name) => {
    const { find, style } = open(start, {
      html: `<div class="${name} et-no-transition" style="background-size: 33.3% 90px"></div>`,
      boxes: { [`.${name}`]: { width: 1010 } },
    });
    see(find(`.${name}`));
    expect(style(`.${name}`, 'background-size')).toBe('336px 90px');
    expect(find(`.${name}`).className).toBe(name);
  },
);

test('a currency sign is before its price without moving it, in a unit that grows with the text', () => {
  const price = (id: string, sum = '<i class="et_pb_sum">9</i>') =>
    `<p><span class="et_pb_dollar_sign" id="${id}" style="font-size: 20px">$</span>${sum}</p>`;
  const { style } = open(start, {
    html: price('a') + price('b', '') + price('c'),
    boxes: { '#a,#b': { width: 15 } },
  });
  expect(style('#a', 'margin-left')).toBe('-0.75em');
  expect(style('#b', 'margin-left')).toBe('');
  expect(style('#c', 'margin-left')).toBe('');
});

test('a currency sign is measured again in a font that loads later', async () => {
  const ready = Promise.resolve();
  Object.assign(document, { fonts: { ready } });
  onTestFinished(() => {
    Reflect.deleteProperty(document, 'fonts');
  });
  const html =
    '<p><span class="et_pb_dollar_sign" style="font-size: 20px">$</span><i class="et_pb_sum">9</i></p>';
  const { find, style, stop } = open(start, {
    html,
    boxes: { '.et_pb_dollar_sign': { width: 15 } },
  });
  layOut(find('.et_pb_dollar_sign'), { width: 10 });
  await ready;
  expect(style('.et_pb_dollar_sign', 'margin-left')).toBe('-0.5em');
  stop();
  expect(style('.et_pb_dollar_sign', 'margin-left')).toBe('');
});

const imageModule = (after: string, { inColumn = '', inRow = '' } = {}) =>
  `<div class="et_pb_section" id="s"><div class="et_pb_row" id="r"><div class="et_pb_column" id="c">
  <div class="et_pb_module et_pb_image_sticky"></div>${inColumn}</div>${inRow}</div>${after}</div>`;
const classes = () => ['s', 'r', 'c'].map((id) => document.getElementById(id)?.className);

test('an image at the edge of a section marks its ancestors', () => {
  open(start, { html: imageModule('') });
  expect(classes()).toEqual([
    'et_pb_section et_pb_section_sticky et_pb_section_sticky_mobile',
    'et_pb_row et-last-child',
    'et_pb_column et_pb_row_sticky',
  ]);
});

test.each<[string, string, readonly string[]]>([
  [
    'in a row with others below',
    imageModule('<div class="et_pb_row"></div>'),
    ['et_pb_section', 'et_pb_row', 'et_pb_column'],
  ],
  [
    'with a module below',
    imageModule('', { inColumn: '<div class="et_pb_module"></div>' }),
    ['et_pb_section', 'et_pb_row et-last-child', 'et_pb_column'],
  ],
  [
    'with a column beside',
    imageModule('', { inRow: '<div class="et_pb_column"></div>' }),
    [
      'et_pb_section et_pb_section_sticky',
      'et_pb_row et-last-child',
      'et_pb_column et_pb_row_sticky',
    ],
  ],
])('an image %s is not at the edge on every screen', (_, html, expected) => {
  open(start, { html });
  expect(classes()).toEqual(expected);
});

const shop = (
  name: string,
) => `<div class="${name}" data-icon="A" data-icon-phone="B" data-shortcode_index="3">
  <ul><li class="product" id="p0"><span class="et_shop_image"><i class="et_overlay"></i></span><b class="price"></b><h2 class="woocommerce-loop-product__title"></h2></li>
  <li class="product" id="p1"><b class="price"></b></li></ul></div>`;

test.each(['et_pb_shop', 'et_pb_wc_upsells', 'et_pb_wc_related_products'])(
  'products of %s have the icon that is set for each device',
  (name) => {
    const { find } = open(start, { html: shop(name) });
    expect(find('.et_overlay').dataset).toMatchObject({ icon: 'A', iconPhone: 'B' });
    expect(find('.et_overlay').className).toBe(
      'et_overlay et_pb_inline_icon et_pb_inline_icon_phone',
    );
    expect(all('.product').map(({ className }) => className)).toEqual(
      name === 'et_pb_shop'
        ? ['product et_pb_shop_item_3_0', 'product et_pb_shop_item_3_1']
        : ['product', 'product'],
    );
  },
);

test('a pointer over the image of a product marks its price and title', () => {
  const { find } = open(start, { html: shop('et_pb_shop') });
  const marked = () => all('.hover').map(({ tagName }) => tagName);
  find('.et_shop_image').dispatchEvent(new Event('mouseenter'));
  expect(marked()).toEqual(['B', 'H2']);
  find('.et_shop_image').dispatchEvent(new Event('mouseleave'));
  expect(marked()).toEqual([]);
});

test('the buttons of a comments module look like the builder’s', () => {
  const html = `<div class="et_pb_comments_module" data-icon="A" data-icon-sticky="S"><a class="comment-reply-link"></a>
    <form id="commentform"><input type="submit" class="submit"></form></div>`;
  const { find, stop, server } = open(start, { html });
  for (const button of ['.comment-reply-link', '.submit']) {
    expect(find(button).classList.contains('et_pb_button')).toBe(true);
    expect(find(button).classList.contains('et_pb_custom_button_icon')).toBe(true);
    expect(find(button).dataset).toMatchObject({ icon: 'A', iconSticky: 'S' });
  }
  stop();
  expect(document.body.outerHTML).toBe(server);
});

const search = (classes = '') =>
  `<div class="et_pb_search ${classes}"><input class="et_pb_s" style="margin: 1% 2% 3% 4px"><input class="et_pb_searchsubmit"></div>`;

test.each([
  [50, '50px'],
  [40, ''],
])('a search field is at least as high as its button of %i px', (height, expected) => {
  const { style } = open(start, {
    html: search(),
    boxes: { '.et_pb_s': { height: 40 }, '.et_pb_searchsubmit': { height } },
  });
  expect(style('.et_pb_s', 'height')).toBe(expected);
  expect(style('.et_pb_searchsubmit', 'right')).toBe('');
});

test('the button of a search with margins stays within them', () => {
  const { style } = open(start, { html: search('et_pb_search_percentage_custom_margin') });
  expect(style('.et_pb_searchsubmit', 'right')).toBe('-4px');
  expect(style('.et_pb_searchsubmit', 'top')).toBe('1%');
  expect(style('.et_pb_searchsubmit', 'bottom')).toBe('3%');
});

const widget = (inside: string, name = 'widget_search') =>
  `<div class="et_pb_widget_area"><div class="${name}" id="w">${inside}</div></div>`;
const text = '<input type="text">';

test.each<[string, string, boolean]>([
  ['without a button', text, true],
  ['with a button without a text', `${text}<button> </button>`, true],
  ['with an empty button', `${text}<input type="submit" value="">`, true],
  ['with a button', `${text}<button>Go</button>`, false],
  ['with a named button', `${text}<button aria-label="Go"></button>`, false],
  ['with a field of today', '<input type="search"><input type="submit" value="Go">', false],
  ['without a field', '<button></button>', false],
])('a search widget %s has no button to show: %s', (_, inside, isMarked) => {
  const { find } = open(start, { html: widget(inside) });
  expect(find('#w').classList.contains('et-no-submit-button')).toBe(isMarked);
  const button = document.querySelector<HTMLElement>('button, [type=submit]');
  if (button) expect(button.style.display).toBe(isMarked ? 'none' : '');
});

test.each([
  [149, true],
  [150, false],
  [0, false],
])('a search widget of %i px is narrow: %s', (width, isNarrow) => {
  const { find } = open(start, { html: widget(text), boxes: { '#w': { width } } });
  expect(find('#w').classList.contains('et-narrow-wrapper')).toBe(isNarrow);
});

test.each([
  ['.own', true],
  ['..', false],
])('a site names its own search widgets: %s', (selector, isMarked) => {
  const globals = { et_pb_custom: { widget_search_selector: selector } };
  const { find } = open(start, { html: widget(text, 'own'), globals });
  expect(find('#w').classList.contains('et-no-submit-button')).toBe(isMarked);
});

const testimonial = (
  type: string,
) => `<div class="et_pb_column et_pb_column_${type}"><div class="et_pb_testimonial">
  <div class="et_pb_testimonial_portrait" style="margin-left: 5px; margin-right: 30px"></div><div class="et_pb_testimonial_description"></div></div></div>`;

test.each([
  ['4_4', 120, 'padding-bottom: 0px; width: 90px; height: 90px;', '155px'],
  ['1_4', 80, '', '0px'],
])(
  'in a %s column the text is beside a portrait of %i px or below it',
  (type, width, css, margin) => {
    const { find, style } = open(start, { html: testimonial(type) });
    const portrait = find('.et_pb_testimonial_portrait');
    const own = portrait.style.cssText;
    layOut(find('.et_pb_testimonial'), { width: 500 });
    layOut(portrait, { width });
    see(find('.et_pb_testimonial'));
    expect(portrait.style.cssText.replace(own, '').trim()).toBe(css);
    expect(style('.et_pb_testimonial_description', 'margin-left')).toBe(margin);
  },
);

test('the text of a native testimonial of Divi 5 is beside its portrait, too', () => {
  const [before = '', inside = ''] = testimonial('4_4').split('et_pb_testimonial">');
  const html = `${before}et_pb_testimonial"><div class="et_pb_testimonial_inner">${inside}</div>`;
  const { find, style } = open(start, { html });
  layOut(find('.et_pb_testimonial'), { width: 500 });
  layOut(find('.et_pb_testimonial_portrait'), { width: 90 });
  see(find('.et_pb_testimonial'));
  expect(style('.et_pb_testimonial_description', 'margin-left')).toBe('125px');
});

test('a testimonial on a phone, or a hidden one, is left to the style sheet', () => {
  const { find, resize, style } = open(start, { html: testimonial('4_4') });
  see(find('.et_pb_testimonial'));
  resize(500);
  layOut(find('.et_pb_testimonial'), { width: 500 });
  see(find('.et_pb_testimonial'));
  expect(style('.et_pb_testimonial_description', 'margin-left')).toBe('');
});

test('buttons of cart and checkout have the icons of the builder, also when the server has printed them again', () => {
  const { find, page } = open(start, {
    html: `<div class="et_pb_woo_custom_button_icon" data-button-names="apply_coupon update_cart" data-apply_coupon-icon="A" data-update_cart-icon="B" data-update_cart-icon-phone="C"><form><button name="apply_coupon">Apply</button><button name="update_cart">Update</button><button name="other">Other</button></form></div>
      <div class="et_pb_woo_custom_button_icon" data-button-class="checkout-button" data-button-icon="D"><a class="checkout-button">Go</a></div>`,
  });
  const marked = () =>
    all('.et_pb_custom_button_icon.et_pb_button').map(({ dataset }) => ({ ...dataset }));
  const icons = [{ icon: 'A' }, { icon: 'B', iconPhone: 'C' }, { icon: 'D' }];
  expect(marked()).toEqual(icons);
  for (const button of all('button, a')) {
    button.classList.remove('et_pb_custom_button_icon', 'et_pb_button');
    button.removeAttribute('data-icon');
  }
  page.bus.emit('content:found', { root: find('form') });
  expect(marked()).toEqual(icons);
  expect(find('[name="other"]').className).toBe('');
});

test.each([
  ['nothing', '', true],
  ['only what the owner has switched off', '<span style="display: none">SKU: 1</span>', true],
  ['an empty line', '<span> </span>', true],
  ['a category', '<span style="display: none">SKU: 1</span><span>Mugs</span>', false],
])('the facts of a product that are %s take no space: %#', (_, texts, isEmpty) => {
  const { find } = open(start, {
    html: `<div class="et_pb_wc_meta"><div class="product_meta">${texts}</div></div>`,
  });
  expect(find('.et_pb_wc_meta').classList.contains('et_pb_wc_meta_empty')).toBe(isEmpty);
});

test.each([
  ['woocommerce-order-received', true],
  ['woocommerce-cart', false],
])('the row of an empty column on a page of %s keeps no distance: %#', (page, isFlat) => {
  const { find } = open(start, {
    html: `<div class="${page}"><div class="et_pb_row"><div class="et_pb_column et_pb_column_empty"></div></div></div>`,
  });
  expect(find('.et_pb_row').classList.contains('et_pb_no_top_bottom_padding')).toBe(isFlat);
});
