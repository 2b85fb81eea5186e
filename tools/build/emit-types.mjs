import { spawnSync } from 'node:child_process';

/** Declarations of the public surface. @param {string} outdir */
export const emitTypes = async (outdir) => {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.types.json', '--outDir', `${outdir}/types`],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`Declarations failed:\n${stdout}`);
};
