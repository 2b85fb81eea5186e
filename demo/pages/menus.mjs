// @ts-check
import { html } from 'hono/html';
import { article } from '../layout.mjs';
import {
  builderContent,
  createOrder,
  exampleSection,
  fullwidthSection,
} from '../modules/columns.mjs';
import { menuItems } from '../modules/header.mjs';

/**
 * @param {import('../modules/columns.mjs').Order} order
 * @param {'left_aligned' | 'centered' | 'inline_centered_logo'} style
 */
const menuModule = (order, style) =>
  html`<div class="et_pb_module et_pb_menu et_pb_menu_${order('menu')} et_pb_bg_layout_light et_pb_text_align_left et_dropdown_animation_fade et_pb_menu--with-logo et_pb_menu--style-${style}">
	<div class="et_pb_menu_inner_container clearfix">
		<div class="et_pb_menu__logo-wrap"><div class="et_pb_menu__logo"><a href="/"><img src="/pictures/logo.svg" width="168" height="40" alt="North Pier, all pages of the bench" /></a></div></div>
		<div class="et_pb_menu__wrap">
			<div class="et_pb_menu__menu"><nav class="et-menu-nav" aria-label="Menu ${style}"><ul class="et-menu nav downwards">${menuItems()}</ul></nav></div>
			<button type="button" class="et_pb_menu__icon et_pb_menu__search-button"></button>
			<div class="et_mobile_nav_menu"><div class="mobile_nav closed"><span class="mobile_menu_bar"></span></div></div>
		</div>
		<div class="et_pb_menu__search-container et_pb_menu__search-container--disabled">
			<div class="et_pb_menu__search"><form role="search" method="get" class="et_pb_menu__search-form" action="/"><input type="search" class="et_pb_menu__search-input" placeholder="Search …" name="s" title="Search for:" /></form><button type="button" class="et_pb_menu__icon et_pb_menu__close-search-button"></button></div>
		</div>
	</div>
</div>`;

/** @param {import('../modules/columns.mjs').Order} order */
const fullwidthMenu = (order) =>
  html`<div class="et_pb_module et_pb_fullwidth_menu et_pb_fullwidth_menu_${order('fullwidth_menu')} et_pb_bg_layout_light et_pb_text_align_left et_dropdown_animation_fade et_pb_fullwidth_menu--without-logo et_pb_fullwidth_menu--style-left_aligned">
	<div class="et_pb_row clearfix">
		<div class="et_pb_menu__wrap">
			<div class="et_pb_menu__menu"><nav class="et-menu-nav fullwidth-menu-nav" aria-label="Menu as wide as the page"><ul class="et-menu fullwidth-menu nav downwards">${menuItems()}</ul></nav></div>
			<div class="et_mobile_nav_menu"><div class="mobile_nav closed"><span class="mobile_menu_bar"></span></div></div>
		</div>
	</div>
</div>`;

/** @type {import('./pages.mjs').PageDefinition} */
export const menusPage = {
  path: '/menus/',
  title: 'Menu modules',
  line: 'Menus inside the page, with sub-menus, search and a mobile menu.',
  render() {
    const order = createOrder();
    return {
      title: 'Menu modules',
      pageId: 134,
      bodyClass: 'et_pb_pagebuilder_layout',
      main: article(
        builderContent([
          exampleSection(order, {
            title: 'Beside its logo',
            line: 'Tab into it, or tap.',
            modules: menuModule(order, 'left_aligned'),
          }),
          exampleSection(order, {
            title: 'Below its logo',
            line: 'The search replaces it.',
            modules: menuModule(order, 'centered'),
          }),
          exampleSection(order, {
            title: 'Around its logo',
            line: 'The logo is between the links.',
            modules: menuModule(order, 'inline_centered_logo'),
          }),
          fullwidthSection(order, fullwidthMenu(order)),
        ]),
      ),
    };
  },
};
