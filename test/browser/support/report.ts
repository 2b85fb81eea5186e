import { appendFileSync, mkdirSync } from 'node:fs';

/** Writes measured figures down, one line each, in `.cache/figures.jsonl`. */
export const report = (figures: object): void => {
  mkdirSync('.cache', { recursive: true });
  const at = new Date().toISOString();
  appendFileSync('.cache/figures.jsonl', `${JSON.stringify({ at, ...figures })}\n`);
};
