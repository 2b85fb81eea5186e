import type { Buffer } from 'node:buffer';
import { checkPage } from '../../cli/check/check-page.mjs';

interface Options {
  readonly head?: string;
  readonly body?: string;
  readonly files?: Readonly<Record<string, Buffer>>;
  readonly isBefore?: boolean;
}

/** Checks a page made of these options; addresses that are not in `files` cannot be loaded. */
export const check = ({ head = '', body = '', files = {}, isBefore = false }: Options) =>
  checkPage(
    {
      address: 'https://site.example/page/',
      html: `<!doctype html><html><head>${head}</head><body>${body}</body></html>`,
      load: (address) => {
        const file = files[address];
        return file ? Promise.resolve(file) : Promise.reject(new Error('no such file'));
      },
    },
    { isBefore },
  );

export const tag = '<script src="/skerry/skerry.js"></script>';
