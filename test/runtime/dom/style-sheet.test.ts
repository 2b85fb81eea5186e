import { afterEach, expect, test } from 'vitest';
import { addStyleSheet } from '../../../src/runtime/dom/style-sheet';

const undos: (() => void)[] = [];
const add = (css: string, doc: Document = document) => {
  const undo = addStyleSheet(doc, css);
  undos.push(undo);
  return undo;
};
afterEach(() => {
  for (const undo of undos.splice(0)) undo();
});

const rules = () =>
  document.adoptedStyleSheets.flatMap((sheet) =>
    [...sheet.cssRules].map((rule) => (rule as CSSStyleRule).selectorText),
  );

test('rules are there for as long as somebody uses them, and once', () => {
  const first = add('.a{color:red}');
  const second = add('.a{color:red}');
  expect(rules()).toEqual(['.a']);
  first();
  expect(rules()).toEqual(['.a']);
  second();
  expect(rules()).toEqual([]);
});

test('removing rules twice removes no one else’s', () => {
  const first = add('.a{color:red}');
  add('.a{color:red}');
  first();
  first();
  expect(rules()).toEqual(['.a']);
});

test('rules that are requested again are inserted again', () => {
  add('.a{color:red}')();
  add('.a{color:red}');
  expect(rules()).toEqual(['.a']);
});

test('rules of others stay, whichever go', () => {
  const foreign = new CSSStyleSheet();
  foreign.replaceSync('.theirs{color:red}');
  document.adoptedStyleSheets = [foreign];
  const undo = add('.a{color:red}');
  add('.b{color:red}');
  expect(rules()).toEqual(['.theirs', '.a', '.b']);
  undo();
  expect(rules()).toEqual(['.theirs', '.b']);
  for (const each of undos.splice(0)) each();
  expect(rules()).toEqual(['.theirs']);
  document.adoptedStyleSheets = [];
});

test('a document without a window, or of an old browser, is left as it is', () => {
  const doc = document.implementation.createHTMLDocument();
  expect(() => addStyleSheet({ ...doc, defaultView: null } as Document, '.a{}')()).not.toThrow();
  const old = { defaultView: window } as unknown as Document;
  expect(() => addStyleSheet(old, '.a{}')()).not.toThrow();
});
