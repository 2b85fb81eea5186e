import { useEffect } from 'react';
import { useScope } from '../../runtime/dom';
import { typedValues } from './typed-values';
import { draft } from './lazy';

/** Keeps a draft of the form where the site owner asks for it (`data-drafts="on"`). */
export const useDraft = (form: HTMLElement | null): void => {
  const { root, page } = useScope();
  useEffect(() => {
    if (!form || !page.options.keepsDrafts) return;
    const abort = new AbortController();
    void page.load(draft).then(
      ({ keepDraft }) => keepDraft(page, { root, form, typedValues, abort }),
      // Without the code nothing is kept.
      () => undefined,
    );
    return () => abort.abort();
  }, [form, page, root]);
};
