/** WordPress ends the name of a resized picture with its size: `shirt-100x100.jpg`. */
const SIZE = /-(\d+)x(\d+)\.\w+$/;

/** The small picture of a slide, as high as it will be before it has come. */
export const createThumbnail = (slide: HTMLElement): HTMLImageElement => {
  const picture = slide.ownerDocument.createElement('img');
  const { thumb: src = '', thumbSrcset: srcset = '', thumbSizes: sizes = '' } = slide.dataset;
  const [, width, height] = SIZE.exec(src) ?? [];
  if (width && height) Object.assign(picture, { width, height });
  // Without sizes browsers take a picture for the whole window.
  return Object.assign(picture, { src, srcset, sizes });
};
