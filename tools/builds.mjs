/** Both builds; they share no file and can run at once. @type {readonly import('./run-together.mjs').Step[]} */
export const builds = [
  ['build', 'build.mjs'],
  ['build with React', 'build.mjs', '--react'],
];
