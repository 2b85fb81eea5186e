import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';

/** Not a type, `typeof import('…')`. */
const DYNAMIC = /(?<!typeof )\bimport\('([^']+)'\)/g;

/**
 * For the file with everything: what is imported later stands in the same file all the same. Taken as
 * plain imports, esbuild can put all modules in one scope, without a function around each.
 * @returns {import('esbuild').Plugin}
 */
export const importAtOnce = () => ({
  name: 'import at once',
  setup({ onLoad }) {
    onLoad({ filter: /\/src\/.*\.tsx?$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      /** @type {string[]} */
      const found = [];
      const contents = source.replace(DYNAMIC, (_, each) => {
        found.push(each);
        return `Promise.resolve(later${found.length})`;
      });
      const imports = found.map((each, at) => `import * as later${at + 1} from '${each}';`);
      const loader = extname(path) === '.tsx' ? 'tsx' : 'ts';
      // On the first line, so that the map's lines stay those of the file.
      return { contents: imports.join('') + contents, loader };
    });
  },
});
