import { useEffect } from 'react';
import { createLifetime, useScope } from '../../runtime/dom';
import { typedValues } from './typed-values';
import { draft } from './lazy';

/** Keeps a draft of the form where the site owner asks for it (`data-drafts="on"`). */
export const useDraft = (form: HTMLElement | null): void => {
  const { root, page } = useScope();
  useEffect(() => {
    if (!form || !page.options.keepsDrafts) return;
    const kept = createLifetime();
    void page.load(draft).then(
      ({ keepDraft }) => keepDraft(page, { root, form, typedValues, kept }),
      // Without the code nothing is kept.
      () => undefined,
    );
    return kept.end;
  }, [form, page, root]);
};
