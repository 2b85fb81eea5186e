// @ts-check
/* These functions are sent to the browser: each is self-contained. */

/** Lets frames of any origin respond to the page. */
export const allowFrames = () => {
  const { axe } = /** @type {{ axe: typeof import('axe-core') }} */ (
    /** @type {unknown} */ (window)
  );
  axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });
};

/**
 * Runs axe and keeps only the results that are used, with limits: markup may be very long.
 * @param {import('axe-core').RunOptions} options
 */
export const runAxe = async (options) => {
  const { axe } = /** @type {{ axe: typeof import('axe-core') }} */ (
    /** @type {unknown} */ (window)
  );
  const { violations, incomplete, passes } = await axe.run(document, options);
  const message = (/** @type {{ message: string }[]} */ checks) =>
    checks.slice(0, 1).map((check) => ({ message: String(check.message).slice(0, 400) }));
  const keep = (/** @type {import('axe-core').Result[]} */ rules) =>
    rules.map(({ id, impact, tags, help, nodes }) => ({
      id,
      impact,
      tags,
      help,
      nodes: nodes.map(({ html, target, any, all, none }) => ({
        html: html.slice(0, 400),
        target: /** @type {(string | string[])[]} */ (target),
        any: message(any),
        all: message(all),
        none: message(none),
      })),
    }));
  return {
    version: String(axe.version),
    passed: passes.length,
    violations: keep(violations),
    incomplete: keep(incomplete),
  };
};
