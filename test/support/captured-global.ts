import { existsSync, readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';

const folder = '../shared/pages';

/** Whether the recorded pages of a real site exist; a fresh clone has none. */
export const hasCapturedPages = existsSync(folder);

/** The globals that the inline scripts of a recorded page set. */
export const capturedGlobals = (page: string): Record<string, unknown> => {
  const html = readFileSync(`${folder}/${page}.html`, 'utf8');
  const context = createContext({});
  for (const [, type = '', source = ''] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (/type=["'](?!text\/javascript)/.test(type) || source.trim() === '') continue;
    runInContext(source, context, { timeout: 1000 });
  }
  return context;
};
