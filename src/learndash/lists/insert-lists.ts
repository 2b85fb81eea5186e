import type { Expand } from '../expand/start-expand';
import type { ControllerScope } from '../../runtime/controller-scope';
import { plainObject } from '../../runtime/kit';
import { type ContentUpdates, notify } from '../content-updates';
import { type Printed, readJson } from './read-json';
import type { List } from './find-lists';
import { openAll, pagerLink } from '../names';
import * as names from './names';
import { pageAddress } from './pager-request';

/** Pager links printed by a request point to the request; they must point to the page. */
const restoreLinks = (root: Element, here: string) => {
  for (const link of root.querySelectorAll<HTMLAnchorElement>(pagerLink)) {
    link.setAttribute('href', pageAddress(link.getAttribute('href') ?? '', here));
  }
};

/**
 * Inserts the server's new page into its lists. Some responses include the list's own element: only
 * its contents are used, so that no id occurs twice (learndash.md §9.3). Resolves to false where
 * the response has nothing for the first list.
 */
export const insertLists = async (
  scope: ControllerScope,
  updates: ContentUpdates,
  expand: Expand,
  { lists, printed }: { lists: readonly List[]; printed: NonNullable<Printed> },
): Promise<boolean> => {
  const { page, signal } = scope;
  const parts = await Promise.all(
    lists.map(async ({ keys }) => {
      const html = keys.map((key) => printed[key]).find((text) => text?.trim());
      return html ? page.insert.fragment(html, 'form') : null;
    }),
  );
  if (!parts[0]?.hasChildNodes() || signal.aborted) return false;
  lists.forEach(({ target, own, dropsIds }, at) => {
    const fragment = parts[at];
    // A pager is removed if the response has none; other lists are kept.
    if (!fragment && !target.classList.contains(names.tableFooter)) return;
    const same = fragment?.querySelector(own);
    const instance = same?.getAttribute(names.instanceAttribute);
    if (instance) target.setAttribute(names.instanceAttribute, instance);
    target.replaceChildren(...((same ?? fragment)?.childNodes ?? []));
    if (dropsIds) for (const each of target.querySelectorAll('[id]')) each.removeAttribute('id');
    restoreLinks(target, page.window.location.href);
  });
  for (const { target } of lists) {
    expand.prepare(target);
    expand.resetAll(target);
    notify(updates.arrivals, target);
    page.scan(target);
    page.bus.emit('content:swapped', { root: target });
    const all = target.querySelector<HTMLElement>(openAll);
    // The script that the server prints for it does not run here.
    const instance = plainObject(readJson(target, names.instanceAttribute));
    if (all && instance?.expand_all === true) expand.setOpen(all, true);
  }
  return true;
};
