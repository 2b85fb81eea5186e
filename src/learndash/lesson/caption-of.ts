/**
 * What a file input shows of its choice (specification S5.22): the name of one file, the count of
 * several; null without a choice. `template` holds `{count}`.
 */
export const captionOf = (files: readonly string[], template: string): string | null => {
  if (files.length > 1) return template.replace('{count}', String(files.length));
  return files[0]?.split('\\').pop() || null;
};
