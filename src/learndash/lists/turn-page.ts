import * as names from './names';
import { type Changes, focusText, scrollBelowHeader } from '../../runtime/kit';
import { ldVars } from '../config';
import type { ContentUpdates } from '../content-updates';
import type { Expand } from '../expand/start-expand';
import type { ControllerScope } from '../../runtime/controller-scope';
import { readPrinted, readJson } from './read-json';
import { findLists, type List } from './find-lists';
import { announce } from '../announce';
import { pagerLink, disabled } from '../names';
import { pagerRequest } from './pager-request';
import { insertLists } from './insert-lists';

/** The element with the data that a context's request sends back unchanged. */
const instanceOf = (link: HTMLElement, [list]: readonly List[]) => {
  const { context } = link.dataset;
  if (context === 'course_info_courses') return readJson(list?.target, names.attsAttribute);
  const isKept = context === 'profile' || context === 'course_content_shortcode';
  return isKept ? readJson(list?.target, names.instanceAttribute) : undefined;
};

/** If the focused link is gone, the focus moves to its replacement in the first of these lists that has one. */
const refocus = (
  changes: Changes,
  lists: readonly List[],
  { context, isNext }: { context: string; isNext: boolean },
) => {
  const links = lists.flatMap(({ target }) => [...target.querySelectorAll<HTMLElement>(pagerLink)]);
  const open = links.filter(
    (link) => link.dataset.context === context && !link.classList.contains(disabled),
  );
  const same = open.find((link) => link.classList.contains(isNext ? 'next' : 'prev')) ?? open[0];
  if (same) same.focus({ preventScroll: true });
  else if (lists[0]) focusText(lists[0].target, changes);
};

/**
 * Requests the page of a list that a link names (specification S7.37). Resolves to false where the
 * list was left unchanged.
 */
export const turnPage = async (
  scope: ControllerScope,
  updates: ContentUpdates,
  expand: Expand,
  link: HTMLAnchorElement,
): Promise<boolean> => {
  const { page, changes, signal } = scope;
  const { document: doc } = page;
  const pager = link.closest(`.${names.pager}`);
  const results = readJson(pager, names.resultsAttribute);
  const { quiz_course_id: quizCourse = '' } = (results ?? {}) as { quiz_course_id?: unknown };
  const lists = findLists(link, String(quizCourse));
  const busy = lists.map((list) => list.busy);
  if (lists.length === 0) return false;
  if (busy.some((each) => each.classList.contains(names.loading))) return true;

  const { context = '', course_id = '', lesson_id = '', group_id = '' } = link.dataset;
  const nav = /^\d+$/.test(course_id) ? doc.querySelector(`.ld-course-nav-${course_id}`) : null;
  const fields = pagerRequest({
    search: link.search,
    context,
    nonce: pager?.getAttribute(names.nonceAttribute) ?? '',
    results,
    lessonId: lesson_id,
    courseId: course_id,
    groupId: group_id,
    widget: readJson(nav, names.widgetAttribute),
    instance: instanceOf(link, lists),
  });
  const hadFocus = link.contains(doc.activeElement);
  // A list shown in the outline and on the page turns in both; the focus belongs to the one around the link.
  const around = lists.filter(({ target }) => target.contains(link));
  const isNext = link.classList.contains('next');
  for (const each of busy) {
    changes.setClass(each, names.loading, true);
    changes.setAttribute(each, 'aria-busy', 'true');
  }
  let isTurned = false;
  let hasResponse = false;
  try {
    const result = await page.ajax({
      url: page.globals.get(ldVars).ajaxurl,
      method: 'GET',
      fields,
      expect: 'json',
      read: readPrinted,
      signal,
    });
    hasResponse = result.ok;
    // A search may have been sent meanwhile; its list is the newest.
    if (result.ok && result.value && link.isConnected) {
      isTurned = await insertLists(scope, updates, expand, { lists, printed: result.value });
    }
  } finally {
    for (const each of busy) {
      changes.setClass(each, names.loading, null);
      changes.setAttribute(each, 'aria-busy', undefined);
    }
  }
  if (signal.aborted) return true;
  if (hasResponse) doc.body.dispatchEvent(new CustomEvent(names.paginated, { bubbles: true }));
  if (!isTurned) return false;
  const isLost = !doc.activeElement || doc.activeElement === doc.body;
  if (hadFocus && isLost) refocus(changes, [...around, ...lists], { context, isNext });
  announce(scope, page.labels('pageLoaded'));
  if (context === 'profile_quizzes') {
    const row = lists[0]?.target.closest(`.${names.row}`);
    if (row) scrollBelowHeader(page, row);
  }
  return true;
};
