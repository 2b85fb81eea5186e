import { expect, test } from 'vitest';
import { applyPanel, type PanelPhase } from '../../../src/modules/menus/apply-panel';
import { createChanges } from '../../../src/runtime/kit';
import { layOut } from '../../support/laid-out';

const open = (margin: number) => {
  document.body.innerHTML = `<aside></aside><div style="margin: 0 ${margin}px"><header></header></div>`;
  const find = (name: string) => document.querySelector(name) as HTMLElement;
  const [panel, page, header] = [find('aside'), find('div'), find('header')];
  const changes = createChanges();
  return {
    page,
    show(phase: PanelPhase) {
      // An element that is not rendered has no width.
      layOut(panel, { width: phase === 'closed' ? 0 : 320 });
      applyPanel(changes, { panel, toggles: [], movers: [page, header], isFull: false }, phase);
      return [page.style.left, header.style.left];
    },
  };
};

test.each([
  [0, ['0px', '0px'], ['-320px', '-320px']],
  [120, ['0px', '120px'], ['-200px', '-80px']],
  [400, ['0px', '400px'], ['0px', '400px']],
])(
  'the fixed header of a boxed page is above it, %i px from the edge, and moves as far as it does [S2.19b]',
  (margin, closed, opened) => {
    const { show } = open(margin);
    expect(show('closed')).toEqual(closed);
    expect(show('open')).toEqual(opened);
    expect(show('closing')).toEqual(closed);
  },
);

test('in a window of another width the fixed header of a boxed page moves with it', () => {
  const { page, show } = open(120);
  show('closed');
  page.style.margin = '0 60px';
  expect(show('closed')).toEqual(['0px', '60px']);
});
