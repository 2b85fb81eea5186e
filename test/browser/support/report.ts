import { appendFileSync, mkdirSync } from 'node:fs';

/** Writes measured figures down, one line each, in `test-results/figures.jsonl`. */
export const report = (figures: object): void => {
  mkdirSync('test-results', { recursive: true });
  appendFileSync('test-results/figures.jsonl', `${JSON.stringify(figures)}\n`);
};
