/**
 * What no table of the source can tell of a part. `options`: classes and attributes of the markup, or
 * keys of a global. `events`: rows of docs/events.md. `demo`: addresses of the demo. A test compares
 * all of it with the manifest, the source, docs/events.md and the demo.
 * @typedef {{ does: string, options?: string, keys?: string, events?: readonly string[], demo: readonly string[] }} Note
 * @type {Readonly<Record<string, Note>>}
 */
export const moduleNotes = {
  tabs: {
    does: 'Rows of tabs, side by side or stacked in narrow columns; the address keeps the open one of a module with an id.',
    options: '`et_pb_tab_active` on the tab that is open at first',
    keys: 'arrows, Home and End choose a tab; mirrored from right to left',
    events: ['hash:changed'],
    demo: ['/tabs/', '/nested/'],
  },
  toggle: {
    does: 'Toggles that open and close, accordions of which one item is open.',
    options: '`et_pb_toggle_open`, `et_pb_toggle_close` as at first',
    keys: 'Enter and Space on a title',
    events: ['hash:changed'],
    demo: ['/accordion/', '/nested/'],
  },
  slider: {
    does: 'Sliders of every kind: full width, posts, pictures, clips with thumbnails; swiping.',
    options:
      '`et_slider_auto` advances by itself, `et_slider_speed_7000` after so many milliseconds, `et_slider_auto_ignore_hover` under the pointer too; `et_pb_slider_no_arrows`, `et_pb_slider_no_pagination`',
    keys: 'Enter and Space on arrows, dots and the pause button; arrow keys on arrows and dots',
    events: ['slide', 'simple_slider_before_move_to', 'simple_slider_after_move_to'],
    demo: ['/sliders/', '/media/'],
  },
  counter: {
    does: 'Circles, numbers and bars that count when they are seen, and clocks that run down.',
    options:
      '`data-number-value`, `data-number-separator`, `data-percent-sign`, `data-width`, `data-bar-bg-color`, `data-color`, `data-alpha`; `data-end-timestamp` in seconds',
    demo: ['/counters/'],
  },
  listing: {
    does: 'Pages of galleries, filters and pages of portfolios, pages of blogs that come without loading the page.',
    options: '`data-per_page` of a gallery, `data-posts-number` of a portfolio',
    keys: 'Enter on a page or an older and newer link; Enter and Space on a filter',
    events: ['post-load', 'content:swapped', 'hash:changed'],
    demo: ['/galleries/', '/portfolio/', '/blog/'],
  },
  'fullwidth portfolio': {
    does: 'A portfolio as wide grid or as groups that slide.',
    options: '`data-auto-rotate` `on`, `data-auto-rotate-speed` in milliseconds',
    keys: 'Enter, Space and arrows on the arrow links',
    demo: ['/portfolio/'],
  },
  touches: {
    does: 'What only a script completed: classes of rows and columns, box-shadow overlays, waypoints, content per device, frames and sounds, searches, comments.',
    options: '`data-et-multi-view`; the global `et_pb_box_shadow_elements`',
    events: ['columnsChange'],
    demo: ['/touches/'],
  },
  lightbox: {
    does: 'Pictures over the page, alone or as a gallery, with captions as text.',
    keys: 'Enter opens; arrows, Home and End choose, Escape closes, Tab stays inside; the focus returns',
    demo: ['/galleries/', '/product/enamel-mug/'],
  },
  video: {
    does: 'Covers over clips: a press plays, pictures of the provider only where they may be loaded.',
    options: '`data-thumbnails="off"` at the script tag',
    keys: 'Enter and Space on the cover; the focus goes to the player',
    demo: ['/media/'],
  },
  map: {
    does: "Maps with pins, through the site's own script of the service and with consent; else a list of the places.",
    options:
      '`data-center-lat`, `data-center-lng`, `data-zoom`, `data-mouse-wheel`, `data-mobile-dragging`, `data-grayscale`; of a pin `data-lat`, `data-lng`, `data-title`',
    demo: ['/media/'],
  },
  'contact form': {
    does: 'Checks, conditions between fields, the sum, sending without losing what was typed.',
    options:
      '`data-required_mark`, `data-field_type`, `data-conditional-logic`, `data-conditional-relation`, `data-redirect_url`; `data-drafts="on"` at the script tag',
    keys: 'Enter sends; the list of faults takes the focus, its links lead to the fields',
    events: ['form:sent'],
    demo: ['/contact/'],
  },
  newsletter: {
    does: 'Forms of a newsletter, checked and sent to the site.',
    keys: 'Enter sends; the list of faults takes the focus',
    events: ['form:sent'],
    demo: ['/contact/'],
  },
  links: {
    does: 'Links inside the page that scroll below the header, and modules that are a link as a whole.',
    options: 'the global `et_link_options_data`',
    keys: 'Enter follows, with a modifier in a new window; focus and address go along',
    demo: ['/links/'],
  },
  header: {
    does: "The theme's header in all its layouts, its search, the room that it takes, the button back to the top.",
    options:
      'classes of the body: `et_fixed_nav`, `et_vertical_nav`, `et_transparent_nav`, `et_hide_nav`, `et_header_style_split` and others; `data-height-onload`, `data-fixed-height-onload`',
    keys: 'Enter and Space open the search, Escape closes it',
    events: [
      'et-pb-header-height-calculated',
      'ETDiviFixedHeaderTransitionStart',
      'ETDiviFixedHeaderTransitionEnd',
    ],
    demo: ['/headers/left/', '/full-screen/'],
  },
  'menu panel': {
    does: 'The panel of headers that slide in or fill the screen.',
    keys: 'Enter and Space open, Escape closes; the focus goes in and comes back',
    demo: ['/headers/slide/', '/headers/fullscreen/'],
  },
  menus: {
    does: 'Sub-menus, mega menus, the list for phones, searches of menu modules.',
    options: '`mega-menu`, `menu-item-has-children`',
    keys: 'Tab opens sub-menus on the way and closes them behind, Escape closes the innermost',
    demo: ['/menus/'],
  },
  'scroll effects': {
    does: 'Elements that move, fade, scale, turn or blur with the scroll position.',
    options: 'the global `et_pb_motion_elements`',
    demo: ['/motion/'],
  },
  animations: {
    does: 'Entrances when an element comes into view.',
    options:
      'the global `et_animation_data`: style, repeat, duration, delay, intensity, opacity, curve',
    demo: ['/effects/'],
  },
  parallax: {
    does: 'Backgrounds that move more slowly than the page; still under reduced motion.',
    options: '`et_pb_parallax_css` leaves one to the style sheet',
    demo: ['/effects/'],
  },
  'video background': {
    does: 'Clips behind sections: they play while they are seen, and can be stopped.',
    keys: 'Enter and Space on its pause button',
    demo: ['/effects/'],
  },
  sticky: {
    does: 'Modules that stay at an edge of the window, stacked, within limits, as set per device.',
    options: 'the global `et_pb_sticky_elements`',
    keys: 'what has the focus is never covered',
    events: ['sticky:changed', 'ETBuilderStickyStart', 'ETBuilderStickyEnd'],
    demo: ['/sticky/', '/sticky/header/'],
  },
  cart: {
    does: 'Buttons that add without a new page, mini-carts, other tabs.',
    options:
      '`data-success_message`; the globals `wc_add_to_cart_params`, `wc_cart_fragments_params`',
    keys: 'Enter and Space on a button; Enter on × takes a line out, the focus goes to the next',
    events: [
      'should_send_ajax_request.adding_to_cart',
      'adding_to_cart',
      'added_to_cart',
      'removed_from_cart',
      'wc_fragments_loaded',
      'wc_fragments_refreshed',
      'cart:changed',
      'fragments:applied',
    ],
    demo: ['/shop/'],
  },
  shop: {
    does: 'What stands on every page of a shop: notices, counts in the header, sorting, password fields, saved payment methods.',
    options: '`data-notice-id`; the globals `woocommerce_params`, `DIVI`, `wpmenucart_ajax_assist`',
    keys: 'Enter and Space close the notice and show a password',
    events: ['wpmenucart_menu_classes_updated', 'wc-password-strength-added'],
    demo: ['/shop/'],
  },
  product: {
    does: 'Pictures, tabs, reviews with stars and groups of a product.',
    options: 'the global `wc_single_product_params`',
    keys: 'arrows, Home and End go along tabs and stars; Enter and Space choose',
    events: ['wc-product-gallery-before-init', 'wc-product-gallery-after-init'],
    demo: ['/product/enamel-mug/', '/product/breakfast-set/'],
  },
  variations: {
    does: 'Options of a product: which go together, the price, picture and stock of the choice.',
    options: '`data-product_variations`; the global `wc_add_to_cart_variation_params`',
    events: [
      'found_variation',
      'show_variation',
      'hide_variation',
      'woocommerce_variation_has_changed',
    ],
    demo: ['/product/knitted-jumper/'],
  },
  'cart-page': {
    does: 'Quantities, removing and undoing, coupons, ways of sending, the calculator.',
    options: 'the global `wc_cart_params`',
    keys: 'Enter in a quantity updates the cart and applies no coupon',
    events: [
      'updated_wc_div',
      'updated_cart_totals',
      'wc_cart_emptied',
      'applied_coupon',
      'cart:replaced',
    ],
    demo: ['/cart/'],
  },
  checkout: {
    does: 'Totals that follow address and payment, faults at their fields, the order.',
    options: 'the global `wc_checkout_params`',
    keys: 'Enter on a fault in the list leads to its field',
    events: [
      'init_checkout',
      'init_add_payment_method',
      'update_checkout',
      'updated_checkout',
      'checkout_place_order',
      'checkout_place_order_success',
      'checkout_error',
      'payment_method_selected',
    ],
    demo: ['/checkout/'],
  },
  address: {
    does: 'Fields of an address as the country has them: states, names, order, what is required.',
    options: '`data-priority`; the globals `wc_country_select_params`, `wc_address_i18n_params`',
    events: ['country_to_state_changing', 'country_to_state_changed', 'wc_address_i18n_ready'],
    demo: ['/checkout/', '/cart/'],
  },
  tracking: {
    does: "A mail service's script of tracking, with consent.",
    options: 'the global `php_data`',
    demo: [],
  },
  learndash: {
    does: 'Courses, lessons and quizzes: expandable lists, tabs, tips, login, pages of lists, focus mode, timers, uploads, purchase.',
    options:
      '`data-ld-expands`, `data-ld-expand-text`, `data-ld-collapse-text`, `data-ld-tab`, `data-ld-tooltip`, `data-shortcode_instance`; the global `ldVars`',
    keys: 'Enter and Space expand; arrows, Home and End go along tabs; Escape closes login, tips, figures and menus',
    events: [
      'ld_has_paginated',
      'learndash-time-finished',
      'learndash-statistics-contentchanged',
      'ld-focus-sidebar-opened',
      'ld-focus-sidebar-closed',
    ],
    demo: ['/courses/c/', '/lessons/c/', '/profile/c/', '/registration/'],
  },
  'consent-control': {
    does: 'Keeps the choice, lets through what was held back, speaks to consent mode and the WP Consent API.',
    options: 'the global `_ckyConfig`',
    events: ['consent:changed', 'cookieyes_consent_update', 'wp_consent_type_defined'],
    demo: ['/consent/'],
  },
  'consent-banner': {
    does: 'The banner, its preferences and the button that brings it back, in every layout and under both laws.',
    options: 'the global `_ckyConfig`, the template `ckyBannerTemplate`',
    keys: 'Tab goes through and stays in the dialog, Enter and Space choose, Escape closes the preferences',
    events: ['cookieyes_banner_load'],
    demo: ['/consent/gdpr-box-popup/'],
  },
  'split tests': {
    does: 'Variants on cached pages and the goals of a test, each counted once.',
    options:
      'the global `et_pb_custom`: `ab_tests`, `ab_bounce_rate`; `data-test-consent` at the script tag',
    events: ['goal:reached', 'et_pb_ab_subject_ready'],
    demo: ['/split-test/'],
  },
  pixel: {
    does: 'Events of the page, of clicks, of other scripts and of the shop for the ad pixel, with consent.',
    options: 'the globals `aepc_pixel`, `aepc_pixel_events`, `aepc_pixel_args`',
    demo: ['/pixel/'],
  },
  builder: {
    does: 'The page in the preview of an editor: follows its modes, mounts what is drawn anew, renders previews.',
    options:
      'the global `et_builder_utils_params`: `builderType`; `data-preview` at the script tag',
    events: ['preview:switched'],
    demo: ['/builder/', '/builder/preview/'],
  },
};
