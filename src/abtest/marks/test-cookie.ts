import type { AbTest } from '../ab-test';

/** A test in a cookie, kept for a later page. */
export const writeTest = ({ post, subject, run }: AbTest): string => `${post}_${subject}_${run}`;

export const readTest = (value: string | null): AbTest | null => {
  const [, post, subject = '', run = ''] = /^(\d+)_([^\W_]+)_(\w*)$/.exec(value ?? '') ?? [];
  return post ? { post, subject: subject === 'false' ? false : subject, run } : null;
};
