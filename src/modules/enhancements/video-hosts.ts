/** Hosts whose frames keep their proportions (divi-modules.md §10.3). */
const hosts =
  /(^|\.)(youtube\.com|youtube-nocookie\.com|vimeo\.com|kickstarter\.com|hulu\.com|dailymotion\.com|funnyordie\.com|ted\.com|revision3\.com|flickr\.com|blip\.tv|collegehumor\.com)$/;

export const isVideoHost = (hostname: string): boolean => hosts.test(hostname);
