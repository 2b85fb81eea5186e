import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const folder = resolve(import.meta.dirname, '../../../shared');

/** Whether the exchanges and pages taken from a real site are beside this repository. */
export const hasRecorded = existsSync(`${folder}/recorded/shop`);
if (!hasRecorded) console.log('Recorded exchanges are not here; their tests are left out.');

interface Exchange {
  readonly request: { readonly url: string; readonly body: string };
  readonly response: { readonly status: number; readonly body: string };
}

export const recorded = (name: string): Exchange =>
  JSON.parse(readFileSync(`${folder}/recorded/shop/${name}.json`, 'utf8')) as Exchange;

/** A recorded page of the shop: what its body holds. */
export const capturedBody = (name: string): string => {
  const html = readFileSync(`${folder}/pages/shop/${name}.html`, 'utf8');
  return /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? '';
};
