import { lessonQuery } from './names';

/** The lesson that an address asks for: what stands before the first hyphen, if it is a number. */
export const lessonOfQuery = (search: string): string | null => {
  const [lesson = ''] = (new URLSearchParams(search).get(lessonQuery) ?? '').split('-', 1);
  return /^\d+$/.test(lesson) ? lesson : null;
};
