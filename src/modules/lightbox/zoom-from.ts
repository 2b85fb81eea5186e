interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The transform that lays a picture over its thumbnail; null where either has no size. */
export const zoomFrom = (thumbnail: Box, picture: Box): string | null => {
  if (thumbnail.width === 0 || picture.width === 0 || picture.height === 0) return null;
  const scale = Math.min(thumbnail.width / picture.width, thumbnail.height / picture.height);
  const x = thumbnail.left + thumbnail.width / 2 - (picture.left + picture.width / 2);
  const y = thumbnail.top + thumbnail.height / 2 - (picture.top + picture.height / 2);
  return `translate(${x}px,${y}px) scale(${scale})`;
};
