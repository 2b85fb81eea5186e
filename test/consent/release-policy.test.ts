import { afterEach, expect, test, vi } from 'vitest';
import { waitFor } from '../support/wait-for';
import { type HeldPage, openHeldPage } from './held-page';

let held: HeldPage;
afterEach(() => {
  held.close();
  Reflect.deleteProperty(globalThis, 'trustedTypes');
});

test('under a policy for scripts, released scripts have passed through one policy of a known name', async () => {
  const passed: string[] = [];
  const createPolicy = vi.fn(
    (_name: string, rules: Readonly<Record<string, (value: string) => string>>) =>
      Object.fromEntries(
        Object.entries(rules).map(([kind, pass]) => [
          kind,
          (value: string) => {
            passed.push(`${kind} ${value}`);
            return pass(value);
          },
        ]),
      ),
  );
  Object.assign(globalThis, { trustedTypes: { createPolicy } });
  held = await openHeldPage();
  const place = await held.insert(
    '<script src="https://m.test/a.js" class="x">words</script><script src="https://m.test/b.js"></script>',
  );
  held.control.decide({ kind: 'accept' });
  await waitFor(() =>
    expect(document.querySelector('script[type="javascript/blocked"]')).toBeNull(),
  );
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['skerry-consent']);
  expect(passed).toEqual([
    'createScriptURL https://m.test/a.js',
    'createScript words',
    'createScriptURL https://m.test/b.js',
    'createScript ',
  ]);
  expect(place.innerHTML).toBe(
    '<script src="https://m.test/a.js" class="x">words</script><script src="https://m.test/b.js"></script>',
  );
});
