import { useEffect } from 'react';
import { useScope } from '../../runtime/dom';
import { typedValues } from './typed-values';

/** Keeps a draft of the form where the site owner asks for it (`data-drafts="on"`). */
export const useDraft = (form: HTMLElement | null): void => {
  const { root, page } = useScope();
  useEffect(() => {
    if (!form || !page.options.keepsDrafts) return;
    let isOver = false;
    let undo: (() => void) | null = null;
    void import('./draft').then(
      ({ keepDraft }) => {
        if (!isOver) undo = keepDraft(page, root, form, typedValues);
      },
      // Without the code nothing is kept.
      () => undefined,
    );
    return () => {
      isOver = true;
      undo?.();
    };
  }, [form, page, root]);
};
