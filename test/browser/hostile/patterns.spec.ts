import { choose, waitForQuiet, ran, serveGuardPage } from '../guard-page';
import { expect, test } from './attack';
import { patterns } from './inputs/patterns';

// A bad expression would take minutes on these, so that the test's time limit fails it.
test('texts that would hang a regular expression hold, release and delete in time', async ({
  page,
  context,
}) => {
  const cookies = patterns.map((cookieID) => ({ cookieID, domain: cookieID }));
  const long = 'a'.repeat(2000);
  await context.addCookies([
    { name: long, value: '1', url: 'http://127.0.0.1/' },
    { name: 'kept', value: '1', url: 'http://127.0.0.1/' },
  ]);
  await serveGuardPage(page, {
    providers: [
      { re: 'm.test', categories: ['analytics'] },
      ...patterns.map((re) => ({ re, categories: ['advertisement', re] })),
    ],
    more: {
      _categories: ['necessary', 'analytics', 'advertisement'].map((slug) => ({
        slug,
        name: slug,
        isNecessary: slug === 'necessary',
        cookies: slug === 'necessary' ? [] : cookies,
        defaultConsent: { gdpr: slug === 'necessary', ccpa: false },
      })),
    },
    head: `<script src="https://m.test/${long}.js"></script><script src="https://free.test/${long}"></script><script src="https://m.test/held.js"></script>`,
  });
  await waitForQuiet(page);
  // A full stop is matched literally, and every address contains one.
  expect(await ran(page)()).toEqual([]);
  await choose(page, 'accept');
  await expect.poll(async () => (await ran(page)()).length).toBe(3);
});
