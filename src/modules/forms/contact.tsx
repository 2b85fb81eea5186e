import * as names from './names';
import {
  createPortal,
  useAttributes,
  useClasses,
  useListen,
  useScope,
  useStyles,
  replaceContents,
} from '../../runtime/dom';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { readCaptcha } from './captcha';
import { formConfig } from './config';
import { checkFields, type Faults } from './check-fields';
import { FaultList } from './fault-list';
import { focusMessage } from './focus-message';
import { type FormResponse, postForm } from './post-form';
import { readFields } from './read-fields';
import { useConditions } from './use-conditions';
import { useDraft } from './use-draft';
import { useDrawnBoxes } from './use-drawn-boxes';
import { useFaultMarks } from './use-fault-marks';
import { useFieldKinds } from './use-field-kinds';
import { useSpamToken } from './use-spam-token';
import type { IslandProps } from '../../runtime/definition';
import { typedValues } from './typed-values';

interface Props {
  /** Called with the server's response; the module then gets new contents. */
  readonly onResponse: (response: FormResponse) => void;
}

type State =
  | { readonly is: 'idle' | 'sending' | 'failed' }
  | { readonly is: 'faulty'; readonly faults: Faults };

/** One life of a contact form, from its markup to the server's response. */
export function ContactForm({ onResponse }: Props) {
  const { root, page, signal, changes } = useScope();
  const texts = page.globals.get(formConfig);
  const [{ form, message }] = useState(() => ({
    form: root.querySelector('form'),
    message: root.querySelector<HTMLElement>(names.message),
  }));
  const [state, setState] = useState<State>({ is: 'idle' });
  const [captcha] = useState(() => form && readCaptcha(form, changes));
  useLayoutEffect(() => () => captcha?.restore(), [captcha]);
  const isPending = useRef(false);
  const applyConditions = useConditions(form);
  useDrawnBoxes(form);
  const spamToken = useSpamToken(form);
  useDraft(form);

  const [controls] = useState(() => (form ? readFields(form, '') : []));
  useFieldKinds(controls);
  const isMarked = useFaultMarks(form, state.is === 'faulty' ? state.faults : null);
  const [messageId] = useState(() => message?.id || page.nextId());
  useClasses(
    controls.map(({ marked }) => marked),
    (index) => ({ [names.error]: isMarked(controls[index]?.control ?? root) }),
  );
  useAttributes(
    controls.map(({ control }) => control),
    (_index, control) => ({
      'aria-invalid': isMarked(control) ? true : undefined,
      'aria-describedby': isMarked(control) ? messageId : undefined,
    }),
  );
  useAttributes(message ? [message] : [], () => ({ id: messageId, role: 'alert' }));
  useAttributes([root], () => ({ 'aria-busy': state.is === 'sending' ? true : undefined }));
  // Messages of the server are replaced by those of the new submit.
  const [serverMessages] = useState(() => [...(message?.children ?? [])] as HTMLElement[]);
  const hasMessage = state.is === 'faulty' || state.is === 'failed';
  useStyles(serverMessages, () => ({ display: hasMessage ? 'none' : null }));
  useStyles([root], () => ({ opacity: state.is === 'sending' ? '0.2' : null }));

  const send = async () => {
    if (!form || isPending.current) return;
    applyConditions();
    const fields = readFields(form, texts.wrong_checkbox);
    const found = checkFields(fields, texts);
    // The checked options of a group are submitted by a hidden input.
    for (const handle of form.querySelectorAll<HTMLInputElement>(`.${names.handle}`)) {
      const value = fields.find(({ id }) => id === handle.name)?.value;
      if (value !== undefined) changes.setAttribute(handle, 'value', value);
    }
    const wrong = captcha?.isWrong()
      ? fields
          .filter(({ control }) => control === captcha.input)
          .map((field) => ({ field, text: texts.wrong_captcha }))
      : [];
    if (wrong.length > 0) captcha?.renew();
    const invalid = [...found.invalid, ...wrong];
    if (found.missing.length > 0 || invalid.length > 0) {
      setState({ is: 'faulty', faults: { missing: found.missing, invalid } });
      return;
    }
    // Set before any await, so that a second press finds it (specification S4.23).
    isPending.current = true;
    setState({ is: 'sending' });
    const number = root.dataset.form_unique_num || '0';
    const token = await spamToken(names.action + number);
    const response = await postForm(page, { root, number, form, fields, token, signal });
    if (signal.aborted) return;
    isPending.current = false;
    if (response) onResponse(response);
    else setState({ is: 'failed' });
  };
  useListen(form, 'submit', (event) => {
    event.preventDefault();
    void send();
  });

  // Focus goes to the summary, whose links lead to the fields.
  useEffect(() => {
    if (message && hasMessage) focusMessage(page, message, { root, changes });
  }, [page, root, message, state, hasMessage, changes]);

  if (!message || state.is === 'idle' || state.is === 'sending') return null;
  return createPortal(
    state.is === 'faulty' ? <FaultList faults={state.faults} /> : <p>{page.labels('failed')}</p>,
    message,
  );
}

/**
 * A contact form (specification S4.22 to S4.25). Each response replaces its contents, whose form
 * works like the first one.
 */
export function Contact({ root, page }: IslandProps) {
  const { changes } = useScope();
  const [response, setResponse] = useState<FormResponse | null>(null);
  const [round, setRound] = useState(0);
  const restore = useRef<(() => void) | null>(null);

  const onResponse = (next: FormResponse) => {
    const typed = typedValues.readTyped(root);
    const undo = replaceContents(root, ...next.contents);
    restore.current ??= undo;
    if (next.hasErrors) typedValues.fillTyped(root, typed);
    changes.setClass(root, names.animated, false);
    // Only an accepted form counts as sent (specification S4.25, S8.09).
    if (!next.hasErrors) page.bus.emit('form:sent', { root, kind: 'contact' });
    setResponse(next);
    setRound((count) => count + 1);
  };

  useEffect(() => {
    if (!response) return;
    const message = root.querySelector<HTMLElement>(names.message);
    if (message) focusMessage(page, message, { root, changes });
    page.scan(root);
    page.bus.emit('content:swapped', { root });
    if (!response.hasErrors) page.navigate(root.dataset.redirect_url);
  }, [response, page, root, changes]);
  useLayoutEffect(() => () => restore.current?.(), []);

  return <ContactForm key={round} onResponse={onResponse} />;
}
