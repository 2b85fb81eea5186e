import type { Controller } from '../runtime/definition';
import { createChanges } from '../runtime/kit';
import { startExpand } from './expand/start-expand';
import { inTurn, type LearnPart } from './learn-part';
import { startLists } from './start-lists';
import { startRooms } from './start-rooms';
import { startTabs } from './tabs/start-tabs';
import { startTooltips } from './tooltips/start-tooltips';

const parts = [startRooms, startTooltips, startTabs];

/** Learner pages of LearnDash's LD30 theme. */
export const controller: Controller = (page) => {
  const abort = new AbortController();
  const changes = createChanges();
  const part: LearnPart = {
    page,
    changes,
    listening: { signal: abort.signal, report: page.report, source: 'learndash' },
    undos: [],
    arrivals: [],
    moves: [],
  };
  for (const start of parts) start(part);
  startLists(part, startExpand(part));
  for (const arrive of part.arrivals) {
    inTurn(part, 'start', () => arrive(page.document.documentElement));
  }
  return () => {
    abort.abort();
    for (const undo of part.undos.reverse()) undo();
    changes.undo();
  };
};
