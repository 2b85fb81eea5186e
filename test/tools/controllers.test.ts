import { expect, test } from 'vitest';
import { manifest } from '../../src/manifest';

/**
 * An island adopts one widget and keeps its state. The following are controllers for other reasons:
 *
 * - `page`: belongs to the whole page, such as delegated buttons, or communicates with other
 *   scripts
 * - `rules`: enhances many elements by rules, without state of its own
 * - `store`: runs as soon as the page loads, on pages whose budget has no space for the UI library;
 *   its state is a reducer in a store, which tables test
 * - `loader`: loads an island’s chunk at a press
 */
const reasons: Readonly<Record<string, 'page' | 'rules' | 'store' | 'loader'>> = {
  'skip link': 'page',
  landmarks: 'rules',
  'accessible names': 'rules',
  'course repairs': 'rules',
  'header names': 'rules',
  zoom: 'page',
  'visible focus': 'page',
  abtest: 'page',
  builder: 'page',
  'consent-control': 'page',
  'consent-banner': 'loader',
  enhancements: 'rules',
  'module-enhancements': 'rules',
  masonry: 'rules',
  'multi-view': 'rules',
  lightbox: 'loader',
  links: 'page',
  'module links': 'page',
  motion: 'rules',
  animations: 'rules',
  pixel: 'page',
  cart: 'page',
  shop: 'page',
  'shop passwords': 'rules',
  'shop field descriptions': 'page',
  'shop single presses': 'page',
  'menu cart': 'rules',
  'shop extras': 'page',
  product: 'page',
  variations: 'store',
  'product functions': 'page',
  'cart-page': 'page',
  checkout: 'store',
  address: 'rules',
  tracking: 'page',
  sticky: 'page',
  header: 'page',
  'fixed header': 'page',
  'split logo': 'rules',
  'scroll to top': 'page',
  'header functions': 'page',
  'side navigation': 'page',
  'full-screen sections': 'page',
  'vertical menu': 'page',
  'Extra header': 'page',
  'drop-down menus': 'page',
  'mega and deep menus': 'rules',
  'menu modules': 'rules',
  'mobile menu lists': 'page',
  learndash: 'page',
  'course login': 'page',
  'focus mode': 'page',
  lesson: 'page',
  'course purchase': 'page',
  'course payments': 'page',
  'course registration': 'page',
  'course functions': 'page',
};

test('every controller has its reason not to be an island', () => {
  const controllers = manifest.flatMap(({ kind, name }) => (kind === 'controller' ? name : []));
  expect(Object.keys(reasons).sort()).toEqual([...controllers].sort());
});
