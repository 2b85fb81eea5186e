/** WordPress ends the name of a resized picture with its size: `shirt-100x100.jpg`. */
const SIZE = /-(\d+)x(\d+)\.\w+$/;

/** The small picture of a slide, as high as it will be before it has come. */
export const createThumbnail = (slide: HTMLElement): HTMLImageElement => {
  const picture = slide.ownerDocument.createElement('img');
  const { thumb = '', thumbSrcset, thumbSizes } = slide.dataset;
  const [, width, height] = SIZE.exec(thumb) ?? [];
  if (width && height) Object.assign(picture, { width, height });
  picture.src = thumb;
  if (thumbSrcset) picture.srcset = thumbSrcset;
  // Without it browsers take a picture for the whole window.
  if (thumbSizes) picture.sizes = thumbSizes;
  return picture;
};
