import type { EarlyLayout } from '../../runtime/first-layout';
import { columnRule, distributeColumns } from './columns';
import * as names from './names';

/** Posts are in their columns from the first paint on; until then the style sheet hides them. */
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
