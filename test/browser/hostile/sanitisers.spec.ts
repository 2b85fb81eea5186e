import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasCapturedPages } from '../support/captured';
import { representativesOf } from '../support/representative-pages';
import { waitFrames, expect, test } from './attack';
import { html } from './inputs/html';
import { keptHtml } from './inputs/kept-html';
import { openSanitisers } from './sanitisers';

if (!hasCapturedPages)
  console.log('There are no recorded responses; sanitisers are compared on demo pages only.');

type Markup = readonly (readonly [name: string, html: string])[];

/** Pages of the demo with every kind of markup that its server sends in responses. */
const demoPages = [
  '/consent/',
  '/shop/',
  '/cart/',
  '/checkout/',
  '/product/enamel-mug/',
  '/contact/',
  '/courses/c/',
  '/profile/c/',
  '/registration/',
  '/kitchen-sink/',
  '/portfolio/',
];

/** Every string of a response that contains markup, including JSON inside strings. */
const markupIn = (value: unknown): readonly string[] => {
  if (value && typeof value === 'object') return Object.values(value).flatMap(markupIn);
  if (typeof value !== 'string') return [];
  try {
    return /^\s*[{[]/.test(value)
      ? markupIn(JSON.parse(value))
      : value.includes('<')
        ? [value]
        : [];
  } catch {
    return value.includes('<') ? [value] : [];
  }
};

const recorded = (): Markup => {
  const shared = join(process.cwd(), '../shared');
  const filesIn = (folder: string, ending: string) =>
    readdirSync(join(shared, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(ending))
      .map((file) => `${folder}/${file}`);
  const read = (file: string) => readFileSync(join(shared, file), 'utf8');
  const responses = filesIn('recorded', '.json').flatMap((file) =>
    markupIn((JSON.parse(read(file)) as { response: unknown }).response).map(
      (text) => [file, text] as const,
    ),
  );
  const pages = representativesOf().map((page) => `${page}.html`);
  return [...responses, ...pages.map((file) => [file, read(file)] as const)];
};

/** The results of both sanitisers for markup on which they differ. */
const compare = (all: Markup): readonly object[] => {
  const { native, purify } = window.sanitisers;
  if (!native) return [{ name: 'setHTML is not used' }];
  const text = (fragment: DocumentFragment) => {
    const shown = document.createElement('div');
    shown.append(fragment);
    return shown.innerHTML;
  };
  return (['content', 'form', 'page'] as const).flatMap((profile) =>
    all.flatMap(([name, markup]) => {
      // DOMPurify sanitises those in every browser.
      if (profile === 'page' && /<(iframe|object)\b/i.test(markup)) return [];
      const [nativeResult, purifyResult] = [native(markup, profile), purify(markup, profile)];
      if (nativeResult.isEqualNode(purifyResult)) return [];
      const [a, b] = [text(nativeResult), text(purifyResult)];
      // Starts shortly before the first character that differs.
      const from = Math.max(0, [...a].findIndex((letter, at) => letter !== b[at]) - 60);
      return [
        { profile, name, native: a.slice(from, from + 200), purify: b.slice(from, from + 200) },
      ];
    }),
  );
};

test.beforeEach(({ page }) => openSanitisers(page));

test('setHTML and DOMPurify make the same of hostile markup', async ({ page }) => {
  const all = [...html, ...keptHtml.map(([, markup]) => markup)].map(
    (each) => [each, each] as const,
  );
  expect(await page.evaluate(compare, all)).toEqual([]);
});

test('setHTML and DOMPurify make the same of the demo’s pages', async ({ page }) => {
  const pages = await Promise.all(
    demoPages.map(async (path) => [path, await (await page.request.get(path)).text()] as const),
  );
  // A template inside a script is separate markup.
  const templates = pages.flatMap(([path, text]) =>
    [...text.matchAll(/<script[^>]*type="text\/(?:template|html)"[^>]*>([^]*?)<\/script>/g)].map(
      ([, template = '']) => [`template of ${path}`, template] as const,
    ),
  );
  expect(templates.length).toBeGreaterThan(0);
  expect(await page.evaluate(compare, [...pages, ...templates])).toEqual([]);
});

test('setHTML and DOMPurify make the same of recorded responses and pages', async ({ page }) => {
  test.skip(!hasCapturedPages, 'There are no recorded pages.');
  test.slow();
  const all = recorded();
  expect(all.length).toBeGreaterThan(100);
  expect(await page.evaluate(compare, all)).toEqual([]);
});

for (const sanitiser of ['native', 'purify'] as const) {
  test(`${sanitiser}: nothing of hostile markup runs once it is in the page`, async ({ page }) => {
    const found = await page.evaluate(
      ([name, all]) => {
        const sanitise = window.sanitisers[name];
        const inside = (root: ParentNode): readonly Element[] =>
          [...root.querySelectorAll('*')].flatMap((element) => [
            element,
            ...(element instanceof HTMLTemplateElement ? inside(element.content) : []),
          ]);
        return (['content', 'form', 'page'] as const).flatMap((profile) =>
          all.flatMap((markup) => {
            const fragment = sanitise?.(markup, profile) ?? document.createDocumentFragment();
            const elements = inside(fragment);
            document.body.append(fragment);
            return elements.flatMap(({ localName, attributes }) => [
              ...(/^(script|base|meta|link|object|embed|frame)$/.test(localName)
                ? [localName]
                : []),
              ...(localName === 'iframe' && profile !== 'page' ? [localName] : []),
              ...[...attributes]
                .map((each) => `${localName} ${each.name}=${each.value}`)
                .filter((each) => /^\S+ (on|srcdoc|formaction)|=\s*(java|vb)script:/i.test(each)),
            ]);
          }),
        );
      },
      [sanitiser, html] as const,
    );
    expect(found).toEqual([]);
    // Nothing is pressed here, because that would navigate: `html.spec.ts` does so on the pages themselves.
    await waitFrames(page, 6);
  });

  test(`${sanitiser}: harmless content is kept unchanged, and what surrounds it is removed`, async ({
    page,
  }) => {
    const made = await page.evaluate(
      ([name, all]) =>
        all.map(([what, markup, expected]) => {
          const [box, printed] = [
            document.createElement('div'),
            document.createElement('template'),
          ];
          box.append(window.sanitisers[name]?.(markup, 'form') ?? 'not used');
          printed.innerHTML = expected;
          return { what, shown: box.innerHTML, expected: printed.innerHTML };
        }),
      [sanitiser, keptHtml] as const,
    );
    for (const { what, shown, expected } of made) expect.soft(shown, what).toBe(expected);
    expect(made.length).toBe(keptHtml.length);
  });
}

test('elements taken from a page keep first line breaks, nested forms and templates', async ({
  page,
}) => {
  const chosen =
    '<section><pre>\n\na\n</pre><textarea>\n\nb</textarea><form id="a"><form id="b"></form></form><template><p>c</p></template><table><tr><td>d</td></tr></table></section>';
  const [direct, extracted] = await page.evaluate((markup) => {
    const { native, chooseElements } = window.sanitisers;
    const choose = (parsed: DocumentFragment) => [...parsed.querySelectorAll('section')];
    return [markup, chooseElements(`<main>x${markup}y</main>`, choose, document).join('')].map(
      (each) => {
        const box = document.createElement('div');
        box.append(native?.(each, 'form') ?? '');
        const texts = ['pre', 'textarea'].map((name) => box.querySelector(name)?.textContent);
        return { html: box.innerHTML, texts };
      },
    );
  }, chosen);
  expect(direct?.texts).toEqual(['\na\n', '\nb']);
  expect(extracted).toEqual(direct);
});
