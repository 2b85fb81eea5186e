// @ts-check

/**
 * The controls that a visitor can press on these pages, and how the effect of a press is detected. Nothing
 * is sent except by "Add to cart", into the cart of a temporary visitor.
 * @typedef {object} Control
 * @property {string} name
 * @property {string} root each module; a few of them are tried
 * @property {string} press the controls in it, pressed one after the other
 * @property {string} [spent] matches controls whose press has no effect, such as the open tab
 * @property {string} among elements in it whose visibility a press changes
 * @property {string} [marked] instead of visibility, whether they match this
 * @property {true} [isSent] the press waits for the response of a server
 * @property {true} [isSmall] exists in narrow windows only
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
  // Last: without a script it navigates to another page.
  {
    name: 'Add to cart',
    root: 'body',
    press: '.ajax_add_to_cart',
    among: '.ajax_add_to_cart',
    marked: '.added',
    isSent: true,
  },
];
