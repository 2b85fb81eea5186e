import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { groupFindings, rowsToLookAt } from '../../../src/runtime/accessibility/group-findings';
import { type RawRule, readFindings } from '../../../src/runtime/accessibility/read-results';
import { caution, titles } from '../../../src/runtime/accessibility/words';
import type { CheckResult } from '../../../src/runtime/inspector/access-report';
import { openInspector } from '../../../src/runtime/inspector/open-inspector';
import { Panel } from '../../../src/runtime/inspector/panel';
import { settle } from '../../shop/shop-page';
import { setActing } from '../../support/mount';
import { buildFolder } from '../loader/build-folder';
import { openInspected } from './inspector-page';

type Found = Exclude<CheckResult, { readonly fault: string }>;

const rule = (id: string, count: number, tags = ['wcag2a', 'wcag111', 'wcag412']): RawRule => ({
  id,
  impact: 'serious',
  tags,
  help: `help of ${id}`,
  nodes: Array.from({ length: count }, (_, index) => ({
    html: `<b id="${id}${index}">`,
    target: [`#${id}${index}`],
  })),
});

const found = (violations: readonly RawRule[], incomplete: readonly RawRule[] = []): Found => ({
  groups: groupFindings(null, readFindings(violations)),
  lookAt: rowsToLookAt(readFindings(incomplete)),
  caution,
  titles,
});

let root: Root;
let container: HTMLElement;
beforeEach(() => {
  setActing(true);
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});
afterEach(() => {
  act(() => root.unmount());
  container.remove();
  setActing(false);
});

const textOf = (selector: string) => container.querySelector(selector)?.textContent;
const button = (name: string) =>
  [...container.querySelectorAll('button')].find(
    ({ textContent }) => textContent === name,
  ) as HTMLElement;
const press = (name: string) =>
  act(async () => {
    button(name).click();
    await settle();
  });
const report = () =>
  [...container.querySelectorAll('details')].find(
    (each) => each.querySelector('summary')?.textContent === 'Accessibility',
  );
/** The heading of each group, with its title and number. */
const groups = () =>
  [...(report()?.querySelectorAll('h3') ?? [])].map(({ textContent }) => textContent);

/** Opens the panel; the accessibility check ends when the test decides. */
const open = () => {
  const requested = vi.fn();
  let resolve: (findings: Found) => void = () => {};
  let reject: (error: unknown) => void = () => {};
  act(() =>
    root.render(
      createElement(Panel, {
        take: () => ({ facts: [], mounts: [], sections: [] }),
        copy: async () => true,
        checkPage: () => {
          requested();
          return new Promise<Found>((done, fail) => {
            resolve = done;
            reject = fail;
          });
        },
        offAddress: 'https://site.example/?skerry=off',
      }),
    ),
  );
  const end = (action: () => void) =>
    act(async () => {
      action();
      await settle();
    });
  return {
    requested,
    succeeds: (findings: Found) => end(() => resolve(findings)),
    fails: (error: unknown) => end(() => reject(error)),
  };
};

describe('the look at accessibility', () => {
  test('runs once at a time, and announces that it is running', async () => {
    const { requested, succeeds } = open();
    expect(button('Accessibility').getAttribute('aria-disabled')).toBe('false');
    await press('Accessibility');
    expect(button('Accessibility').getAttribute('aria-disabled')).toBe('true');
    expect(textOf('[role=status]')).toBe('Checking the page…');
    await press('Accessibility');
    expect(requested).toHaveBeenCalledTimes(1);
    await succeeds(found([]));
    expect(textOf('[role=status]')).toBe('Accessibility report is ready.');
    await press('Accessibility');
    expect(requested).toHaveBeenCalledTimes(2);
  });

  test('opens the panel when it is ready', async () => {
    const { succeeds } = open();
    await press('Hide');
    await press('Accessibility');
    expect(report()).toBeUndefined();
    await succeeds(found([]));
    expect(report()?.open).toBe(true);
    expect(button('Hide').getAttribute('aria-expanded')).toBe('true');
  });

  test('that fails shows the reason, and can be run again', async () => {
    const { requested, fails } = open();
    await press('Accessibility');
    await fails(new Error('404'));
    expect(textOf('[role=status]')).toBe('The page could not be checked.');
    expect(report()?.textContent).toContain('Error: 404');
    expect(groups()).toEqual([]);
    await press('Accessibility');
    expect(requested).toHaveBeenCalledTimes(2);
  });
});

describe('the accessibility report of the inspector', () => {
  const show = async (findings: Found) => {
    const { succeeds } = open();
    await press('Accessibility');
    await succeeds(findings);
  };

  test('states its limits, and links to the page without Skerry', async () => {
    await show(found([]));
    expect(report()?.textContent).toContain(caution);
    expect(report()?.querySelector('a')?.href).toBe('https://site.example/?skerry=off');
  });

  test('counts elements by who can fix them', async () => {
    await show(
      found([rule('link-name', 2), rule('image-alt', 3), rule('list', 1)], [rule('x', 4)]),
    );
    expect(groups()).toEqual([
      'Remaining, for Skerry to fix 3',
      'Only the owner can fix 3',
      'To be reviewed by a person 4',
    ]);
    expect(report()?.textContent).not.toContain('Nothing.');
  });

  test('marks empty groups', async () => {
    await show(found([rule('link-name', 1)]));
    const nothing = [...(report()?.querySelectorAll('p') ?? [])].filter(
      ({ textContent }) => textContent === 'Nothing.',
    );
    expect(nothing).toHaveLength(2);
  });

  test('names the criteria, the rule and what the owner can do', async () => {
    await show(found([rule('image-alt', 1), rule('link-name', 1, ['best-practice'])]));
    const texts = [...(report()?.querySelectorAll('details details p') ?? [])].map(
      ({ textContent }) => textContent,
    );
    expect(texts[0]).toBe('good practice · link-name');
    expect(texts[1]).toMatch(
      /^1\.1\.1 Non-text Content, 4\.1\.2 Name, Role, Value · image-alt · Describe the image/,
    );
  });

  test('shows ten elements of a rule and how many more there are', async () => {
    await show(found([rule('link-name', 12), rule('image-alt', 10)]));
    const [first, second] = report()?.querySelectorAll('details') ?? [];
    expect(first?.querySelectorAll('li')).toHaveLength(10);
    expect(first?.querySelector('li')?.textContent).toBe('#link-name0 <b id="link-name0">');
    expect(first?.lastElementChild?.textContent).toBe('and 2 more');
    expect(second?.lastElementChild?.textContent).not.toContain('more');
  });
});

describe('the files for the check', () => {
  let page: ReturnType<typeof openInspected>;
  let close = () => {};
  afterEach(() => {
    act(() => close());
    page.clear();
  });
  const openAndCheck = async (base: string) => {
    page = openInspected();
    const inspected = { ...page.page, options: { ...page.page.options, base } };
    act(() => {
      close = openInspector(inspected, page.entries);
    });
    const { shadowRoot } = document.querySelector('skerry-inspector') as HTMLElement;
    await act(async () => {
      shadowRoot?.querySelector<HTMLElement>('[aria-disabled]')?.click();
      await vi.dynamicImportSettled();
      await settle();
    });
    return shadowRoot;
  };

  test('check the open page, and return their findings', async () => {
    const shown = await openAndCheck(
      buildFolder(`export const titles = { skerry: 'Ours', owner: 'Yours', lookAt: 'Look' };
        export const caution = 'Not all of it.';
        export const checkPage = async ({ body }) =>
          ({ groups: { fixed: [], skerry: [], owner: [] }, lookAt: body ? [] : null });`),
    );
    expect(shown?.textContent).toContain('Not all of it.');
    expect([...(shown?.querySelectorAll('h3') ?? [])].map((each) => each.textContent)).toEqual([
      'Ours 0',
      'Yours 0',
      'Look 0',
    ]);
    expect(shown?.querySelector('a')?.getAttribute('href')).toMatch(/\?skerry=off$/);
    expect(shown?.querySelector('a')?.parentElement?.textContent).toMatch(
      /has fixed: open the page/,
    );
  });

  test('that are not there are named', async () => {
    const shown = await openAndCheck('');
    expect(shown?.textContent).toContain('It needs accessibility.js');
  });
});
