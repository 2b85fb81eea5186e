import * as names from './names';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useListen, useScope } from '../../runtime/dom';
import { isDisplayed } from './read-fields';
import { type Subject, parseRules, isShownBy } from './conditions';

/** Old markup: the label of a checked box is submitted by a text field beside it (divi-forms.md §1.6). */
export const writeTick = ({ target: box }: Pick<Event, 'target'>): void => {
  if (!(box as Element).matches('input[type=checkbox]')) return;
  const { checked, parentElement } = box as HTMLInputElement;
  const text = parentElement?.querySelector<HTMLInputElement>(':scope>input[type=text]');
  const { checked: on = '', unchecked: off = '' } = text?.dataset ?? {};
  if (text) text.value = checked ? on : off;
};

/** Specification S9.12. */
const TYPING_MS = 250;

const subjectOf = (wrapper: HTMLElement | undefined): Subject => {
  if (!wrapper || !isDisplayed(wrapper)) return null;
  const inputs = [...wrapper.querySelectorAll<HTMLInputElement>(names.boxes)];
  const [first] = inputs;
  const checked = inputs.filter((input) => input.checked).map(({ value }) => value);
  if (first?.type === 'checkbox') return { kind: 'boxes', checked };
  if (first) return { kind: 'text', value: checked[0] ?? '' };
  const control = wrapper.querySelector<HTMLInputElement>('input[type=text],textarea,select');
  return control ? { kind: 'text', value: control.value } : null;
};

/**
 * Shows and hides fields by their conditions (specification S3.10, S3.11). Returns a function that
 * does so at once, for values without an event and for the last typed key.
 */
export const useConditions = (form: HTMLElement | null): (() => void) => {
  const { changes, page } = useScope();
  const [elements] = useState(() => {
    const wrappers = [...(form?.querySelectorAll<HTMLElement>(names.field) ?? [])];
    return wrappers.map((wrapper) => ({
      wrapper,
      hasRules: wrapper.matches(names.conditional),
      rules: parseRules(wrapper.dataset.conditionalLogic),
      relation: wrapper.dataset.conditionalRelation,
    }));
  });
  const [typed, setTyped] = useState(0);

  const apply = () => {
    const byFieldId = (id: string) =>
      elements.find(({ wrapper }) => wrapper.dataset.id === id)?.wrapper;
    // In document order, so that a rule sees the result of those before it.
    for (const { wrapper, hasRules, rules, relation } of elements) {
      if (!hasRules) continue;
      const isShown = isShownBy(rules, relation, (id) => subjectOf(byFieldId(id)));
      // The style sheet hides every field with rules.
      changes.setStyle(wrapper, 'display', isShown ? 'block' : 'none');
      for (const input of wrapper.querySelectorAll<HTMLInputElement>('input[type=text]')) {
        // Browsers refuse to submit a form with an invalid field that is hidden.
        const pattern = input.getAttribute('pattern') ?? input.dataset.pattern;
        if (pattern === undefined) continue;
        changes.setAttribute(input, 'pattern', isShown ? undefined : null);
        changes.setAttribute(input, 'data-pattern', isShown ? undefined : pattern);
      }
    }
  };
  const latest = useRef(apply);
  useLayoutEffect(() => {
    latest.current = apply;
  });
  useLayoutEffect(() => {
    latest.current();
    // Date pickers and enhanced selects trigger changes through jQuery only.
    return form
      ? page.events.delegate(form, 'change', (event) => {
          writeTick(event);
          latest.current();
        })
      : undefined;
  }, [form, page]);
  const applyLater = () => setTyped((count) => count + 1);
  useListen(form, 'input', applyLater);
  // The browser resets the values only after the event.
  useListen(form, 'reset', applyLater);
  useEffect(() => {
    if (typed === 0) return undefined;
    const timer = page.window.setTimeout(() => latest.current(), TYPING_MS);
    return () => page.window.clearTimeout(timer);
  }, [page, typed]);
  // The browser restores values when navigating through history.
  useListen(page.window, 'pageshow', apply);
  return apply;
};
