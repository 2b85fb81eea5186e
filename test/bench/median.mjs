// @ts-check

/** @param {readonly number[]} values */
export const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
