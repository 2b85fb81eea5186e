import type { LearnPart } from './learn-part';

const HIDDEN = 'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)';
const regions = new WeakMap<LearnPart, HTMLElement>();

/** Tells screen readers what has changed. */
export const say = (part: LearnPart, text: string): void => {
  const { document: doc } = part.page;
  let region = regions.get(part);
  if (!region) {
    region = doc.createElement('div');
    region.setAttribute('role', 'status');
    region.style.cssText = HIDDEN;
    doc.body.append(region);
    regions.set(part, region);
    part.undos.push(() => region?.remove());
  }
  region.textContent = text;
};
