/** Seconds as hours, minutes and seconds with two digits each; hours may have more. */
export const hhmmss = (seconds: number): string =>
  [seconds / 3600, (seconds / 60) % 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':');
