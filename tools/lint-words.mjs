import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { privateWords } from './private-words.mjs';

/**
 * Fails if a source, a test or a document uses a word that only this project understands, and
 * prints the common term. Quotations of the specification are exempt.
 */
const SKIPPED =
  /^(docs\/specification\.md|tools\/private-words\.mjs|test\/tools\/private-words\.test\.ts)$/;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(tsx?|mjs|md|php)$/.test(file) && !SKIPPED.test(file));

for (const file of files) {
  for (const { line, word, instead } of privateWords(readFileSync(file, 'utf8'))) {
    console.error(`${file}:${line}: "${word}"; say "${instead}"`);
    process.exitCode = 1;
  }
}
