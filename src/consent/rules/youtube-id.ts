/**
 * The id in a YouTube address, which must be exactly 11 characters long (S5.18); forms of
 * cookieyes.md §9.3.
 */
export const youtubeId = (address: string): string | null => {
  const [, id = ''] =
    /(?:youtu\.be\/|\/v\/|\/u\/\w\/|\/embed\/|watch\?v=|&v=)([^#&?]*)/.exec(address) ?? [];
  return /^[\w-]{11}$/.test(id) ? id : null;
};
