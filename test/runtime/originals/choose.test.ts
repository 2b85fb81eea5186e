import { describe, expect, test } from 'vitest';
import { chooseOriginals, fallTogether } from '../../../src/runtime/originals/choose';
import { inert } from './old-scripts';

/** A document without a window, so that no file is requested. */
let page: Document;
const show = (...scripts: readonly string[]) => {
  page = new DOMParser().parseFromString(scripts.join('<p></p>'), 'text/html');
};
const handles = (families: ReadonlySet<string> | null) =>
  chooseOriginals(page, families).map((script) => script.dataset.skerryHandle);
const chosen = (...families: readonly string[]) => handles(new Set(families));
const all = () => handles(null);

describe('the families that go back to their old scripts together', () => {
  test.each([
    ['one that shares no script is handed back alone', ['shop', 'modules'], 'shop', ['shop']],
    [
      'one that shares a script includes the other',
      ['modules abtest'],
      'abtest',
      ['abtest', 'modules'],
    ],
    [
      'the order of their names does not matter',
      ['modules abtest'],
      'modules',
      ['abtest', 'modules'],
    ],
    [
      'a family that shares with an included one is handed back too, wherever its script is',
      ['sticky modules', 'modules abtest', 'abtest  pixel'],
      'pixel',
      ['abtest', 'modules', 'pixel', 'sticky'],
    ],
    ['a script that serves others alone includes no other family', ['', 'shop'], 'shop', ['shop']],
    ['a family without a script is handed back all the same', [], 'shop', ['shop']],
  ])('%s', (_, scripts, failed, expected) => {
    show(...scripts.map((families, at) => inert(`s${at}`, { families })));
    expect([...fallTogether(page, [failed])].sort()).toEqual(expected);
  });
});

describe('the old scripts that run again', () => {
  test('where nothing of Skerry runs all of them do, in the order of the document', () => {
    show(inert('jquery', { families: '' }), inert('cart'), inert('menu', { families: 'modules' }));
    expect(all()).toEqual(['jquery', 'cart', 'menu']);
  });

  test('what they need and what runs on the page already, as jQuery that a snippet keeps, is not waited for', () => {
    show(inert('js-cookie', { families: '' }), inert('cart', { needs: 'js-cookie jquery-core' }));
    expect(chosen('shop')).toEqual(['js-cookie', 'cart']);
  });

  test('for a family its own do, with what they need and what that needs, in the order of the document', () => {
    show(
      inert('core', { families: '' }),
      inert('jquery', { families: '', needs: 'core' }),
      inert('js-cookie', { families: '' }),
      inert('unused', { families: '' }),
      inert('cart', { needs: 'jquery  js-cookie' }),
      inert('menu', { families: 'modules', needs: 'unused' }),
    );
    expect(chosen('shop')).toEqual(['core', 'jquery', 'js-cookie', 'cart']);
    expect(chosen('shop', 'modules')).toEqual([
      'core',
      'jquery',
      'js-cookie',
      'unused',
      'cart',
      'menu',
    ]);
    expect(chosen('learndash')).toEqual([]);
  });

  test('scripts that need each other are no endless search', () => {
    show(inert('a', { needs: 'b' }), inert('b', { families: '', needs: 'a' }));
    expect(chosen('shop')).toEqual(['a', 'b']);
  });

  test('a script of two families runs for each of them', () => {
    show(inert('divi', { families: 'modules abtest' }));
    expect(chosen('abtest')).toEqual(['divi']);
    expect(chosen('modules')).toEqual(['divi']);
  });

  test.each([
    ['a classic one', '<script src="/old/jquery.js"></script>', ['cart']],
    ['of another version', '<script src="/old/jquery.js?ver=3.7#x"></script>', ['cart']],
    ['with its type', '<script type="text/javascript" src="/old/jquery.js"></script>', ['cart']],
    ['a module', '<script type="module" src="/old/jquery.js"></script>', ['cart']],
    [
      'held for consent',
      '<script type="text/plain" src="/old/jquery.js"></script>',
      ['jquery', 'cart'],
    ],
    [
      'delayed',
      '<script type="javascript/blocked" src="/old/jquery.js"></script>',
      ['jquery', 'cart'],
    ],
    ['another file', '<script src="/old/jquery.min.js"></script>', ['jquery', 'cart']],
    ['inline', '<script>void 0</script>', ['jquery', 'cart']],
  ])('a file that the page runs already does not run twice: %s', (_, live, expected) => {
    show(inert('jquery', { families: '', src: '/old/jquery.js?ver=1' }), inert('cart'), live);
    expect(all()).toEqual(expected);
  });

  test('inline ones run also where the page has inline scripts of its own', () => {
    show('<script>void 0</script>', inert('data', { src: '' }));
    expect(all()).toEqual(['data']);
  });
});
