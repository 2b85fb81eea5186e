import type { SplitTest } from '../split-test';

/** A test in a cookie, kept for a later page. */
export const writeTest = ({ post, subject, run }: SplitTest): string => `${post}_${subject}_${run}`;

export const readTest = (value: string | null): SplitTest | null => {
  const [, post, subject = '', run = ''] = /^(\d+)_([^\W_]+)_(\w*)$/.exec(value ?? '') ?? [];
  return post ? { post, subject: subject === 'false' ? false : subject, run } : null;
};
