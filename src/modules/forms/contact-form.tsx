import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  createPortal,
  focusText,
  useAttributes,
  useClasses,
  useListen,
  useScope,
  useStyles,
} from '../../runtime/dom';
import { formConfig } from './config';
import { readCaptcha } from './captcha';
import { checkFields, type Faults } from './check-fields';
import { FaultList } from './fault-list';
import * as names from './names';
import { type Answer, postForm } from './post-form';
import { readFields } from './read-fields';
import { useConditions } from './use-conditions';
import { useDraft } from './use-draft';
import { useSpamToken } from './use-spam-token';

interface Props {
  /** Called with the server's answer; the module then gets new contents. */
  readonly onAnswer: (answer: Answer) => void;
}

type State =
  | { readonly is: 'idle' | 'sending' | 'failed' }
  | { readonly is: 'faulty'; readonly faults: Faults };

/** One life of a contact form: from the markup as it stands to the server's answer. */
export function ContactForm({ onAnswer }: Props) {
  const { root, page, signal, changes } = useScope();
  const texts = page.globals.get(formConfig);
  const [{ form, message }] = useState(() => ({
    form: root.querySelector('form'),
    message: root.querySelector<HTMLElement>(names.message),
  }));
  const [state, setState] = useState<State>({ is: 'idle' });
  const [captcha] = useState(() => form && readCaptcha(form, changes));
  useLayoutEffect(() => () => captcha?.giveBack(), [captcha]);
  const isPending = useRef(false);
  useConditions(form);
  const spamToken = useSpamToken(form);
  useDraft(form);

  const faults = state.is === 'faulty' ? [...state.faults.missing, ...state.faults.invalid] : [];
  const [controls] = useState(() =>
    form ? readFields(form, '').map(({ control, marked }) => ({ control, marked })) : [],
  );
  const isFaulty = (control: Element) => faults.some(({ field }) => field.control === control);
  const [messageId] = useState(() => message?.id || page.nextId());
  useClasses(
    controls.map(({ marked }) => marked),
    (index) => ({ [names.error]: isFaulty(controls[index]?.control ?? root) }),
  );
  useAttributes(
    controls.map(({ control }) => control),
    (_index, control) => ({
      'aria-invalid': isFaulty(control) ? true : undefined,
      'aria-describedby': isFaulty(control) ? messageId : undefined,
    }),
  );
  useAttributes(message ? [message] : [], () => ({ id: messageId, role: 'alert' }));
  useAttributes([root], () => ({ 'aria-busy': state.is === 'sending' ? true : undefined }));
  // What the server has said before gives way to what is said now.
  const [said] = useState(() => [...(message?.children ?? [])] as HTMLElement[]);
  const isSaying = state.is === 'faulty' || state.is === 'failed';
  useStyles(said, () => ({ display: isSaying ? 'none' : null }));
  useStyles([root], () => ({ opacity: state.is === 'sending' ? '0.2' : null }));

  const send = async () => {
    if (!form || isPending.current) return;
    const fields = readFields(form, texts.wrong_checkbox);
    const found = checkFields(fields, texts);
    // What is checked in a group is sent by a hidden input.
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
    // Set before anything is waited for: a second press finds it (specification S4.23).
    isPending.current = true;
    setState({ is: 'sending' });
    const number = root.dataset.form_unique_num || '0';
    const token = await spamToken(names.action + number);
    const answer = await postForm(page, { root, number, form, fields, token, signal });
    if (signal.aborted) return;
    isPending.current = false;
    if (answer) onAnswer(answer);
    else setState({ is: 'failed' });
  };
  useListen(form, 'submit', (event) => {
    event.preventDefault();
    void send();
  });

  // The summary takes the focus; its links lead to the fields.
  useEffect(() => {
    if (message && isSaying) focusText(message, changes);
  }, [message, state, isSaying, changes]);

  if (!message || state.is === 'idle' || state.is === 'sending') return null;
  return createPortal(
    state.is === 'faulty' ? <FaultList faults={state.faults} /> : <p>{page.labels('failed')}</p>,
    message,
  );
}
