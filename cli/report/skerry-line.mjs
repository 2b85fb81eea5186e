// @ts-check

/**
 * @typedef {{ state: 'on the page' | 'put in by this check' | 'not started', version: string }} SkerryState
 *   the version is empty if Skerry did not start
 */

/** Which Skerry ran on the page during the check. @param {{ skerry: SkerryState }} report */
export const skerryLine = ({ skerry: { state, version } }) =>
  `Skerry${version ? ` ${version}` : ''}: ${state === 'put in by this check' ? 'inserted by this check' : state}`;
