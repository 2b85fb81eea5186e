// @ts-check
import { html } from 'hono/html';

/** @typedef {'left' | 'centered' | 'split' | 'slide' | 'fullscreen' | 'vertical'} HeaderStyle */

let lastId = 600;
/** @param {string} label @param {string} href @param {unknown} [children] @param {string} [more] */
const item = (label, href, children, more = '') => {
  lastId += 1;
  const parent = children ? ' menu-item-has-children' : '';
  const list = children ? html`<ul class="sub-menu">${children}</ul>` : '';
  return html`<li id="menu-item-${lastId}" class="${more}menu-item menu-item-type-custom${parent} menu-item-${lastId}"><a href="${href}">${label}</a>${list}</li>`;
};

/** The items of a menu: two levels of sub-menus and a mega menu. */
export const menuItems = () => [
  item('Home', '/'),
  item('Modules', '/kitchen-sink/', [
    item('Sliders', '/sliders/', [
      item('Details', '/sliders/#details'),
      item('Carousels', '/media/'),
    ]),
    item('Tabs', '/tabs/'),
  ]),
  item(
    'Everything',
    '/links/',
    [
      item('Column one', '#', [item('Bread', '/links/#bread'), item('Jars', '/links/#jars')]),
      item('Column two', '#', [item('Galleries', '/galleries/')]),
    ],
    'mega-menu ',
  ),
  item('Shop', '/shop/'),
];

const search = html`<div class="et_search_outer"><div class="container et_search_form_container"><form role="search" method="get" class="et-search-form" action="/"><input type="search" class="et-search-field" placeholder="Search …" name="s" title="Search for:" /></form><span class="et_close_search_field"></span></div></div>`;

const topBar =
  () => html`<div id="top-header" role="region" aria-label="Contact and more"><div class="container clearfix">
	<div id="et-info"><span id="et-info-phone">01632 960123</span></div>
	<div id="et-secondary-menu"><ul id="et-secondary-nav" class="menu">${item('Delivery', '/links/')}${item('Help', '/blank/', item('Contact us', '/plain/'))}</ul></div>
</div></div>`;

/** @param {'slide' | 'fullscreen'} style */
const panel = (style) => {
  const top = html`<form role="search" method="get" class="et-search-form" action="/"><input type="search" class="et-search-field" placeholder="Search …" name="s" title="Search for:" /></form>`;
  const isFull = style === 'fullscreen';
  return html`<div class="et_slide_in_menu_container">
${isFull ? html`<span class="mobile_menu_bar et_toggle_fullscreen_menu"></span>` : ''}
	<div class="et_slide_menu_top">${isFull ? html`<div class="et_pb_top_menu_inner">${top}</div>` : top}</div>
	<div class="et_pb_fullscreen_nav_container"><ul id="mobile_menu_slide" class="et_mobile_menu">${menuItems()}</ul></div>
</div>`;
};

/**
 * The theme's header in one of its layouts, with the matching body classes.
 * @param {HeaderStyle} style
 */
export function themeHeader(style) {
  lastId = 600;
  const hasPanel = style === 'slide' || style === 'fullscreen';
  const styleClasses = {
    left: 'et_header_style_left',
    centered: 'et_header_style_centered',
    split: 'et_header_style_split',
    slide: 'et_header_style_slide et_header_style_left',
    fullscreen: 'et_header_style_fullscreen et_header_style_left',
    vertical: 'et_header_style_left',
  };
  const nav = style === 'vertical' ? 'et_vertical_nav et_vertical_fixed' : 'et_fixed_nav';
  const secondary = hasPanel ? '' : ' et_secondary_nav_enabled';
  const toggle = style === 'fullscreen' ? 'et_toggle_fullscreen_menu' : 'et_toggle_slide_menu';
  const wide = html`<nav id="top-menu-nav" aria-label="Main"><ul id="top-menu" class="nav">${menuItems()}</ul></nav>`;
  const narrow = html`<div id="et_mobile_nav_menu"><div class="mobile_nav closed"><span class="select_page">Select Page</span><span class="mobile_menu_bar mobile_menu_bar_toggle"></span></div></div>`;
  return {
    classes: `${nav} et_show_nav${secondary} et_primary_nav_dropdown_animation_fade ${styleClasses[style]}`,
    markup: html`${hasPanel ? panel(style) : topBar()}
<header id="main-header" data-height-onload="66">
	<div class="container clearfix et_menu_container">
		<div class="logo_container"><span class="logo_helper"></span><a href="/"><img src="/pictures/logo.svg" width="168" height="40" alt="North Pier, all pages of the bench" id="logo" data-height-percentage="54" /></a></div>
		<div id="et-top-navigation" data-height="66" data-fixed-height="40">
${hasPanel ? html`<span class="mobile_menu_bar et_pb_header_toggle ${toggle}"></span>` : html`${wide}<div id="et_top_search"><span id="et_search_icon"></span></div>${narrow}`}
		</div>
	</div>
	${hasPanel ? '' : search}
</header>`,
  };
}
