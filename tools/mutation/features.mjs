/** Shares of the mutants that must be noticed. */
export const WANTED = { core: 0.9, other: 0.8 };

/** The feature that a file belongs to. @param {string} file */
export const featureOf = (file) => {
  const [, folder, ...rest] = file.split('/');
  if (!folder || rest.length === 0) return 'entry files';
  return folder === 'modules' && rest.length > 1 ? `modules/${rest[0]}` : folder;
};

/** Rules, reducers and arithmetic, by their file names; a few write to elements that are passed to them. */
const CORE =
  /\/rules\/|-(state|rules)\.ts$|\/(decide|edge-offset|settings-on|to-px|parse-hash|price|conditions|check-fields|check-signup|model\/[^/]+|vectors)\.ts$/;

/** @param {string} file */
export const isCore = (file) => CORE.test(file);
