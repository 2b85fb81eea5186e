import { isBuilt } from './build/last-build.mjs';

/**
 * Both builds; they share no file and can run in parallel. @type {readonly
 * import('./run-together.mjs').Step[]}
 */
export const builds = [
  ['build', 'build.mjs'],
  ['build with React', 'build.mjs', '--react'],
];

/** The builds that were made from other files than a folder contains now. @param {string} root */
export const outdatedBuilds = async (root) => {
  const areBuilt = [await isBuilt('preact', root), await isBuilt('react', root)];
  return builds.filter((_, at) => !areBuilt[at]);
};
