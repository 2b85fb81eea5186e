import type { Start } from '../../runtime/definition';
import { isRtl } from '../../runtime/kit';
import * as names from './names';

/**
 * Classes that the style sheet expects of a script: for narrow mega menus, and for branches that
 * would leave the window.
 */
export const startMarkLists: Start = ({ page, changes, onEnd }) => {
  const { document: doc, stores } = page;
  for (const item of doc.querySelectorAll(`:is(${names.menu}) > .${names.mega}`)) {
    const columns = item.querySelectorAll(':scope > ul > li').length;
    if (columns === 0 || columns > 3) continue;
    changes.setClass(item, names.megaParent, true);
    changes.setClass(item, `${names.megaParent}-${columns}`, true);
  }

  const deep = doc.querySelectorAll<HTMLElement>(names.deepLists);
  if (deep.length === 0) return;
  const measure = () => {
    const tops = new Set<Element>();
    for (const list of deep) {
      const top = list.closest('.nav > li');
      if (top) tops.add(top);
    }
    for (const top of tops) changes.setClass(top, names.reversed, false);
    const width = doc.documentElement.clientWidth;
    const isReversed = [...deep].map((list) => {
      const { left, right } = list.getBoundingClientRect();
      return isRtl(list) ? left < 0 : right > width;
    });
    deep.forEach((list, index) => {
      const top = list.closest('.nav > li');
      if (top && isReversed[index]) changes.setClass(top, names.reversed, true);
    });
  };
  onEnd(
    stores.$viewport.subscribe(({ width }, before) => {
      if (width !== before?.width) measure();
    }),
  );
};
