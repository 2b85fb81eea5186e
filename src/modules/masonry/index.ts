import type { Start } from '../../runtime/definition';
import { createChanges } from '../../runtime/kit';
import { columnRule, distributeColumns, isDistributed } from './columns';
import * as names from './names';

const GRIDS = `${names.grids},${names.extraGrids}`;

/** Posts in columns of different heights; the site's style sheet decides how many (divi-modules.md §8.6). */
export const start: Start = ({ page, listen, on, guard, onEnd }) => {
  const { document: doc, window: win } = page;
  const seen = new WeakSet<Element>();

  const arrange = guard((grid: Element) => {
    const changes = createChanges();
    let undo = () => {};
    let current: string | null = null;
    const update = () => {
      const { content } = win.getComputedStyle(grid, '::before');
      // Outside the document nothing is computed; the columns are kept.
      if (content === current || !grid.isConnected) return;
      current = content;
      undo();
      const rule = columnRule(content);
      const release = () => page.firstLayout.release(grid);
      if (isDistributed(grid, rule)) undo = release;
      else {
        release();
        undo = distributeColumns(grid, rule);
      }
      changes.setAttribute(grid, names.columns, String(rule.count));
      grid.dispatchEvent(new CustomEvent(names.columnsChanged, { bubbles: true }));
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(grid);
    // A style sheet that loads late.
    listen(win, 'load', update);
    onEnd(() => {
      observer.disconnect();
      undo();
      changes.undo();
    });
  }, 'mount');

  const arrangeIn = ({ root }: { readonly root: Element }) => {
    for (const grid of [root, ...root.querySelectorAll(GRIDS)]) {
      if (seen.has(grid) || !grid.matches(GRIDS)) continue;
      seen.add(grid);
      arrange(grid);
    }
  };
  arrangeIn({ root: doc.documentElement });
  on('content:found', arrangeIn);
};
