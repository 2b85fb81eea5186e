const digits = (value: string | null | undefined) =>
  /^\d{1,9}$/.test(value ?? '') ? Number(value) : null;

/**
 * Seconds that a timer has left: what its cookie says, else what the page has printed. A cookie that
 * holds no number counts as none, so a spoilt one never unlocks; null means that there is no timer.
 */
export const remainingOf = (cookie: string | null, printed: string | undefined): number | null => {
  const seconds = digits(printed);
  return seconds === null ? null : (digits(cookie) ?? seconds);
};
