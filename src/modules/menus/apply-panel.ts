import { type Changes, isRtl } from '../../runtime/kit';
import * as names from './names';

/** Pixels below the top of a panel that covers the page (divi-layout.md §3.6). */
const BELOW_TOP = 20;

/** A closing panel is still visible. */
export type PanelPhase = 'closed' | 'open' | 'closing';

export const reducePanel = (phase: PanelPhase, action: 'toggle' | 'close' | 'rest'): PanelPhase => {
  if (action === 'rest') return phase === 'closing' ? 'closed' : phase;
  if (phase === 'open') return 'closing';
  return action === 'toggle' ? 'open' : phase;
};

export interface PanelElements {
  readonly panel: HTMLElement;
  /** Controls that open and close it, the theme's button first. */
  readonly toggles: readonly HTMLElement[];
  /** Elements that make space for a panel that slides in. */
  readonly movers: readonly HTMLElement[];
  /** Whether the panel covers the whole page. */
  readonly isFull: boolean;
}

/** Classes, states and position of the panel, with and without the island. */
export const applyPanel = (
  changes: Changes,
  { panel, toggles, movers, isFull }: PanelElements,
  phase: PanelPhase,
): void => {
  const isOpen = phase === 'open';
  const isSeen = phase !== 'closed';
  const kind = isFull ? 'fullscreen' : 'slide';
  if (!isFull) changes.setStyle(panel, 'display', 'block');
  changes.setAttribute(panel, 'inert', isOpen ? null : '');
  // Reading the width forces a layout with the panel at its start, so that its move is animated.
  const width = panel.offsetWidth;
  if (isFull) {
    const top = panel.querySelector<HTMLElement>(names.panelTop)?.offsetHeight ?? 0;
    changes.setStyle(panel, 'padding-top', `${top + BELOW_TOP}px`);
    changes.setClass(panel, names.panelAnimated, isSeen);
  } else {
    const [side, pageSide] = isRtl(panel) ? ['left', 'right'] : ['right', 'left'];
    // A boxed page moves by what exceeds its margin; its fixed header is beside that margin.
    const margin = Number.parseFloat(getComputedStyle(movers[0] ?? panel).marginLeft) || 0;
    const shift = isOpen ? Math.min(0, margin - width) : 0;
    if (width > 0) changes.setStyle(panel, side, isOpen ? '0px' : `${-width}px`);
    movers.forEach((mover, index) =>
      changes.setStyle(mover, pageSide, `${index === 0 ? shift : margin + shift}px`),
    );
  }
  changes.setClass(panel, names.panelOpened(kind), isOpen);
  changes.setClass(panel.ownerDocument.body, names.panelActive(kind), isOpen);
  for (const toggle of toggles) changes.setAttribute(toggle, 'aria-expanded', String(isOpen));
  if (!isFull && !isSeen) changes.setStyle(panel, 'display', 'none');
};
