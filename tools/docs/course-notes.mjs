/**
 * The notes of what pages of courses have.
 * @type {Readonly<Record<string, import('./module-notes.mjs').Note>>}
 */
export const courseNotes = {
  learndash: {
    does: 'Courses: expandable lists, tabs, tips, pages of lists, the search of the profile, the figures of a quiz.',
    options:
      '`data-ld-expands`, `data-ld-expand-text`, `data-ld-collapse-text`, `data-ld-tab`, `data-ld-tooltip`, `data-shortcode_instance`; the global `ldVars`',
    keys: 'Enter and Space expand; arrows, Home and End go along tabs; Escape closes tips and figures',
    events: ['ld_has_paginated', 'learndash-statistics-contentchanged'],
    demo: ['/courses/c/', '/profile/c/', '/learner-lists/'],
  },
  'course login': {
    does: 'The login over the page, also after a login that failed.',
    keys: 'Enter opens, Escape closes, Tab stays inside; the focus returns',
    demo: ['/courses/c/'],
  },
  'focus mode': {
    does: 'Lessons and topics in focus mode: sidebar, user menu, the form for a comment.',
    options: '`ld-focus-sidebar-collapsed`, `ld-focus-sidebar-filtered`',
    keys: 'Enter and Space open and close the sidebar and the menu, Escape closes them',
    events: ['ld-focus-sidebar-opened', 'ld-focus-sidebar-closed'],
    demo: ['/lessons/c/'],
  },
  lesson: {
    does: 'Around the engines that are kept: timers, uploads, chosen answers, topics that wait for a video.',
    options:
      '`data-timer-seconds`, `data-cookie-key`, `data-button`, `data-multiple-caption`, `data-video-progression`; the global `learndash_video_data`',
    events: ['learndash-time-finished'],
    demo: ['/lessons/c/'],
  },
  'course purchase': {
    does: 'Coupons, the total, joining without payment where the total is zero.',
    options: '`data-total`, `data-supports-coupon`; the global `ldVars`',
    keys: 'Enter applies a coupon; the focus stays',
    demo: ['/registration/'],
  },
  'course payments': {
    does: 'The list of payment buttons of several gateways, the message before a payment leaves the page.',
    options: '`data-jq-dropdown`; the global `learndash_payments`',
    keys: 'Enter and Space open the list, Escape closes it',
    demo: ['/registration/'],
  },
  'course registration': {
    does: 'Login and registration on one page, shown in turn.',
    demo: ['/registration/'],
  },
  'course functions': {
    does: 'Functions that inline code, child themes and kept scripts call.',
    options: 'the global `sfwd_data`',
    demo: ['/courses/c/'],
  },
};
