import type { Bus } from '../bus';
import { encodeForm, type FormFields } from './encode-form';

/**
 * Why a request gave no value.
 *
 * - `network`: no response (offline, refused, blocked)
 * - `timeout`: no complete response in time
 * - `aborted`: the caller's signal
 * - `nonce`: WordPress rejected the nonce (403 with `-1`)
 * - `status`: any other status outside 200–299
 * - `foreign`: redirected to another origin
 * - `garbage`: the body is not of the expected kind (a login page instead of JSON)
 * - `empty`: no body
 */
export type Failure =
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'nonce'
  | 'status'
  | 'foreign'
  | 'garbage'
  | 'empty';

export type Result<T> =
  | { readonly ok: true; readonly value: T; readonly status: number; readonly url: string }
  | { readonly ok: false; readonly failure: Failure; readonly status: number };

export interface Call<T> {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  /** Request body, or the query of a `GET`. */
  readonly fields?: FormFields | URLSearchParams;
  readonly headers?: Readonly<Record<string, string>>;
  readonly expect: 'json' | 'text';
  /** Reads the body (parsed where it is JSON); undefined makes it `garbage`. */
  readonly read: (value: unknown) => T | undefined;
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
  /** Continues when the visitor leaves the page. */
  readonly isKeptAlive?: boolean;
  /** Statuses besides 2xx whose body is a valid response (a 404 page that still has content). */
  readonly alsoOk?: readonly number[];
}

export type Ajax = <T>(call: Call<T>) => Promise<Result<T>>;

const DEFAULT_TIMEOUT_MS = 30_000;

const parse = <T>(body: string, { expect, read }: Call<T>): T | undefined => {
  try {
    return read(expect === 'text' ? body : JSON.parse(body));
  } catch {
    return undefined;
  }
};

/** All requests to the site's own server go through here; never rejects (specification S7.01). */
export const createAjax = (win: Window, bus: Bus): Ajax => {
  const { origin } = win.location;

  return async <T>(call: Call<T>): Promise<Result<T>> => {
    const { fields, method = fields ? 'POST' : 'GET', signal } = call;
    const startedAt = performance.now();
    const abort = new AbortController();
    const stop = () => abort.abort();
    const deadline = AbortSignal.timeout(call.timeoutMs ?? DEFAULT_TIMEOUT_MS);
    deadline.addEventListener('abort', stop);
    signal?.addEventListener('abort', stop);
    if (signal?.aborted) stop();
    const body = fields && (fields instanceof URLSearchParams ? fields : encodeForm(fields));
    const isQuery = method === 'GET' && body;
    // On multilingual sites the address may carry the language in its query.
    const joint = call.url.includes('?') ? '&' : '?';
    let text = '';
    const send = async (): Promise<Result<T>> => {
      const response = await win.fetch(isQuery ? call.url + joint + body : call.url, {
        method,
        credentials: 'same-origin',
        // Cache and security plugins check for it (woocommerce.md §1.2).
        headers: { 'X-Requested-With': 'XMLHttpRequest', ...call.headers },
        signal: abort.signal,
        ...(call.isKeptAlive ? { keepalive: true } : {}),
        ...(body && !isQuery ? { body } : {}),
      });
      const { status, url } = response;
      const fail = (failure: Failure): Result<T> => ({ ok: false, failure, status });
      if (url && new URL(url).origin !== origin) return fail('foreign');
      text = await response.text();
      if (!response.ok && !call.alsoOk?.includes(status)) {
        return fail(status === 403 && text.trim() === '-1' ? 'nonce' : 'status');
      }
      if (text.trim() === '') return fail('empty');
      const value = parse(text, call);
      return value === undefined ? fail('garbage') : { ok: true, value, status, url };
    };
    let result: Result<T>;
    try {
      result = await send();
    } catch {
      const failure = signal?.aborted ? 'aborted' : deadline.aborted ? 'timeout' : 'network';
      result = { ok: false, failure, status: 0 };
    } finally {
      deadline.removeEventListener('abort', stop);
      signal?.removeEventListener('abort', stop);
    }
    bus.emit('request:ended', {
      url: call.url,
      method,
      body,
      text,
      status: result.status,
      outcome: result.ok ? 'ok' : result.failure,
      durationMs: performance.now() - startedAt,
    });
    return result;
  };
};
