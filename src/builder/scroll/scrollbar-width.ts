/** Pixels of the box that is measured, far more than any scrollbar has. */
const BOX = 100;
let known = 0;

/** Pixels of a vertical scrollbar; 0 where it lies over the page. Remembered once it is known. */
export const scrollbarWidth = (doc: Document): number => {
  if (known > 0) return known;
  const box = doc.createElement('div');
  Object.assign(box.style, {
    position: 'absolute',
    visibility: 'hidden',
    overflow: 'scroll',
    width: `${BOX}px`,
    height: `${BOX}px`,
  });
  doc.body.append(box);
  known = BOX - box.clientWidth;
  box.remove();
  return known;
};
