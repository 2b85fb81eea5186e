import { describe, expect, test } from 'vitest';
import { createVisitor } from './visitor';

const pageOf = async (path: string) => {
  const response = await createVisitor().request(path);
  return { body: await response.text(), headers: response.headers };
};

describe('switches in the address', () => {
  test('preview prints the page as the builder does', async () => {
    const { body } = await pageOf('/tabs/?preview=1');
    expect(body).toContain('"builderType":"vb"');
    expect(body).toMatch(/<body class="[^"]* et-fb"/);
    expect(body).toContain('<script src="/skerry/skerry.core.js" data-preview></script>');
  });

  test('build and file choose the script', async () => {
    expect((await pageOf('/tabs/?build=react')).body).toContain(
      'src="/skerry-react/skerry.core.js"',
    );
    expect((await pageOf('/tabs/?file=all')).body).toContain('src="/skerry/skerry.all.js"');
    expect((await pageOf('/tabs/?tag=none')).body).not.toContain('<script src="/skerry');
  });

  test('blocked storage and reduced motion are in force before the script tag', async () => {
    const { body } = await pageOf('/tabs/?storage=blocked&motion=reduce');
    const tag = body.indexOf('src="/skerry/skerry.core.js"');
    for (const id of ['qa-storage', 'qa-motion']) {
      expect(body.indexOf(`id="${id}"`)).toBeGreaterThan(-1);
      expect(body.indexOf(`id="${id}"`)).toBeLessThan(tag);
    }
  });

  test('the browser may keep a page for its Back button only if that is requested', async () => {
    const cacheControl = async (path: string) => (await pageOf(path)).headers.get('cache-control');
    expect(await cacheControl('/tabs/')).toBe('no-store');
    expect(await cacheControl('/tabs/?back=kept')).toBe('no-cache');
  });

  test('right to left is a direction of the document', async () => {
    expect((await pageOf('/tabs/?dir=rtl')).body).toContain('<html lang="en-GB" dir="rtl">');
  });

  test('the strict CSP gives every script that runs the nonce of its header', async () => {
    for (const path of [
      '/kitchen-sink/?csp=1',
      '/consent/?csp=1',
      '/late/?csp=1&storage=blocked',
    ]) {
      const { body, headers } = await pageOf(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("'strict-dynamic'; require-trusted-types-for 'script'");
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
      const scripts = body.match(/<script[^>]*>/g) ?? [];
      expect(scripts.length).toBeGreaterThan(3);
      for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
    }
  });

  test('switches of a header hold whatever the address is', async () => {
    const { body, headers } = await createVisitor()
      .request('/tabs/', { headers: { 'x-bench-switches': 'csp=1&build=react' } })
      .then(async (response) => ({ body: await response.text(), headers: response.headers }));
    expect(headers.get('content-security-policy')).toContain("'strict-dynamic'");
    expect(body).toContain('src="/skerry-react/skerry.core.js"');
  });

  test('the bar keeps the arguments of the page, and bar=off leaves it out', async () => {
    const { body } = await pageOf('/shop/?orderby=price&dir=rtl');
    expect(body).toContain('<input type="hidden" name="orderby" value="price">');
    expect(body).toMatch(/name="dir" value="rtl" checked/);
    expect((await pageOf('/shop/?bar=off')).body).not.toContain('id="qa-bar"');
  });

  test('an argument with markup in it is printed as text', async () => {
    const { body } = await pageOf('/shop/?x=%22%3E%3Cimg%20src%3Dx%3E');
    expect(body).not.toContain('<img src=x>');
  });
});
