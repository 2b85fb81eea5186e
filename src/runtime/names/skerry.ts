/** The skip link that Skerry inserts; searches for the page's links leave it out. */
export const skipLink = 'skerry-skip';
/** The button of a sub-menu; mobile menus, which are copies of wide ones, leave it out. */
export const subMenuButton = 'skerry-sub-menu';
