import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const folder = resolve(import.meta.dirname, '../../../shared');

/** Whether the recorded exchanges and pages of a real site are next to this repository. */
export const hasRecorded = existsSync(`${folder}/recorded/shop`);
if (!hasRecorded) console.log('Recorded exchanges are not here; their tests are left out.');

interface Exchange {
  readonly request: { readonly url: string; readonly body: string };
  readonly response: { readonly status: number; readonly body: string };
}

export const recorded = (name: string): Exchange =>
  JSON.parse(readFileSync(`${folder}/recorded/shop/${name}.json`, 'utf8')) as Exchange;

/** The content of the body of a recorded shop page. */
export const capturedBody = (name: string): string => {
  const html = readFileSync(`${folder}/pages/shop/${name}.html`, 'utf8');
  return /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? '';
};
