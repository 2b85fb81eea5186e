import { useLayoutEffect } from 'react';
import type { IslandProps } from '../../runtime/definition';
import { createChanges } from '../../runtime/dom';
import { columnRule } from './column-rule';
import { dealColumns } from './deal-columns';
import * as names from './names';

/** Posts in columns of different height; the site's style sheet says how many (§12.6). */
export function island({ root, page }: IslandProps) {
  useLayoutEffect(() => {
    const { window: win } = page;
    const changes = createChanges();
    let undo = () => {};
    let current = '';
    const update = () => {
      const { content } = win.getComputedStyle(root, '::before');
      if (content === current) return;
      current = content;
      undo();
      const rule = columnRule(content);
      undo = dealColumns(root, rule);
      changes.setAttribute(root, names.columns, String(rule.count));
      root.dispatchEvent(new CustomEvent(names.changed, { bubbles: true }));
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(root);
    // A style sheet that arrives late.
    win.addEventListener('load', update);
    return () => {
      observer.disconnect();
      win.removeEventListener('load', update);
      undo();
      changes.undo();
    };
  }, [root, page]);
  return null;
}
