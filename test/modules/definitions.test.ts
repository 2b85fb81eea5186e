import { expect, test } from 'vitest';
import { inert } from '../runtime/originals/old-scripts';
import { definitions } from '../../src/modules/definitions';
import { hasItsCode, heldBy, startedBy } from '../support/started-by';

const div = (classes: string, more = '') => `<div class="${classes}" ${more}></div>`;
const theme = ['header'];
const enhanced = 'module-enhancements';

// divi-modules.md and divi-layout.md name these classes.
test.each<[string, string, readonly string[]]>([
  ['tabs', div('et_pb_tabs'), ['tabs']],
  ['an accordion', div('et_pb_accordion'), ['toggle']],
  ['a toggle', div('et_pb_toggle'), ['toggle']],
  ['an item of an accordion alone', div('et_pb_toggle et_pb_accordion_item'), []],
  ['a slider', div('et_pb_slider'), ['slider']],
  ['a circle', div('et_pb_circle_counter'), ['circle counter']],
  ['a number', div('et_pb_number_counter'), ['number counter']],
  ['bars', div('et_pb_counters'), ['bar counters']],
  ['a countdown', div('et_pb_countdown_timer'), ['countdown']],
  ['a gallery', div('et_pb_gallery_grid'), ['gallery']],
  ['a portfolio with filters', div('et_pb_filterable_portfolio'), ['filterable portfolio']],
  ['a portfolio', div('et_pb_portfolio_grid_items'), ['portfolio']],
  ['pages', div('et_pb_ajax_pagination_container'), ['pages']],
  ['a wide portfolio', div('et_pb_fullwidth_portfolio'), ['fullwidth portfolio']],
  ['a section', div('et_pb_section'), ['enhancements', ...theme]],
  ['a divider above', div('et_pb_top_inside_divider'), [enhanced]],
  ['a divider below', div('et_pb_bottom_inside_divider'), [enhanced]],
  ['an image at an edge', div('et_pb_image_sticky'), [enhanced]],
  ['a testimonial', div('et_pb_testimonial'), [enhanced]],
  ['a price', div('et_pb_dollar_sign'), [enhanced]],
  ['a search', div('et_pb_search'), [enhanced]],
  ['widgets', div('et_pb_widget_area'), [enhanced]],
  ['comments', div('et_pb_comments_module'), [enhanced]],
  ['products', div('et_pb_shop'), [enhanced]],
  ['upsells', div('et_pb_wc_upsells'), [enhanced]],
  ['related products', div('et_pb_wc_related_products'), [enhanced]],
  ['audio', div('et_audio_container'), [enhanced]],
  ['a gutter under the pointer', div('et_pb_gutter_hover'), [enhanced]],
  ['colours under the pointer', div('', 'data-background-layout-hover="dark"'), [enhanced]],
  ['posts in columns', div('et_pb_salvattore_content', 'data-columns'), ['masonry']],
  ['posts without columns', div('et_pb_salvattore_content'), []],
  ['posts of Extra in columns', div('posts-blog-feed-module masonry'), ['masonry']],
  ['posts of Extra below each other', div('posts-blog-feed-module standard'), []],
  ['contents for each device', div('', 'data-et-multi-view="{}"'), ['multi-view']],
  ['images of a post', div('et_post_gallery'), ['lightbox']],
  ['an image that opens', div('et_pb_lightbox_image'), ['lightbox']],
  ['images of a product', div('woocommerce-product-gallery'), ['lightbox']],
  ['a video', div('et_pb_video'), ['video']],
  ['the video of a post', div('et_main_video_container'), ['video']],
  ['the video of a slide', div('et_pb_video_wrap'), ['video']],
  ['a map', div('et_pb_map_container'), ['map']],
  ['a contact form', div('et_pb_contact_form_container'), ['contact form']],
  ['a newsletter', div('et_pb_newsletter'), ['newsletter']],
  ['a login', div('et_pb_newsletter et_pb_login'), []],
  ['a module that is a link', div('et_clickable'), ['links']],
  ['a link within the page', '<a href="/a#b"></a>', ['links']],
  ['a link to nowhere', '<a href="#"></a>', []],
  ['the link to the content alone', '<a class="skerry-skip" href="#content"></a>', []],
  ['the header', '<div id="main-header"></div>', theme],
  ['the theme', div('et_divi_theme'), theme],
  ['a fixed header', div('et_fixed_nav'), ['fixed header']],
  ['a transparent header', div('et_transparent_nav'), ['fixed header']],
  ['a fixed menu at a side', div('et_vertical_fixed'), ['fixed header']],
  ['a split menu', div('et_header_style_split'), ['split logo']],
  ['a button to the top', div('et_pb_scroll_top'), ['scroll to top']],
  ['dots beside the page', div('et_pb_side_nav_page'), ['side navigation']],
  ['a section of the window', div('et_pb_fullscreen'), ['full-screen sections']],
  ['an arrow down', div('et_pb_fullwidth_header_scroll'), ['full-screen sections']],
  ['a menu at a side', div('et_vertical_nav'), ['vertical menu']],
  ['the theme Extra', div('et_extra'), ['Extra header']],
  ['a list for phones', div('mobile_nav'), ['mobile menu']],
  ['a search of a menu', div('et_pb_menu__search-button'), ['menu search']],
  ['the search of the header', '<div id="et_top_search"></div>', ['header search']],
  ['a panel with the menu', div('et_pb_header_toggle'), ['menu panel']],
  ['a sub-menu', div('menu-item-has-children'), ['drop-down menus']],
  ['a mega menu', div('mega-menu'), ['mega and deep menus']],
  [
    'a third list of a menu',
    '<div class="nav"><li><ul><li><ul></ul></li></ul></li></div>',
    ['mega and deep menus'],
  ],
  ['a second list of a menu', '<div class="nav"><li><ul><li></li></ul></li></div>', []],
  ['a menu module', div('et_pb_menu'), [enhanced, 'menu modules']],
  ['a wide menu module', div('et_pb_fullwidth_menu'), ['menu modules']],
  ['what is animated', div('et_animated'), ['animations']],
  ['a background that moves', div('et_parallax_bg'), ['parallax']],
  ['a background that the style sheet moves', div('et_parallax_bg et_pb_parallax_css'), []],
  ['a background video', div('et_pb_section_video_bg'), ['video background']],
  ['nothing of all that', '<p>Text</p>', []],
])('a page with %s loads the chunk of that alone', (_, html, names) => {
  expect(startedBy(definitions, { html })).toEqual(names);
});

test.each([
  ['et_link_options_data', 'module links'],
  ['et_pb_motion_elements', 'motion'],
])('a page that prints %s loads %s', (name, expected) => {
  expect(startedBy(definitions, { globals: { [name]: [] } })).toEqual([expected]);
});

test('old functions are there where jQuery is', () => {
  const options = { html: '<div id="main-header"></div>', globals: { jQuery() {} } };
  expect(startedBy(definitions, options)).toEqual(['header', 'header functions']);
});

test.each([
  [
    'where jQuery is deferred, and not there yet',
    '<script defer type="text/x" src="/jquery.min.js"></script>',
    true,
  ],
  ['not with an inert jQuery', inert('jquery', { src: '/jquery.min.js' }), false],
])('old functions are there %s', (_, script, isFound) => {
  const found = startedBy(definitions, { html: `<div id="main-header"></div>${script}` });
  expect(found.includes('header functions')).toBe(isFound);
});

test('an address that names a place in the page has it shown', () => {
  window.location.hash = '#a';
  expect(startedBy(definitions, {})).toEqual(['links']);
  window.location.hash = '';
});

test.each(definitions.map((definition) => [definition.name, definition] as const))(
  'the code of "%s" has what starts it',
  async (_, definition) => {
    expect(await hasItsCode(definition)).toBe(true);
  },
);

test.each<[string, string]>([
  ['tabs', '<ul class="et_pb_tabs_controls">|<li></li>|</ul>'],
  ['toggle', '|<h5 class="et_pb_toggle_title"></h5>|'],
  ['filterable portfolio', '<div class="et_pb_portfolio_filter">|<a></a>|</div>'],
  ['pages', '<div class="wp-pagenavi">|<a></a>|</div>'],
  ['pages', '<div class="pagination">|<a></a>|</div>'],
  ['lightbox', '<div class="et_post_gallery"><p class="et_pb_gallery_image">|<a></a>|</p></div>'],
  ['lightbox', '|<a class="et_pb_lightbox_image"></a>|'],
  ['lightbox', '<div class="woocommerce-product-gallery__image">|<a></a>|</div>'],
  ['video', '|<i class="et_pb_video_overlay"></i>|'],
  ['contact form', '|<button class="et_pb_contact_submit"></button>|'],
  ['newsletter', '|<a class="et_pb_newsletter_button"></a>|'],
  // Enter in the only field of a form submits it, even without a submit button.
  ['newsletter', '|<form></form>|'],
  ['mobile menu', '|<span class="mobile_menu_bar"></span>|'],
  ['menu search', '|<button class="et_pb_menu__search-button"></button>|'],
  ['header search', '|<span id="et_top_search"></span>|'],
  ['menu panel', '|<span class="et_pb_header_toggle"></span>|'],
])('a press before the chunk of "%s" has loaded is kept: %s', (name, marked) => {
  expect(heldBy(definitions, name, marked.replaceAll('|', ''))).toEqual([marked.split('|')[1]]);
});

test('what an effect hides is shown where the effect fails', () => {
  const hidden = definitions.flatMap(({ name, hides }) => (hides ? [[name, ...hides]] : []));
  expect(hidden).toEqual([
    ['enhancements', 'et-waypoint', 'et_pb_preload'],
    ['animations', 'et_animated'],
  ]);
});
