/**
 * Notes on the definitions for course pages.
 * @type {Readonly<Record<string, import('./module-notes.mjs').Note>>}
 */
export const courseNotes = {
  learndash: {
    does: 'Courses: expandable lists, tabs, tooltips, pages of lists, the search of the profile, quiz statistics.',
    options:
      '`data-ld-expands`, `data-ld-expand-text`, `data-ld-collapse-text`, `data-ld-tab`, `data-ld-tooltip`, `data-shortcode_instance`; the global `ldVars`',
    keys: 'Enter and Space expand; arrows, Home and End move along tabs; Escape closes tooltips and statistics',
    events: ['ld_has_paginated', 'learndash-statistics-contentchanged'],
    demo: ['/courses/c/', '/profile/c/', '/learner-lists/'],
  },
  'course login': {
    does: 'The login modal, also after a failed login.',
    keys: 'Enter opens, Escape closes, Tab stays inside; focus returns',
    demo: ['/courses/c/'],
  },
  'focus mode': {
    does: 'Lessons and topics in focus mode: sidebar, user menu, comment form.',
    options: '`ld-focus-sidebar-collapsed`, `ld-focus-sidebar-filtered`',
    keys: 'Enter and Space open and close the sidebar and the menu, Escape closes them',
    events: ['ld-focus-sidebar-opened', 'ld-focus-sidebar-closed'],
    demo: ['/lessons/c/'],
  },
  lesson: {
    does: "Features around LearnDash's own engines: timers, uploads, selected answers, topics that wait for a video.",
    options:
      '`data-timer-seconds`, `data-cookie-key`, `data-button`, `data-multiple-caption`, `data-video-progression`; the global `learndash_video_data`',
    events: ['learndash-time-finished'],
    demo: ['/lessons/c/'],
  },
  'course purchase': {
    does: 'Coupons, the total, joining without payment if the total is zero.',
    options: '`data-total`, `data-supports-coupon`; the global `ldVars`',
    keys: 'Enter applies a coupon; focus stays',
    demo: ['/registration/'],
  },
  'course payments': {
    does: 'The list of payment buttons of several gateways, the message before a payment leads to another page.',
    options: '`data-jq-dropdown`; the global `learndash_payments`',
    keys: 'Enter and Space open the list, Escape closes it',
    demo: ['/registration/'],
  },
  'course registration': {
    does: 'Login and registration on one page, shown alternately.',
    demo: ['/registration/'],
  },
  'course functions': {
    does: 'Functions that inline code, child themes and remaining scripts call.',
    options: 'the global `sfwd_data`',
    demo: ['/courses/c/'],
  },
};
