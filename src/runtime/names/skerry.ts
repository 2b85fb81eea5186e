/** The link to the content that Skerry puts in: what looks for links of the page leaves it out. */
export const skipLink = 'skerry-skip';
