/** LearnDash LD30's names that several features use (LearnDash 4.1, 4.18, 4.20 and 4.21). */
export const sidebar = 'ld-focus-sidebar';
/** Triggered on the sidebar after each change. */
export const sidebarOpened = 'ld-focus-sidebar-opened';
export const sidebarClosed = 'ld-focus-sidebar-closed';
export const expanded = 'ld-expanded';

/** Scope in which ids and expand ids are looked up first (learndash.md §5.1). */
export const scopes = `.${sidebar},.learndash-wrapper`;

/** The scroll container of the list, in focus mode. */
export const sidebarScroller = 'ld-focus-sidebar-wrapper';
export const focusMain = 'ld-focus-main';
/** Its bar, which the style sheet fixes above 768 pixels, below the admin bar. */
export const focusHeader = 'ld-focus-header';

/** Links of LD30's pagers; those of the legacy theme keep their script. */
export const pagerLink = '.ld-pages a[data-context]';
export const disabled = 'disabled';
export const pagerEnd = `.ld-pages a.${disabled}`;

/** Status, price and enrolment of a course that the visitor has not joined. */
export const courseStatus = 'ld-course-status';
export const courseStatusBox = 'ld-course-status-content';

/** The learner's profile, by id, and its search. */
export const profile = 'ld-profile';
export const searchForm = 'ld-item-search-fields';
export const searchField = 'ld-course-nav-field';
export const searchPrompt = 'ld-search-prompt';
export const searchCloser = 'ld-closer';
/** Opens the statistics of a quiz attempt. */
export const statisticsLink = 'user_statistic';

/** Buttons above a list that open all of it. */
export const openAll = ':is(.ld-item-list-actions,.ld-course-navigation-actions) .ld-expand-button';
