import { useEffect } from 'react';
import { createLifetime, useScope } from '../../runtime/dom';
import { typedValues } from './typed-values';
import { draft } from './lazy';

/** Keeps a draft of the form if the site owner enables it (`data-drafts="on"`). */
export const useDraft = (form: HTMLElement | null): void => {
  const { root, page } = useScope();
  useEffect(() => {
    if (!form || !page.options.keepsDrafts) return;
    const kept = createLifetime();
    void page.load(draft).then(
      ({ keepDraft }) => keepDraft(page, { root, form, typedValues, kept }),
      // Without the chunk no draft is kept.
      (error: unknown) => page.report({ source: 'draft', phase: 'load', error }),
    );
    return kept.end;
  }, [form, page, root]);
};
