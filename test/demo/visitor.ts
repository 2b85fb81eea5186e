import { createApp } from '../../demo/server.mjs';

const SITE = 'http://127.0.0.1:4173';

/** A browser's part in the bench's tests: it keeps cookies between requests. */
export function createVisitor(app = createApp({ delays: { slowMs: 1, hangMs: 1 } })) {
  const cookies = new Map<string, string>();

  async function request(path: string, init: RequestInit = {}) {
    const headers = new Headers(init.headers);
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await app.request(SITE + path, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/expires=Thu, 01 Jan 1970/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }

  const postForm = (path: string, fields: Record<string, string>) =>
    request(path, { method: 'POST', body: new URLSearchParams(fields) });

  const postJson = (path: string, body: unknown) =>
    request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  return { cookies, request, postForm, postJson };
}

export type Visitor = ReturnType<typeof createVisitor>;
