export const focus = 'ld-focus';
export const collapsed = 'ld-focus-sidebar-collapsed';
/** The site's sidebar starts closed, and stays so. */
export const filtered = 'ld-focus-sidebar-filtered';
export const initial = 'ld-focus-initial-transition';
export const mobileNav = 'ld-mobile-nav';
export const mobileExpanded = 'expanded';
export const sidebarTrigger = 'ld-focus-sidebar-trigger';
export const triggers = '.ld-focus-sidebar-trigger,.ld-mobile-nav a,.ld-trigger-mobile-nav';
export const icon = 'ld-icon';
export const arrows = ['ld-icon-arrow-left', 'ld-icon-arrow-right'] as const;
export const heading = 'ld-course-navigation-heading';
/** The link to the course beside the trigger, which is the only visible part of a closed sidebar. */
export const headingLink = '#ld-focus-mode-course-heading';
/** Best match first. */
export const current = ['ld-is-current-item', 'ld-is-current-lesson'] as const;
/** The theme builder's header and footer around a page. */
export const themeParts = 'header.et-l.et-l--header,footer.et-l.et-l--footer';

export const userMenu = 'ld-user-menu';
export const userMenuItems = 'ld-user-menu-items';
export const avatar = 'ld-profile-avatar';

/** Ids of the comments. */
export const postButton = 'ld-comments-post-button';
export const commentForm = 'ld-comments-form';
export const comment = 'comment';
export const postOpen = 'ld-open';
export const formCollapsed = 'ld-collapsed';
