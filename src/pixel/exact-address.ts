/** An address as the plugin compares it: absolute, with a slash at the end (pixel.md §3.1). */
export const exactAddress = (address: string, base: string): string => {
  const { origin, protocol } = new URL(base);
  const ended = address.endsWith('/') ? address : `${address}/`;
  if (/^https?:\/\//.test(ended)) return ended;
  return ended.startsWith('//') ? protocol + ended : `${origin}/${ended.replace(/^\/+/, '')}`;
};
