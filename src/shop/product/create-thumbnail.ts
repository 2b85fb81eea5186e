/** WordPress ends the file name of a resized image with its size: `shirt-100x100.jpg`. */
const SIZE = /-(\d+)x(\d+)\.\w+$/;

/** The thumbnail of a slide, with its final height before the image loads. */
export const createThumbnail = (slide: HTMLElement): HTMLImageElement => {
  const picture = slide.ownerDocument.createElement('img');
  const { thumb: src = '', thumbSrcset: srcset = '', thumbSizes: sizes = '' } = slide.dataset;
  const [, width, height] = SIZE.exec(src) ?? [];
  if (width && height) Object.assign(picture, { width, height });
  // Without `sizes` browsers load an image for the full window width.
  return Object.assign(picture, { src, srcset, sizes });
};
