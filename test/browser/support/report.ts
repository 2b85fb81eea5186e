import { appendFileSync, mkdirSync } from 'node:fs';

/** Appends measured figures to `.cache/figures.jsonl`, one line each. */
export const report = (figures: object): void => {
  mkdirSync('.cache', { recursive: true });
  const at = new Date().toISOString();
  appendFileSync('.cache/figures.jsonl', `${JSON.stringify({ at, ...figures })}\n`);
};
