// @ts-check

/**
 * What a visitor can press on these pages, and by what it is seen that the press did something. Nothing is
 * sent but what "Add to cart" sends, into the cart of a visitor who is gone afterwards.
 * @typedef {object} Control
 * @property {string} name
 * @property {string} root each module, a few of them
 * @property {string} press in it, pressed one after the other
 * @property {string} [spent] one that matches this has nothing to do, as the tab that is open
 * @property {string} among in it, what a press changes: which of these are seen
 * @property {string} [marked] instead, which of them match this
 * @property {true} [isSent] a server has to answer
 * @property {true} [isSmall] there on narrow windows only
 */

/** @type {readonly Control[]} */
export const controls = [
  {
    name: 'Tabs',
    root: '.et_pb_tabs',
    press: '.et_pb_tabs_controls > li > a',
    spent: '.et_pb_tab_active > a',
    among: '.et_pb_tab',
  },
  {
    name: 'Toggles and accordions',
    root: '.et_pb_toggle',
    press: '.et_pb_toggle_title',
    spent: '.et_pb_accordion .et_pb_toggle_open > .et_pb_toggle_title',
    among: '.et_pb_toggle_content',
  },
  {
    name: 'Sliders',
    root: '.et_pb_slider',
    press: '.et-pb-arrow-next',
    among: '.et_pb_slide, .et_pb_gallery_item',
    marked: '.et-pb-active-slide',
  },
  {
    name: 'Menu on phones',
    root: 'header, .et_pb_menu, .et_pb_fullwidth_menu',
    press: '.mobile_menu_bar',
    among: '.et_mobile_menu',
    isSmall: true,
  },
  {
    name: 'Tabs of a product',
    root: '.woocommerce-tabs',
    press: '.tabs > li > a',
    spent: 'li.active > a',
    among: '.woocommerce-Tabs-panel',
  },
  {
    name: 'Lessons of a course',
    root: '.ld-item-list',
    press: '.ld-item-list-item .ld-expand-button',
    among: '.ld-item-list-item-expanded',
  },
  // Last: without a script it leads to another page.
  {
    name: 'Add to cart',
    root: 'body',
    press: '.ajax_add_to_cart',
    among: '.ajax_add_to_cart',
    marked: '.added',
    isSent: true,
  },
];
