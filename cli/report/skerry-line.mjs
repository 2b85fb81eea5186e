// @ts-check

/**
 * @typedef {{ state: 'on the page' | 'put in by this check' | 'not started', version: string }} SkerryState
 *   the version is empty where it did not start
 */

/** Which Skerry a page was seen with. @param {{ skerry: SkerryState }} report */
export const skerryLine = ({ skerry: { state, version } }) =>
  `Skerry${version ? ` ${version}` : ''}: ${state}`;
