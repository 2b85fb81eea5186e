import { readCookie } from '../../runtime/kit';
import type { Page } from '../../runtime/page';
import type { Recorder } from '../create-recorder';
import type { Goal } from '../ab-test';
import * as names from './names';
import { readTest } from './test-cookie';

/** An order, or a page that a test leads to: what was marked on an earlier page. */
export const reportConversions = ({ document: doc }: Page, { record }: Recorder): void => {
  const report = (goal: Goal, cookie: string, root: Element) => {
    const test = readTest(readCookie(doc, cookie));
    if (test) record(goal, test, root, cookie);
  };
  const order = doc.querySelector(names.order);
  if (order) report('con_goal', names.orderCookie, order);
  for (const mark of doc.querySelectorAll<HTMLElement>(names.shortcode)) {
    report('con_short', names.shortcodeCookie + mark.dataset.test_id, mark);
  }
};
