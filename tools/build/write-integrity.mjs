import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { scripts } from './files.mjs';

/**
 * Writes `integrity.json`: file → SHA-384 for the `integrity` attribute and for checks after upload.
 * @param {string} outdir
 */
export const writeIntegrity = async (outdir) => {
  const files = [
    ...scripts,
    ...(await readdir(`${outdir}/chunks`)).map((name) => `chunks/${name}`),
  ];
  const code = files.filter((file) => file.endsWith('.js')).sort();
  const entries = await Promise.all(
    code.map(async (file) => {
      const hash = createHash('sha384').update(await readFile(`${outdir}/${file}`));
      return [file, `sha384-${hash.digest('base64')}`];
    }),
  );
  await writeFile(
    `${outdir}/integrity.json`,
    `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`,
  );
};
