import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fixedRule } from '../../src/builder/layout-block/place-fixed';
import { replaceVh } from '../../src/builder/layout-block/replace-vh';
import type { Editor } from '../../src/builder/layout-block/editor-of';
import type { Page } from '../../src/runtime/page';
import { layOut } from '../support/laid-out';

/** An editor 850 px high with a header of 50 px above the visible page: 1 % of the rest is 8 px. */
const editor = (header = '<div class="edit-post-header"></div>') => {
  const doc = document.implementation.createHTMLDocument();
  doc.body.innerHTML = header;
  for (const element of doc.body.children) layOut(element as HTMLElement, { height: 50 });
  return { top: { document: doc, innerHeight: 850 } } as unknown as Editor;
};
const page = { document } as unknown as Page;
let undo = () => {};
/** Adds style rules to the page; returns the rules that replace them. */
const rulesFor = (css: string, at = editor()) => {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  undo = replaceVh(page, at);
  return added();
};
const added = () =>
  document.adoptedStyleSheets
    .flatMap(({ cssRules }) => [...cssRules])
    .map(({ cssText }) => cssText.replace(/\s+/g, ' '));

beforeEach(() => {
  document.adoptedStyleSheets = [];
  // Every browser implements it; happy-dom does not.
  Object.defineProperty(CSSStyleDeclaration.prototype, Symbol.iterator, {
    configurable: true,
    *value(this: CSSStyleDeclaration) {
      for (let at = 0; at < this.length; at += 1) yield this.item(at);
    },
  });
});
afterEach(() => {
  undo();
  undo = () => {};
  Reflect.deleteProperty(CSSStyleDeclaration.prototype, Symbol.iterator);
  document.head.replaceChildren();
  vi.restoreAllMocks();
});

test('in a layout block a share of the window is one of what is seen of the editor, until the end', () => {
  const css = '.a { height: 50vh; color: red; min-height: 10vh !important } .b { width: 50% }';
  expect(rulesFor(css)).toEqual(['.a { height: 400px; min-height: 80px !important; }']);
  undo();
  expect(added()).toEqual([]);
});

test('an editor without a header is seen whole', () => {
  expect(rulesFor('.a { height: 10vh }', editor(''))).toEqual(['.a { height: 85px; }']);
});

test('a share of the window for some screens alone stays one for these', () => {
  const css =
    '@media (max-width: 980px) { .a { height: 10vh } .b { width: 1px } } @media print { .b { width: 1px } } .c { height: 20vh }';
  expect(rulesFor(css)).toEqual([
    '@media (max-width: 980px) { .a { height: 80px; } }',
    '.c { height: 160px; }',
  ]);
});

test('steps of an animation are left alone', () => {
  expect(rulesFor('@keyframes grow { to { height: 10vh } } .a { height: 10vh }')).toEqual([
    '.a { height: 80px; }',
  ]);
});

test('a page without such a share gets no style sheet', () => {
  expect(rulesFor('.a { height: 10px }')).toEqual([]);
  expect(document.adoptedStyleSheets).toHaveLength(0);
});

test('an unreadable style sheet of another site does not prevent reading the others', () => {
  const foreign = {
    get cssRules() {
      throw new DOMException('not yours', 'SecurityError');
    },
  };
  const style = document.createElement('style');
  style.textContent = '.a { height: 10vh }';
  document.head.append(style);
  vi.spyOn(document, 'styleSheets', 'get').mockReturnValue([
    foreign,
    style.sheet,
  ] as unknown as StyleSheetList);
  undo = replaceVh(page, editor());
  expect(added()).toEqual(['.a { height: 80px; }']);
});

const fixed = { selector: '.a', mode: 'desktop', vertical: '20px', horizontal: '10px' } as const;
const sizes = { height: 100, viewport: 700, scrolledBy: '--s' };
const ruleOf = (origin: string) => /\{(top.*?)\}/.exec(fixedRule({ ...fixed, origin }, sizes))?.[1];

test.each([
  ['center_left', 'top:calc(300px + var(--s,0px));bottom:auto;left:10px;right:auto'],
  ['center_center', 'top:calc(300px + var(--s,0px));bottom:auto;'],
  ['top_center', 'top:calc(20px + var(--s,0px));bottom:auto;'],
  ['top', 'top:calc(20px + var(--s,0px));bottom:auto;left:10px;right:auto'],
])('a fixed module at %s follows the editor there', (origin, rule) => {
  expect(ruleOf(origin)).toBe(rule);
});
