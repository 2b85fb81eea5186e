import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { IslandProps } from '../../runtime/definition';
import { focusText, replaceContents, useScope } from '../../runtime/dom';
import { ContactForm } from './contact-form';
import * as names from './names';
import type { Answer } from './post-form';
import { typedValues } from './typed-values';

/**
 * A contact form (specification S4.22 to S4.25). Each answer of the server brings new contents, whose
 * form works like the first one.
 */
export function Contact({ root, page }: IslandProps) {
  const { changes } = useScope();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [round, setRound] = useState(0);
  const giveBack = useRef<(() => void) | null>(null);

  const onAnswer = (next: Answer) => {
    const typed = typedValues.readTyped(root);
    const undo = replaceContents(root, ...next.contents);
    giveBack.current ??= undo;
    if (next.hasErrors) typedValues.fillTyped(root, typed);
    changes.setClass(root, names.animated, false);
    // Only what the server has taken is sent (specification S4.25, S8.09).
    if (!next.hasErrors) page.bus.emit('form:sent', { root, kind: 'contact' });
    setAnswer(next);
    setRound((count) => count + 1);
  };

  useEffect(() => {
    if (!answer) return;
    const message = root.querySelector<HTMLElement>(names.message);
    if (message) focusText(message, changes);
    page.scan(root);
    page.bus.emit('content:swapped', { root });
    if (!answer.hasErrors) page.navigate(root.dataset.redirect_url);
  }, [answer, page, root, changes]);
  useLayoutEffect(() => () => giveBack.current?.(), []);

  return <ContactForm key={round} onAnswer={onAnswer} />;
}
