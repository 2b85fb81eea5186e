import * as names from './names';
import { useEffect, useRef, useState } from 'react';
import type { IslandProps } from '../../runtime/definition';
import {
  createPortal,
  useAttributes,
  useClasses,
  useListen,
  useScope,
  useStyles,
} from '../../runtime/dom';
import { formConfig } from './config';
import type { Faults } from './check-fields';
import { checkSignup, signupFields } from './check-signup';
import { FaultList } from './fault-list';
import { focusMessage } from './focus-message';
import { redirectAddress } from './redirect-address';
import { controlOf, readSubscription, subscription } from './subscription';
import { useConditions } from './use-conditions';
import { useDraft } from './use-draft';
import { useDrawnBoxes } from './use-drawn-boxes';
import { useFaultMarks } from './use-fault-marks';
import { useFieldKinds } from './use-field-kinds';
import { useSpamToken } from './use-spam-token';

type State =
  | { readonly is: 'idle' | 'sending' | 'leaving' | 'done' }
  | { readonly is: 'faulty'; readonly faults: Faults }
  | { readonly is: 'refused'; readonly text: string };

/**
 * After this time the page is not leaving: the address was a download, or a place on this page. In
 * milliseconds.
 */
const LEAVING_MS = 5000;

const shown = (isShown: boolean) => ({ display: isShown ? 'block' : null });

/** A newsletter form (specification S4.26 to S4.28). */
export function Newsletter({ root, page }: IslandProps) {
  const { signal, changes } = useScope();
  const texts = page.globals.get(formConfig);
  const [parts] = useState(() => {
    const form = root.querySelector('form');
    const find = (selector: string) =>
      [...root.querySelectorAll<HTMLElement>(selector)].slice(0, 1);
    return {
      form: form && controlOf(form, 'checksum') ? form : null,
      error: find(names.errorBox),
      success: find(names.successBox),
      fields: find(names.signupFields),
      button: find(names.button),
      loader: find(names.loader),
      marked: form ? signupFields(form, '') : [],
    };
  });
  const { form, error, success, fields, button, loader, marked } = parts;
  const [errorBox] = error;
  const [errorId] = useState(() => errorBox?.id || page.nextId());
  useFieldKinds(marked);
  const [state, setState] = useState<State>({ is: 'idle' });
  const isPending = useRef(false);
  const applyConditions = useConditions(form);
  useDrawnBoxes(form);
  const spamToken = useSpamToken(form);
  useDraft(form);

  const isLeaving = state.is === 'leaving';
  const isSending = state.is === 'sending' || isLeaving;
  const isOver = isLeaving || state.is === 'done';
  const hasError = state.is === 'faulty' || state.is === 'refused';
  const isMarked = useFaultMarks(form, state.is === 'faulty' ? state.faults : null);
  const errorName = (index: number) =>
    marked[index]?.control.closest(names.customField) ? names.error : names.signupError;
  useClasses(
    marked.map((field) => field.marked),
    (index) => ({ [errorName(index)]: isMarked(marked[index]?.control ?? root) }),
  );
  useAttributes(
    marked.map(({ control }) => control),
    (index, control) => ({
      'aria-invalid': isMarked(control) ? true : undefined,
      'aria-describedby': isMarked(control) ? errorId : undefined,
      // The printed labels are hidden from everybody.
      'aria-label': control.closest(names.field) ? undefined : marked[index]?.label,
    }),
  );
  useAttributes(error, () => ({ id: errorId, role: 'alert' }));
  useAttributes(success, () => ({ role: 'status' }));
  useAttributes(button, () => ({ role: 'button', 'aria-busy': isSending ? true : undefined }));
  useClasses(button, () => ({ [names.loading]: isSending }));
  useStyles(loader, () => shown(isSending));
  useStyles(error, () => shown(hasError));
  useStyles(success, () => shown(state.is === 'done'));
  useStyles(fields, () => ({ display: state.is === 'done' ? 'none' : null }));

  const leave = (from: Element) => {
    const value = (part: string) => controlOf(from, part)?.value ?? '';
    const { redirect_url: url = '', redirect_query: query = '', ip_address = '' } = root.dataset;
    const subscriber = {
      name: value('firstname'),
      last_name: value('lastname'),
      email: value('email').trim(),
      ip_address,
      css_id: root.id,
    };
    return page.navigate(redirectAddress(url, query, subscriber));
  };

  const send = async () => {
    if (!form || isPending.current || isOver) return;
    applyConditions();
    if (!form.reportValidity()) return;
    const entered = signupFields(form, texts.wrong_checkbox);
    const found = checkSignup(entered, texts);
    if (found.missing.length + found.invalid.length > 0) {
      setState({ is: 'faulty', faults: found });
      return;
    }
    isPending.current = true;
    setState({ is: 'sending' });
    const list = controlOf(form, 'list_id')?.value ?? '';
    const token = await spamToken(names.listAction + list);
    const hidden = entered.filter(({ isHidden }) => isHidden).map(({ originalId }) => originalId);
    const result = await page.ajax({
      url: texts.ajaxurl,
      fields: subscription(page, form, { token, hidden }),
      expect: 'json',
      read: readSubscription,
      signal,
    });
    if (signal.aborted) return;
    isPending.current = false;
    const response = result.ok ? result.value : readSubscription(null);
    if (!response.ok) {
      setState({ is: 'refused', text: response.text || texts.subscription_failed });
      return;
    }
    page.bus.emit('form:sent', { root, kind: 'newsletter' });
    setState({ is: leave(form) ? 'leaving' : 'done' });
  };

  const stay = () => setState({ is: 'done' });
  // The page may be restored in its current state by the browser's Back.
  useListen(isLeaving ? page.window : null, 'pagehide', stay);
  useEffect(() => {
    if (!isLeaving) return undefined;
    const timer = page.window.setTimeout(stay, LEAVING_MS);
    return () => page.window.clearTimeout(timer);
  }, [page, isLeaving]);
  useListen(form, 'submit', (event) => {
    event.preventDefault();
    void send();
  });
  useListen(button[0], 'click', (event) => {
    event.preventDefault();
    void send();
  });
  useListen<KeyboardEvent>(form, 'keydown', (event) => {
    const target = event.target as Element;
    // 229 ends an IME composition; in Safari `isComposing` is false by then.
    const isField = event.key === 'Enter' && event.keyCode !== 229 && target.matches('input.input');
    const isPress = event.key === ' ' && target === button[0];
    if (!isField && !isPress) return;
    event.preventDefault();
    void send();
  });

  useEffect(() => {
    const [message] = hasError ? error : state.is === 'done' ? success : [];
    if (message) focusMessage(page, message, { root, changes });
  }, [page, root, error, hasError, success, state, changes]);

  if (!errorBox || !hasError) return null;
  return createPortal(
    state.is === 'faulty' ? (
      <FaultList faults={state.faults} />
    ) : (
      // In an element, as page translation replaces bare text nodes.
      <span>{state.text}</span>
    ),
    errorBox,
  );
}
