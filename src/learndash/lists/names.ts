export const pager = 'ld-pagination';
export const loading = 'ld-loading';
export const nonceAttribute = 'data-pager-nonce';
export const resultsAttribute = 'data-pager-results';
export const instanceAttribute = 'data-shortcode_instance';
export const widgetAttribute = 'data-widget_instance';
export const attsAttribute = 'data-shortcode-atts';

export const pagerAction = 'ld30_ajax_pager';
export const searchAction = 'ld30_ajax_profile_search';

/** Fields of a request that its response prints into the addresses of its links. */
export const callField =
  /^(action|context|pager_nonce|(lesson|course|group)_id|ld-profile-search-nonce|(pager_results|shortcode_instance|widget_instance)\b.*)$/;

/** Triggered on the body after each response of a pager. */
export const paginated = 'ld_has_paginated';

/** Id of the profile's list. */
export const courseList = 'ld-main-course-list';

export const userStatus = 'ld-user-status';
export const itemContents = 'ld-item-contents';
export const tableItems = 'ld-table-list-items';
export const tableFooter = 'ld-table-list-footer';
export const navigation = '.ld-lesson-navigation,.ld-focus-sidebar-wrapper';
export const row = 'ld-item-list-item';
