/** LearnDash LD30's names that several parts read (LearnDash 4.1, 4.18, 4.20 and 4.21). */
export const sidebar = 'ld-focus-sidebar';
export const expanded = 'ld-expanded';

/** Scope in which ids and expand ids are looked up first (contract learning.md §5.5). */
export const scopes = `.${sidebar},.learndash-wrapper`;

/** The part that a list of its own scrolls in, in focus mode. */
export const sidebarScroller = 'ld-focus-sidebar-wrapper';
export const focusMain = 'ld-focus-main';
