import { subject } from './names';

/** The variant that the page shows of a post's test (ab-tests.md §1). */
export const subjectOf = (doc: Document, post: string | number): string | false => {
  const name = `${subject}${post}_`;
  const shown = doc.querySelector<HTMLElement>(`[class*="${name}"]`);
  return shown?.className.split(name)[1]?.split(/\s/, 1)[0] || false;
};
