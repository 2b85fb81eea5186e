import {
  type FormFields,
  animate,
  createChanges,
  createLifetime,
  listen,
  plainObject,
  pressInDialog,
  pressWithKeys,
} from '../../runtime/kit';
import type { ControllerScope } from '../../runtime/controller-scope';
import { ldVars } from '../config';
import { durationFor } from '../duration-for';

/** Ids of the overlay for one quiz attempt. */
const OVERLAY = 'wpProQuiz_user_overlay';
const CONTENT = 'wpProQuiz_user_content';
const LOADING_BOX = 'wpProQuiz_loadUserData';
const CLOSE = 'wpProQuiz_overlay_close';
const DIALOG = 'wpProQuiz_modal_window';

/** Opens the row after its own. */
const ROW_LINK = 'statistic_data';
/** Links of the administration that do nothing here. */
const DEAD = '.wpProQuiz_update,#wpProQuiz_resetUserStatistic';

const ACTION = 'wp_pro_quiz_admin_ajax_statistic_load_user';
const FUNC = 'statisticLoadUser';
/** Triggered on the body when the statistics are in the overlay. */
const CHANGED = 'learndash-statistics-contentchanged';

/** Fields of the request for one attempt; the legacy theme prints its attributes with underscores. */
export const statisticsRequest = (data: Readonly<DOMStringMap>): FormFields => ({
  action: ACTION,
  func: FUNC,
  data: {
    quizId: data.quizId ?? data.quiz_id,
    userId: data.userId ?? data.user_id,
    refId: data.refId ?? data.ref_id,
    statistic_nonce: data.statisticNonce ?? data.statistic_nonce,
    // Specification S3.18.
    avg: 0,
  },
});

/** jQuery's "fast". */
const ROW_MS = 200;

const readHtml = (value: unknown): string | undefined => {
  const html = plainObject(value)?.html;
  return typeof html === 'string' && html.trim() ? html : undefined;
};

/** Statistics of one quiz attempt in an overlay (specification S2.17, learndash.md §10.1, §10.2). */
export const showStatistics = async (scope: ControllerScope, link: HTMLElement): Promise<void> => {
  const { page, name: source, onEnd } = scope;
  const { document: doc, report } = page;
  const overlay = doc.getElementById(OVERLAY);
  const content = doc.getElementById(CONTENT);
  const loading = doc.getElementById(LOADING_BOX);
  const button = doc.getElementById(CLOSE);
  const { ajaxurl } = page.globals.get(ldVars);
  // The feature may have ended while this chunk was loading.
  if (scope.signal.aborted || !overlay || !content || !ajaxurl) return;
  if (overlay.style.display === 'block') return;

  const { signal, end } = createLifetime();
  const listening = { signal, report, source };
  const shown = createChanges();
  const close = () => {
    end();
    shown.undo();
    content.replaceChildren();
    link.focus({ preventScroll: true });
  };
  onEnd(() => !signal.aborted && close());

  const dialog = overlay.querySelector<HTMLElement>(`.${DIALOG}`) ?? overlay;
  shown.setAttribute(dialog, 'role', 'dialog');
  shown.setAttribute(dialog, 'aria-modal', 'true');
  const name = link.getAttribute('aria-label') || link.textContent?.trim();
  if (name) shown.setAttribute(dialog, 'aria-label', name);
  shown.setAttribute(dialog, 'aria-busy', 'true');
  shown.setAttribute(dialog, 'tabindex', '-1');
  shown.setStyle(overlay, 'display', 'block');
  shown.setStyle(content, 'display', 'none');
  if (loading) shown.setStyle(loading, 'display', 'block');
  (button ?? dialog).focus({ preventScroll: true });

  if (button) listen(button, 'click', close, listening);
  listen<KeyboardEvent>(
    doc,
    'keydown',
    (event) => {
      pressInDialog(event, dialog, close);
    },
    listening,
  );

  const result = await page.ajax({
    url: ajaxurl,
    fields: statisticsRequest(link.dataset),
    expect: 'json',
    read: readHtml,
    signal,
  });
  if (signal.aborted) return;
  const fragment = result.ok ? await page.insert.fragment(result.value, 'form') : null;
  if (signal.aborted) return;
  if (!fragment?.hasChildNodes()) {
    close();
    return;
  }
  for (const each of fragment.querySelectorAll(DEAD)) each.remove();
  for (const each of fragment.querySelectorAll<HTMLElement>(`.${ROW_LINK}`)) {
    each.setAttribute('role', 'button');
    each.setAttribute('aria-expanded', 'false');
  }
  content.replaceChildren(fragment);
  shown.setStyle(content, 'display', 'block');
  if (loading) shown.setStyle(loading, 'display', 'none');
  shown.setAttribute(dialog, 'aria-busy', 'false');
  doc.body.dispatchEvent(new CustomEvent(CHANGED, { bubbles: true }));

  listen<MouseEvent>(
    content,
    'click',
    (event) => {
      const control = (event.target as Element).closest<HTMLElement>(`.${ROW_LINK}`);
      const row = control?.closest('tr')?.nextElementSibling;
      if (!control) return;
      event.preventDefault();
      if (!(row instanceof HTMLElement)) return;
      const isOpen = row.style.display === 'none';
      control.setAttribute('aria-expanded', String(isOpen));
      row.style.display = isOpen ? '' : 'none';
      const fade = () => [{ opacity: 0 }, { opacity: 1 }];
      if (isOpen) animate([row], fade, { durationMs: durationFor(page, ROW_MS) });
    },
    listening,
  );
  listen<KeyboardEvent>(
    content,
    'keydown',
    (event) => {
      if ((event.target as Element).matches(`.${ROW_LINK}`)) pressWithKeys(event);
    },
    listening,
  );
};
