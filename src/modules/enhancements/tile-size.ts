/**
 * The size of a divider's tile in whole pixels, or null where nothing has to change: a share of the
 * width that is no whole number leaves gaps between repeated tiles
 * (divi-effects.md §5).
 */
export const tileSize = (computed: string, width: number): string | null => {
  const [, share, height] = /^([\d.]+)%\s+(\S+)$/.exec(computed.trim()) ?? [];
  if (share === undefined || height === undefined || Number(share) === 100) return null;
  return `${Math.trunc((Number(share) / 100) * width)}px ${height}`;
};
