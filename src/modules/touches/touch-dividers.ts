import { watchWidth } from '../../runtime/kit';
import * as names from './names';
import { tileSize } from './tile-size';
import type { Touch } from './touch';

/** Shapes between sections: their tiles are whole pixels wide. */
export const touchDividers: Touch = (find, { changes, page, undos }) => {
  for (const divider of find(...names.dividers)) {
    changes.setClass(divider, names.noTransition, false);
    const watch = watchWidth(divider, (own) => {
      const { backgroundSize } = page.window.getComputedStyle(divider);
      const size = tileSize(backgroundSize, divider.offsetWidth);
      if (size) own.setStyle(divider, 'background-size', size);
    });
    undos.push(watch.undo);
  }
};
