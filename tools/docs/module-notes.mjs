import { accessNotes } from './access-notes.mjs';
import { courseNotes } from './course-notes.mjs';
import { headerNotes } from './header-notes.mjs';
import { shopNotes } from './shop-notes.mjs';

/**
 * Facts about a definition that no table of the source contains. `options`: classes and attributes of the markup, or
 * keys of a global. `events`: rows of docs/events.md. `demo`: addresses of the demo. A test compares
 * all of it with the manifest, the source, docs/events.md and the demo.
 * @typedef {{ does: string, options?: string, keys?: string, events?: readonly string[], demo: readonly string[] }} Note
 * @type {Readonly<Record<string, Note>>}
 */
export const moduleNotes = {
  tabs: {
    does: 'Tabs, side by side or stacked in narrow columns; the address keeps the selected tab of a module with an id.',
    options: '`et_pb_tab_active` on the initially selected tab',
    keys: 'arrows, Home and End select a tab; mirrored in right-to-left pages',
    events: ['hash:changed'],
    demo: ['/tabs/', '/nested/'],
  },
  toggle: {
    does: 'Toggles that open and close, accordions with one open item.',
    options: '`et_pb_toggle_open`, `et_pb_toggle_close` for the initial state',
    keys: 'Enter and Space on a title',
    events: ['hash:changed'],
    demo: ['/accordion/', '/nested/'],
  },
  slider: {
    does: 'Sliders of every kind: full width, posts, images, videos with thumbnails; swiping.',
    options:
      '`et_slider_auto` advances automatically, `et_slider_speed_7000` sets the milliseconds between slides, `et_slider_auto_ignore_hover` under the pointer too; `et_pb_slider_no_arrows`, `et_pb_slider_no_pagination`',
    keys: 'Enter and Space on arrows, dots and the pause button; arrow keys on arrows and dots',
    events: ['slide', 'simple_slider_before_move_to', 'simple_slider_after_move_to'],
    demo: ['/sliders/', '/media/'],
  },
  'circle counter': {
    does: 'Circles that fill up when they become visible.',
    options:
      '`data-number-value`, `data-percent-sign`, `data-bar-bg-color`, `data-color`, `data-alpha`',
    demo: ['/counters/'],
  },
  'number counter': {
    does: 'Numbers that count up when they become visible.',
    options: '`data-number-value`, `data-number-separator`',
    demo: ['/counters/'],
  },
  'bar counters': {
    does: 'Bars that grow when they become visible.',
    options: '`data-width`',
    demo: ['/counters/'],
  },
  countdown: {
    does: 'Countdown timers.',
    options: '`data-end-timestamp` in seconds',
    demo: ['/counters/'],
  },
  gallery: {
    does: 'Pages of galleries.',
    options: '`data-per_page`',
    keys: 'Enter on a page link',
    events: ['hash:changed'],
    demo: ['/galleries/'],
  },
  'filterable portfolio': {
    does: 'Filters and pages of portfolios.',
    options: '`data-posts-number`',
    keys: 'Enter and Space on a filter, Enter on a page link',
    events: ['hash:changed'],
    demo: ['/portfolio/'],
  },
  portfolio: {
    does: 'Rows of a portfolio in a grid.',
    demo: ['/portfolio/'],
  },
  pages: {
    does: 'Pages of blogs and portfolios, replaced without reloading the page.',
    keys: 'Enter on a link to older or newer entries or on a page link',
    events: ['post-load', 'content:swapped'],
    demo: ['/blog/', '/portfolio/'],
  },
  'fullwidth portfolio': {
    does: 'A portfolio as a full-width grid or as sliding groups.',
    options: '`data-auto-rotate` `on`, `data-auto-rotate-speed` in milliseconds',
    keys: 'Enter, Space and arrows on the arrow links',
    demo: ['/portfolio/'],
  },
  enhancements: {
    does: "Small features of the page builder's script for any page: classes of rows and columns, box-shadow overlays, waypoints, video frames, comment forms.",
    options: 'the global `et_pb_box_shadow_elements`',
    demo: ['/enhancements/'],
  },
  'module-enhancements': {
    does: "Small features of the page builder's script for modules that few pages have: dividers, testimonials, prices, audio, searches, comments, lists of products, changes on hover.",
    options: '`data-background-layout-hover`, `data-original_gutter`, `data-hover_gutter`',
    demo: ['/enhancements/'],
  },
  masonry: {
    does: 'Posts in columns of different height; the style sheet sets the number of columns.',
    options: '`data-columns`',
    events: ['columnsChange'],
    demo: ['/blog/'],
  },
  'multi-view': {
    does: 'Different content on phones, on tablets and on hover.',
    options: '`data-et-multi-view`',
    demo: ['/enhancements/'],
  },
  lightbox: {
    does: 'Images over the page, single or as a gallery, with captions as text.',
    keys: 'Enter opens; arrows, Home and End show other images, Escape closes, Tab stays inside; focus returns',
    demo: ['/galleries/', '/product/enamel-mug/'],
  },
  video: {
    does: 'Covers over videos: a press plays; images of the provider are loaded only with consent.',
    options: '`data-thumbnails="off"` on the script tag',
    keys: 'Enter and Space on the cover; focus moves to the player',
    demo: ['/media/'],
  },
  map: {
    does: "Maps with pins, through the site's own script of the service and with consent; otherwise a list of the locations.",
    options:
      '`data-center-lat`, `data-center-lng`, `data-zoom`, `data-mouse-wheel`, `data-mobile-dragging`, `data-grayscale`; for a pin `data-lat`, `data-lng`, `data-title`',
    demo: ['/media/'],
  },
  'contact form': {
    does: 'Validation, conditions between fields, the sum, sending without losing the typed text.',
    options:
      '`data-required_mark`, `data-field_type`, `data-conditional-logic`, `data-conditional-relation`, `data-redirect_url`; `data-drafts="on"` on the script tag',
    keys: 'Enter sends; the list of errors takes focus, its links lead to the fields',
    events: ['form:sent'],
    demo: ['/contact/'],
  },
  newsletter: {
    does: 'Newsletter forms, validated and sent to the site.',
    keys: 'Enter sends; the list of errors takes focus',
    events: ['form:sent'],
    demo: ['/contact/'],
  },
  links: {
    does: 'Links inside the page, and the initial hash of the address, scroll to a position below the header.',
    keys: 'Enter follows; focus and address change with it',
    demo: ['/links/'],
  },
  'module links': {
    does: 'Modules, rows and sections that act as a link.',
    options: 'the global `et_link_options_data`',
    keys: 'Enter follows, with a modifier in a new window; focus and address change with it',
    demo: ['/links/'],
  },
  ...headerNotes,
  motion: {
    does: 'Elements that move, fade, scale, turn or blur with the scroll position.',
    options: 'the global `et_pb_motion_elements`',
    demo: ['/motion/'],
  },
  animations: {
    does: 'Entrance animations when an element becomes visible.',
    options:
      'the global `et_animation_data`: style, repeat, duration, delay, intensity, opacity, curve',
    demo: ['/effects/'],
  },
  parallax: {
    does: 'Backgrounds that move more slowly than the page; not with reduced motion.',
    options: '`et_pb_parallax_css` leaves a background to the style sheet',
    demo: ['/effects/'],
  },
  'video background': {
    does: 'Videos behind sections: they play while they are visible, and can be paused.',
    keys: 'Enter and Space on its pause button',
    demo: ['/effects/'],
  },
  sticky: {
    does: 'Modules that stay at an edge of the window, stacked, within limits, with settings per device.',
    options: 'the global `et_pb_sticky_elements`',
    keys: 'the focused element is never covered',
    events: ['sticky:changed', 'ETBuilderStickyStart', 'ETBuilderStickyEnd'],
    demo: ['/sticky/', '/sticky/header/'],
  },
  ...shopNotes,
  ...courseNotes,
  'consent-control': {
    does: 'Stores the choice, releases held scripts and frames, notifies Google Consent Mode and the WP Consent API.',
    options: 'the global `_ckyConfig`',
    events: ['consent:changed', 'cookieyes_consent_update', 'wp_consent_type_defined'],
    demo: ['/consent/'],
  },
  'consent-banner': {
    does: 'The banner, its preferences and the button that reopens it, in every layout and for both laws.',
    options: 'the global `_ckyConfig`, the template `ckyBannerTemplate`',
    keys: 'Tab moves within the dialog, Enter and Space select, Escape closes the preferences',
    events: ['cookieyes_banner_load'],
    demo: ['/consent/gdpr-box-popup/'],
  },
  ...accessNotes,
  abtest: {
    does: 'Variants on cached pages and the goals of a test, each counted once.',
    options:
      'the global `et_pb_custom`: `ab_tests`, `ab_bounce_rate`; `data-test-consent` on the script tag',
    events: ['goal:reached', 'et_pb_ab_subject_ready'],
    demo: ['/split-test/'],
  },
  pixel: {
    does: 'Sends events of the page, of clicks, of other scripts and of the shop to the pixel, with consent.',
    options: 'the globals `aepc_pixel`, `aepc_pixel_events`, `aepc_pixel_args`',
    demo: ['/pixel/'],
  },
  builder: {
    does: 'The page in the preview of an editor: follows its modes, mounts re-rendered modules, renders previews.',
    options:
      'the global `et_builder_utils_params`: `builderType`; `data-preview` on the script tag',
    events: ['preview:switched'],
    demo: ['/builder/', '/builder/preview/'],
  },
};
