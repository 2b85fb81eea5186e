import { watchWidth } from '../../runtime/kit';
import * as names from './names';
import { tileSize } from './tile-size';
import type { Enhancement } from './enhancement';

/** Shapes between sections: their tiles are whole pixels wide. */
export const enhanceDividers: Enhancement = (find, { changes, page, onEnd }) => {
  for (const divider of find(...names.dividers)) {
    changes.setClass(divider, names.noTransition, false);
    const watch = watchWidth(divider, (own) => {
      const { backgroundSize } = page.window.getComputedStyle(divider);
      const size = tileSize(backgroundSize, divider.offsetWidth);
      if (size) own.setStyle(divider, 'background-size', size);
    });
    onEnd(watch.undo);
  }
};
