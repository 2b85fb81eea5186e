import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import type { chooseElements } from '../../../src/runtime/insert/choose-elements';
import type { Sanitise } from '../../../src/runtime/insert/profile';

declare global {
  interface Window {
    /** Both implementations, for tests. */
    sanitisers: {
      readonly native: Sanitise | null;
      readonly purify: Sanitise;
      readonly chooseElements: typeof chooseElements;
    };
  }
}

const source = `
  import { chooseElements } from './src/runtime/insert/choose-elements';
  import { createNativeSanitise } from './src/runtime/insert/sanitise-natively';
  import { createSanitiseWithDOMPurify } from './src/runtime/insert/sanitise-with-dompurify';
  window.sanitisers = {
    chooseElements,
    native: createNativeSanitise(document),
    purify: createSanitiseWithDOMPurify(document),
  };
`;

let bundled: Promise<string> | undefined;
const bundle = async () => {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: process.cwd() },
    bundle: true,
    write: false,
    format: 'iife',
  });
  return outputFiles[0]?.text ?? '';
};

/** Opens a page that has both implementations, and nothing else. */
export const openSanitisers = async (page: Page): Promise<void> => {
  bundled ??= bundle();
  await page.goto('/blank/?skerry=off');
  await page.addScriptTag({ content: await bundled });
};
