import type { EarlyLayout } from '../../runtime/first-layout';
import { columnRule, distributeColumns } from './columns';
import * as names from './names';

/** Posts stand in their columns from the first paint on; the style sheet hides them until then. */
export const masonryLayout: EarlyLayout = {
  family: 'modules',
  selector: names.grids,
  layOut(grid) {
    const win = grid.ownerDocument.defaultView;
    return distributeColumns(
      grid,
      columnRule(win?.getComputedStyle(grid, '::before').content ?? ''),
    );
  },
};
