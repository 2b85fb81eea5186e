import * as names from './names';
import { stuckModule } from '../../runtime/names/divi';
import type { Enhancement } from './enhancement';

const layouts = ['light', 'dark'] as const;
const devices = ['', '-tablet', '-phone'] as const;

/** Elements that change together with it: a button inside, items of a gallery, slides with their slider. */
const targetsOf = (element: HTMLElement): readonly Element[] => {
  const button = element.querySelector(`:scope > .${names.button}`);
  if (button) return [button];
  const slider = element.matches(names.slide) ? element.closest(names.slider) : null;
  const parts = element.matches(names.gallery)
    ? names.galleryItem
    : element.matches(names.postSlider) && names.slide;
  return [element, ...(parts ? element.querySelectorAll(parts) : []), ...(slider ? [slider] : [])];
};

/** Gutters and text colours that change on hover (divi-modules.md §4.1, §4.2). */
export const enhanceHover: Enhancement = (find, { changes, listen }) => {
  const swap = (element: HTMLElement, onHover: (isHovered: boolean) => void) => {
    listen(element, 'mouseenter', () => onHover(true));
    listen(element, 'mouseleave', () => onHover(false));
  };
  for (const row of find(`.${names.gutterHover}`)) {
    const [from, to] = [names.originalGutter, names.hoverGutter].map(
      (name) => names.gutter + (row.getAttribute(name) ?? ''),
    );
    if (!from || !to || from === to) continue;
    swap(row, (isHovered) => {
      changes.setClass(row, from, isHovered ? false : null);
      changes.setClass(row, to, isHovered || null);
    });
  }
  for (const element of find(`[${names.layoutBase}][${names.layoutBase}-hover]`)) {
    const targets = targetsOf(element);
    const isAudio = element.matches(names.audioModule);
    const read = (suffix: string) => element.getAttribute(names.layoutBase + suffix);
    swap(element, (isHovered) => {
      for (const device of devices) {
        // Phones and tablets change only with settings of their own.
        const isSet = device === '' || read(device) !== null || read(`-hover${device}`) !== null;
        const layout = isSet ? (read(`-hover${device}`) ?? read('-hover')) : null;
        const suffix = device.replace('-', '_');
        for (const target of targets) {
          for (const each of layouts) {
            const name = `${names.layoutClass}${each}${suffix}`;
            changes.setClass(target, name, isHovered ? each === layout : null);
          }
          const isDark = isHovered ? layout === 'light' : null;
          if (isAudio) changes.setClass(target, names.darkText + suffix, isDark);
        }
      }
      if (isHovered || !read('-sticky')) return;
      // It may have been stuck or released while it was hovered.
      const resting = read(element.closest(stuckModule) ? '-sticky' : '');
      for (const each of layouts)
        element.classList.toggle(names.layoutClass + each, each === resting);
    });
  }
};
