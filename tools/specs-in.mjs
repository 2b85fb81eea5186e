/**
 * @typedef {{ name: string, path?: string }} Attachment
 * @typedef {{ duration: number, attachments: Attachment[] }} Result
 * @typedef {{ file: string, title: string, tests: { results: Result[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */

/**
 * All tests in Playwright's JSON report, which nests them by file and group.
 * @param {Suite} suite @returns {Spec[]}
 */
export const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)];
