import { hasModifier, pressWithKeys } from '../runtime/kit';
import { ldVars } from './config';
import type { ContentUpdates } from './content-updates';
import type { Expand } from './expand/start-expand';
import type { ControllerScope } from '../runtime/controller-scope';
import * as names from './names';
import { lists } from './lazy';

const RESET = `#${names.profile} .ld-reset-button`;
const LINKS = `${names.pagerLink},${RESET},.${names.statisticsLink}`;

/**
 * Pagers, the search of the profile and quiz statistics, whose chunk loads at the first use. A
 * failure leaves the page unchanged, and the next press goes to the server as a plain link or form
 * (specification S8.12).
 */
export const startLists = (
  scope: ControllerScope,
  updates: ContentUpdates,
  expand: Expand,
): void => {
  const { page, name, changes, listen, delegate } = scope;
  const { document: doc, report, globals } = page;
  /** Controls whose request has failed: the browser follows their next press. */
  const leftToBrowser = new WeakSet<Element>();

  const act = async (
    control: HTMLElement,
    use: (lists: typeof import('./lists')) => Promise<boolean>,
  ) => {
    let isDone = false;
    try {
      isDone = await use(await page.load(lists));
    } catch (error) {
      report({ source: name, phase: 'call', error, element: control });
    }
    // The address of a statistics link leads nowhere.
    if (!isDone && !control.classList.contains(names.statisticsLink)) leftToBrowser.add(control);
  };

  updates.arrivals.push((root) => {
    for (const link of root.querySelectorAll(`.${names.disabled}`)) {
      if (!link.matches(names.pagerEnd)) continue;
      changes.setAttribute(link, 'aria-disabled', 'true');
      changes.setAttribute(link, 'tabindex', '-1');
    }
    // Older markup closes the search by pointer only.
    for (const closer of root.querySelectorAll(`.${names.searchCloser}`)) {
      if (closer.matches('button')) continue;
      changes.setAttribute(closer, 'role', 'button');
      changes.setAttribute(closer, 'tabindex', '0');
      listen<KeyboardEvent>(closer, 'keydown', pressWithKeys);
    }
  });

  listen<MouseEvent>(doc, 'click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(LINKS);
    if (!link || event.button !== 0 || hasModifier(event)) return;
    const isStatistics = link.classList.contains(names.statisticsLink);
    if (link.classList.contains(names.disabled) || isStatistics) event.preventDefault();
    if (event.defaultPrevented && !isStatistics) return;
    if (leftToBrowser.has(link) || !globals.get(ldVars).ajaxurl) return;
    event.preventDefault();
    void act(link, async (lists) => {
      if (isStatistics) await lists.showStatistics(scope, link);
      else if (link.matches(RESET)) {
        return lists.searchProfile(scope, updates, expand, { control: link, isReset: true });
      } else return lists.turnPage(scope, updates, expand, link);
      return true;
    });
  });
  delegate('submit', `#${names.profile} .${names.searchForm}`, (form, event) => {
    if (leftToBrowser.has(form) || !globals.get(ldVars).ajaxurl) return;
    event.preventDefault();
    void act(form, (lists) =>
      lists.searchProfile(scope, updates, expand, { control: form, isReset: false }),
    );
  });
  listen(doc, 'click', ({ target }) => {
    const control = (target as Element).closest(`.${names.searchCloser},.${names.searchPrompt}`);
    const box = control?.closest(`#${names.profile}`) ?? doc;
    const prompt = control && box.querySelector<HTMLElement>(`.${names.searchPrompt}`);
    if (!prompt) return;
    if (control !== prompt) {
      expand.setOpen(prompt, false);
      prompt.focus();
    } else if (prompt.getAttribute('aria-expanded') === 'true') {
      box.querySelector<HTMLElement>(`.${names.searchField}`)?.focus({ preventScroll: true });
    }
  });
};
