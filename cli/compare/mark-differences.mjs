// @ts-check
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** The allowed difference of two colours, between 0 and 1: edges of letters are rendered differently each time. */
const THRESHOLD = 0.2;

/** @param {PNG} picture @param {number} width @param {number} height */
const enlarge = (picture, width, height) => {
  const enlarged = new PNG({ width, height });
  PNG.bitblt(picture, enlarged, 0, 0, picture.width, picture.height, 0, 0);
  return enlarged;
};

/**
 * Marks the differences of two images, one of which may be longer.
 * @param {Buffer} before @param {Buffer} after PNG files
 * @returns {{ marked: Buffer, share: number }} PNG: the first image faded, differences in red; the share of all
 *   pixels, between 0 and 1
 */
export const markDifferences = (before, after) => {
  const pictures = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(...pictures.map((picture) => picture.width));
  const height = Math.max(...pictures.map((picture) => picture.height));
  const [first, second] = pictures.map((picture) => enlarge(picture, width, height).data);
  const marked = new PNG({ width, height });
  if (!first || !second) throw new Error('Two images are required.');
  const count = pixelmatch(first, second, marked.data, width, height, { threshold: THRESHOLD });
  return { marked: PNG.sync.write(marked), share: count / (width * height) };
};
