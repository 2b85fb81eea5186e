import type { Fit } from '../../runtime/divi/fit';
import { scriptPaths } from '../../runtime/divi/script-paths';
import { divi5Families } from '../../runtime/names/divi5';
import { fitDefinition } from './fit-definition';
import { readSettings } from './read-settings';
import { scripts } from './scripts';

/** The Divi 5 script on the page that still does the work of a definition, or null. */
export const oldScriptOf = (name: string, paths: readonly string[]): string | null =>
  paths.find((path) => scripts[name]?.some((file) => path.endsWith(`/${file}.js`))) ?? null;

/**
 * Adapts Skerry to Divi 5: runs each module whose own script is gone, and reads the data that Divi
 * 5 prints differently.
 */
export const fit: Fit = (facts, definitions) => {
  const { document: doc, globals } = facts;
  const paths = scriptPaths(doc);
  const left: string[] = [];
  const fitted = definitions.filter(({ family, name }) => {
    const script = divi5Families.has(family) ? oldScriptOf(name, paths) : null;
    if (script) left.push(name);
    return !script;
  });
  if (left[0]) console.info(`[skerry] Divi 5's own scripts are there for: ${left.join(', ')}.`);
  return {
    facts: { ...facts, globals: readSettings(globals) },
    definitions: fitted.map(fitDefinition),
  };
};
