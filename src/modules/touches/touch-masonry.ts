import { createChanges } from '../../runtime/kit';
import { columnRule } from './column-rule';
import { dealColumns } from './deal-columns';
import * as names from './names';
import type { Touch } from './touch';

/** Posts in columns of different height; the site's style sheet says how many (§12.6). */
export const touchMasonry: Touch = (find, { page, undos, signal }) => {
  const { window: win } = page;
  for (const grid of find(`.${names.masonry}[${names.masonryColumns}]`)) {
    const changes = createChanges();
    let undo = () => {};
    let current: string | null = null;
    const update = () => {
      const { content } = win.getComputedStyle(grid, '::before');
      // Outside the document nothing is computed; what was dealt stays.
      if (content === current || !grid.isConnected) return;
      current = content;
      undo();
      const rule = columnRule(content);
      undo = dealColumns(grid, rule);
      changes.setAttribute(grid, names.masonryColumns, String(rule.count));
      grid.dispatchEvent(new CustomEvent(names.columnsChanged, { bubbles: true }));
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(grid);
    // A style sheet that arrives late.
    win.addEventListener('load', update, { signal });
    undos.push(() => {
      observer.disconnect();
      undo();
      changes.undo();
    });
  }
};
