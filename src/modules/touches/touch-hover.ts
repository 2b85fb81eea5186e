import * as names from './names';
import type { Touch } from './touch';

const layouts = ['light', 'dark'] as const;
const devices = ['', '-tablet', '-phone'] as const;

/** Gutters and light or dark text that change under the pointer (divi-modules.md §4.2, §4.4). */
export const touchHover: Touch = (find, { changes, signal }) => {
  const swap = (element: HTMLElement, onHover: (isHovered: boolean) => void) => {
    element.addEventListener('mouseenter', () => onHover(true), { signal });
    element.addEventListener('mouseleave', () => onHover(false), { signal });
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
    const target = element.querySelector<HTMLElement>(`:scope > .${names.button}`) ?? element;
    swap(element, (isHovered) => {
      for (const device of devices) {
        const layout =
          element.getAttribute(`${names.layoutBase}-hover${device}`) ??
          element.getAttribute(`${names.layoutBase}-hover`);
        for (const each of layouts) {
          const name = `${names.layoutClass}${each}${device.replace('-', '_')}`;
          const isUsed = device === '' || target.classList.contains(name);
          if (isUsed || !isHovered)
            changes.setClass(target, name, isHovered ? each === layout : null);
        }
      }
    });
  }
};
