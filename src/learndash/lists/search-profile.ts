import { createLifetime, type Lifetime } from '../../runtime/kit';
import { ldVars } from '../config';
import type { ContentUpdates } from '../content-updates';
import type { Expand } from '../expand/start-expand';
import type { ControllerScope } from '../../runtime/controller-scope';
import { readPrinted, readJson } from './read-json';
import { announce } from '../announce';
import { profile, searchForm, searchField, searchPrompt } from '../names';
import * as names from './names';
import { insertLists } from './insert-lists';

/** The running search of each profile. */
const running = new WeakMap<Element, Lifetime & { readonly wanted: string }>();

/**
 * Searches the courses of a profile, or shows all again (specification S7.34). Resolves to false
 * where the profile was left unchanged.
 */
export const searchProfile = async (
  scope: ControllerScope,
  updates: ContentUpdates,
  expand: Expand,
  { control, isReset }: { control: Element; isReset: boolean },
): Promise<boolean> => {
  const { page, changes } = scope;
  const { document: doc } = page;
  const box = control.closest<HTMLElement>(`#${profile}`);
  const form = control.closest(`.${searchForm}`);
  const field = form?.querySelector<HTMLInputElement>(`.${searchField}`);
  if (!box || !form || !field) return false;
  if (isReset) field.value = '';
  const { value: wanted } = field;
  const before = running.get(box);
  if (before?.wanted === wanted) return true;
  before?.end();
  const search = { ...createLifetime(scope.signal), wanted };
  const { signal } = search;
  running.set(box, search);
  const instance = readJson(box, names.instanceAttribute);
  const list = box.querySelector<HTMLElement>(`#${names.courseList}`);
  const hadFocus = form.contains(doc.activeElement);
  const promptOf = () => box.querySelector<HTMLElement>(`.${searchPrompt}`);
  const isClosed = () => promptOf()?.getAttribute('aria-expanded') === 'false';
  const wasClosed = isClosed();
  let isLeft = false;
  if (list) {
    changes.setClass(list, names.loading, true);
    changes.setAttribute(list, 'aria-busy', 'true');
  }
  let isShown = false;
  try {
    const result = await page.ajax({
      url: page.globals.get(ldVars).ajaxurl,
      method: 'GET',
      fields: {
        action: names.searchAction,
        shortcode_instance: instance ?? {},
        'ld-profile-search': wanted,
        'ld-profile-search-nonce': form.getAttribute('data-nonce') ?? '',
      },
      expect: 'json',
      read: readPrinted,
      signal,
    });
    if (result.ok && result.value) {
      isLeft = !wasClosed && isClosed();
      const own = `#${profile}`;
      const lists = [{ busy: list ?? box, target: box, keys: ['markup'], own }];
      isShown = await insertLists(scope, updates, expand, { lists, printed: result.value });
    }
  } finally {
    if (running.get(box) === search) {
      running.delete(box);
      if (list) {
        changes.setClass(list, names.loading, null);
        changes.setAttribute(list, 'aria-busy', undefined);
      }
    }
  }
  if (!isShown || signal.aborted) return signal.aborted;

  const now = box.querySelector<HTMLInputElement>(`.${searchField}`);
  const prompt = promptOf();
  // The current value: the visitor may have typed on.
  if (now) now.value = field.value;
  // Open after a search, so that the term is visible; after a reset only if the focus is inside.
  // Closed if the visitor has closed it meanwhile.
  if (prompt) expand.setOpen(prompt, !isLeft && (wanted !== '' || hadFocus));
  // Unless the focus is elsewhere by now.
  if ((hadFocus || isLeft) && doc.activeElement?.contains(box)) {
    (isLeft ? prompt : now)?.focus({ preventScroll: true });
  }
  const shown = box.querySelector(`#${names.courseList}`);
  const rows = shown?.querySelectorAll(`.${names.row}`).length ?? 0;
  announce(
    scope,
    rows > 0
      ? page.labels(['found', '{n} found'], { n: rows })
      : (shown?.textContent?.trim() ?? ''),
  );
  return true;
};
