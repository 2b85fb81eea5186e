/** Twelve o'clock. */
const START = -Math.PI / 2;

/**
 * Start, end and direction of the drawn part of a circle; a negative value runs anticlockwise, more
 * than all is all.
 */
export const circleArc = (
  percent: number,
): [start: number, end: number, isAnticlockwise: boolean] => [
  START,
  START + Math.max(-1, Math.min(1, percent / 100)) * 2 * Math.PI,
  percent < 0,
];
