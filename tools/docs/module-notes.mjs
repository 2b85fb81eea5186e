import { accessNotes } from './access-notes.mjs';
import { courseNotes } from './course-notes.mjs';
import { headerNotes } from './header-notes.mjs';
import { shopNotes } from './shop-notes.mjs';

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
    does: 'Sliders of every kind: full width, posts, pictures, videos with thumbnails; swiping.',
    options:
      '`et_slider_auto` advances by itself, `et_slider_speed_7000` after so many milliseconds, `et_slider_auto_ignore_hover` under the pointer too; `et_pb_slider_no_arrows`, `et_pb_slider_no_pagination`',
    keys: 'Enter and Space on arrows, dots and the pause button; arrow keys on arrows and dots',
    events: ['slide', 'simple_slider_before_move_to', 'simple_slider_after_move_to'],
    demo: ['/sliders/', '/media/'],
  },
  'circle counter': {
    does: 'Circles that fill up when they are seen.',
    options:
      '`data-number-value`, `data-percent-sign`, `data-bar-bg-color`, `data-color`, `data-alpha`',
    demo: ['/counters/'],
  },
  'number counter': {
    does: 'Numbers that count when they are seen.',
    options: '`data-number-value`, `data-number-separator`',
    demo: ['/counters/'],
  },
  'bar counters': {
    does: 'Bars that grow when they are seen.',
    options: '`data-width`',
    demo: ['/counters/'],
  },
  countdown: {
    does: 'Clocks that run down.',
    options: '`data-end-timestamp` in seconds',
    demo: ['/counters/'],
  },
  gallery: {
    does: 'Pages of galleries.',
    options: '`data-per_page`',
    keys: 'Enter on a page',
    events: ['hash:changed'],
    demo: ['/galleries/'],
  },
  'filterable portfolio': {
    does: 'Filters and pages of portfolios.',
    options: '`data-posts-number`',
    keys: 'Enter and Space on a filter, Enter on a page',
    events: ['hash:changed'],
    demo: ['/portfolio/'],
  },
  portfolio: {
    does: 'Rows of a portfolio in a grid.',
    demo: ['/portfolio/'],
  },
  pages: {
    does: 'Pages of blogs and portfolios that come without loading the page.',
    keys: 'Enter on an older and newer link or a page',
    events: ['post-load', 'content:swapped'],
    demo: ['/blog/', '/portfolio/'],
  },
  'fullwidth portfolio': {
    does: 'A portfolio as wide grid or as groups that slide.',
    options: '`data-auto-rotate` `on`, `data-auto-rotate-speed` in milliseconds',
    keys: 'Enter, Space and arrows on the arrow links',
    demo: ['/portfolio/'],
  },
  enhancements: {
    does: 'What only a script completed on any page: classes of rows and columns, box-shadow overlays, waypoints, frames of video hosts, forms for comments.',
    options: 'the global `et_pb_box_shadow_elements`',
    demo: ['/enhancements/'],
  },
  'module-enhancements': {
    does: 'What only a script completed in modules that few pages have: dividers, testimonials, prices, sounds, searches, comments, lists of products, what changes under the pointer.',
    options: '`data-background-layout-hover`, `data-original_gutter`, `data-hover_gutter`',
    demo: ['/enhancements/'],
  },
  masonry: {
    does: 'Posts in columns of different height, as many as the style sheet says.',
    options: '`data-columns`',
    events: ['columnsChange'],
    demo: ['/blog/'],
  },
  'multi-view': {
    does: 'Content for phones, tablets and the pointer.',
    options: '`data-et-multi-view`',
    demo: ['/enhancements/'],
  },
  lightbox: {
    does: 'Pictures over the page, alone or as a gallery, with captions as text.',
    keys: 'Enter opens; arrows, Home and End choose, Escape closes, Tab stays inside; the focus returns',
    demo: ['/galleries/', '/product/enamel-mug/'],
  },
  video: {
    does: 'Covers over videos: a press plays, pictures of the provider only where they may be loaded.',
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
    does: 'Links inside the page, and the hash that a page is opened with, scroll below the header.',
    keys: 'Enter follows; focus and address go along',
    demo: ['/links/'],
  },
  'module links': {
    does: 'Modules, rows and sections that are a link as a whole.',
    options: 'the global `et_link_options_data`',
    keys: 'Enter follows, with a modifier in a new window; focus and address go along',
    demo: ['/links/'],
  },
  ...headerNotes,
  motion: {
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
    does: 'Videos behind sections: they play while they are seen, and can be stopped.',
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
  ...shopNotes,
  ...courseNotes,
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
  ...accessNotes,
  abtest: {
    does: 'Variants on cached pages and the goals of a test, each counted once.',
    options:
      'the global `et_pb_custom`: `ab_tests`, `ab_bounce_rate`; `data-test-consent` at the script tag',
    events: ['goal:reached', 'et_pb_ab_subject_ready'],
    demo: ['/split-test/'],
  },
  pixel: {
    does: 'Events of the page, of clicks, of other scripts and of the shop for the pixel, with consent.',
    options: 'the globals `aepc_pixel`, `aepc_pixel_events`, `aepc_pixel_args`',
    demo: ['/pixel/'],
  },
  builder: {
    does: 'The page in the preview of an editor: follows its modes, mounts what is drawn again, renders previews.',
    options:
      'the global `et_builder_utils_params`: `builderType`; `data-preview` at the script tag',
    events: ['preview:switched'],
    demo: ['/builder/', '/builder/preview/'],
  },
};
