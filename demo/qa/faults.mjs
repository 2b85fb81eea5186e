// @ts-check

/** @typedef {'400' | '403' | '404' | '500' | 'login' | '302' | 'hang' | 'garbage' | 'slow' | 'empty'} FaultKind */
/** @typedef {{ slowMs: number, hangMs: number }} Delays */

/** @type {Readonly<Record<FaultKind, string>>} */
export const faultKinds = {
  400: 'status 400 with the body 0, as without a login',
  403: 'status 403 with the body -1',
  404: 'status 404 with a page',
  500: 'status 500',
  login: 'the login page, status 200',
  302: 'status 302 to another page',
  hang: 'no response for 60 seconds',
  garbage: 'an HTML page instead of JSON',
  slow: 'the right response after 2 seconds',
  empty: 'status 200 without a body',
};

const FAULT_COUNT_LIMIT = 50;

/**
 * @param {string} value
 * @returns {value is FaultKind}
 */
function isFaultKind(value) {
  return Object.hasOwn(faultKinds, value);
}

/**
 * @param {unknown} body of POST /qa/fault
 * @returns {import('./session.mjs').Fault | undefined}
 */
export function readFault(body) {
  if (typeof body !== 'object' || body === null) return undefined;
  const { kind, count = 1, call = '' } = /** @type {Record<string, unknown>} */ (body);
  const name = String(kind);
  if (!isFaultKind(name)) return undefined;
  const left = Math.trunc(Number(count));
  if (!(left >= 1 && left <= FAULT_COUNT_LIMIT)) return undefined;
  return { kind: name, left, call: String(call) };
}

/**
 * The fault that is queued for this call, if any; its remaining count decreases by one.
 * @param {import('./session.mjs').Session} session
 * @param {string} call
 * @returns {FaultKind | undefined}
 */
export function consumeFault(session, call) {
  const fault = session.faults.find((entry) => entry.call === '' || entry.call === call);
  if (!fault) return undefined;
  fault.left -= 1;
  if (fault.left <= 0) session.faults.splice(session.faults.indexOf(fault), 1);
  return fault.kind;
}

/**
 * Waits until the time is over or the client disconnects; never keeps the process alive.
 * @param {number} ms
 * @param {AbortSignal} signal
 * @returns {Promise<void>}
 */
function pause(ms, signal) {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    timer.unref();
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

const html = { 'content-type': 'text/html; charset=UTF-8' };

/**
 * @param {{ kind: FaultKind, delays: Delays, signal: AbortSignal, respond: () => Promise<Response> }} options
 * @returns {Promise<Response>}
 */
export async function respondWithFault({ kind, delays, signal, respond }) {
  switch (kind) {
    case '400':
      return new Response('0', { status: 400, headers: html });
    case '403':
      return new Response('-1', { status: 403, headers: html });
    case '404':
      return new Response('<h1>Not found</h1>', { status: 404, headers: html });
    case 'login':
      return new Response(
        '<!DOCTYPE html><title>Log in</title><form id="loginform"><input name="log"></form>',
        { headers: html },
      );
    case '302':
      return new Response(null, { status: 302, headers: { location: '/plain/' } });
    case '500':
      return new Response('<h1>Internal error</h1>', { status: 500, headers: html });
    case 'garbage':
      return new Response('<!DOCTYPE html><title>Please log in</title><p>A page, not a response.', {
        headers: html,
      });
    case 'empty':
      return new Response('', { headers: html });
    case 'slow':
      await pause(delays.slowMs, signal);
      return respond();
    case 'hang':
      await pause(delays.hangMs, signal);
      return new Response('', { status: 504, headers: html });
  }
}
