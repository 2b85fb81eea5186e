import { pages } from '../demo/pages/pages.mjs';
import { createApp } from '../demo/server.mjs';
import { offerSnapshot } from '../test/browser/support/offer-snapshot.mjs';
import { remember } from '../test/browser/support/remember.mjs';
import { serveOnFreePort } from './serve-on-free-port.mjs';
import { flows } from './webkit/flows.mjs';
import { openSession } from './webkit/open-session.mjs';
import { hasWebKit, startDriver } from './webkit/start-driver.mjs';
import { noteFaults, visitInPage } from './webkit/visit-page.mjs';

/**
 * A run in WebKitGTK: every demo page boots without a fault, mounts its mounts and restores the
 * server's markup, and visitors' flows work with keyboard and mouse. Needs Debian's
 * `webkit2gtk-driver` and `xvfb`. `node tools/webkit.mjs /tabs/` visits only that page.
 */
const [, , only] = process.argv;

if (!hasWebKit()) {
  console.log('webkit: no webkit2gtk-driver and xvfb on this machine; left out');
  process.exit(0);
}

/** Pages changed by their own scripts, so that the server's markup cannot be restored. */
const CHANGED_BY_THE_PAGE = /^\/(builder|pixel|split-test\/cached|late)\/$/;
const DRIVER_PORT = Number(process.env.SKERRY_WEBKIT_PORT ?? 4391);
const EARLY = `<script>(${String(noteFaults)})();(${String(offerSnapshot)})();(${String(remember)})()</script>`;

const app = createApp();
/**
 * The driver cannot run code before a page's scripts, so scripts that must be first are inserted
 * into the page.
 */
const withEarlyScript = async (/** @type {Request} */ request) => {
  const response = await app.fetch(request);
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = await response.text();
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return new Response(
    html.replace(/<head[^>]*>/, (head) => head + EARLY),
    {
      status: response.status,
      headers,
    },
  );
};

const visited = pages.filter(({ path }) => !only || path === only);
const { url, close } = await serveOnFreePort(withEarlyScript);
const driver = await startDriver(DRIVER_PORT);
let failed = 0;
let mounts = 0;
try {
  const session = await openSession(driver.address).catch((error) => {
    // A machine without any graphics is not a fault of the pages.
    console.log(`webkit: the driver opens no window here; left out (${String(error)})`);
    return null;
  });
  if (!session) {
    driver.end();
    process.exit(process.env.SKERRY_WEBKIT === 'required' ? 1 : 0);
  }
  for (const { path, example = path } of visited) {
    const address = `${example}${example.includes('?') ? '&' : '?'}bar=off`;
    await session.goTo(`${url}${address}`);
    const seen = await session.run(visitInPage);
    const { states, faults } = seen;
    const differences = CHANGED_BY_THE_PAGE.test(path) ? [] : seen.differences;
    // Mounts that wait for a first interaction are correct; `visitInPage` waits for all others.
    const unmounted = states.filter((state) => !/ (mounted|asleep|waiting)$/.test(state));
    const isGood = [faults, differences, unmounted].every(({ length }) => length === 0);
    mounts += states.length;
    if (!isGood) failed += 1;
    console.log(`${isGood ? 'ok  ' : 'FAIL'} ${example} ${states.length} mounts`);
    for (const line of [...faults, ...unmounted, ...differences]) console.log(`  ${line}`);
  }
  const tried = only ? [] : flows;
  for (const { name, use } of tried) {
    const wrong = await use(session, url).catch((error) => [String(error)]);
    if (wrong.length > 0) failed += 1;
    console.log(`${wrong.length === 0 ? 'ok  ' : 'FAIL'} ${name}`);
    for (const line of wrong) console.log(`  ${line}`);
  }
  const compared = visited.filter(({ path }) => !CHANGED_BY_THE_PAGE.test(path)).length;
  console.log(
    `webkit: ${visited.length + tried.length - failed} good of ${visited.length} pages and ${tried.length} flows, ${mounts} mounts, ${compared} pages restored byte for byte, ${session.browser}`,
  );
  await session.close();
} finally {
  driver.end();
  close();
}
process.exit(failed > 0 ? 1 : 0);
