// @ts-check
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** An address of the web, or a file. @param {string} target */
export const pageAddress = (target) => {
  if (/^https?:\/\//i.test(target)) {
    if (!URL.canParse(target)) throw new Error(`${target} cannot be opened: it is no address.`);
    return new URL(target).href;
  }
  const path = resolve(target);
  if (!existsSync(path)) {
    throw new Error(
      `${target} cannot be opened: no such file; addresses begin with http:// or https://.`,
    );
  }
  return pathToFileURL(path).href;
};
