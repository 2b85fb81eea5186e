/** The link to the content that Skerry puts in: what looks for links of the page leaves it out. */
export const skipLink = 'skerry-skip';
/** The button of a sub-menu; lists for phones, which copy wide menus, leave it out. */
export const subMenuButton = 'skerry-sub-menu';
