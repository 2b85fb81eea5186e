import { expect, test } from 'vitest';
import { targetOf } from '../../../src/runtime/hash/target-of';

document.body.innerHTML = `<p id="contact"></p><p id="über-uns"></p><p id="100%"></p><p id="a#b"></p>
<p id="plans2"></p><a name="terms" id="anchor"></a><a name="contact" id="of-that-name"></a><a name="" id="nameless"></a>`;

test.each([
  ['#contact', 'contact'],
  ['contact', 'contact'],
  ['#%C3%BCber-uns', 'über-uns'],
  // An invalid escape sequence is text.
  ['#100%', '100%'],
  // Only the first `#` is the delimiter.
  ['#a#b', 'a#b'],
  ['a#b', 'a#b'],
  // The characters that the old script removed from an id: all but letters, digits, underscores and hyphens.
  ['#plans!2', 'plans2'],
  ['#/contact/', 'contact'],
  ['#terms', 'anchor'],
  ['#', undefined],
  ['', undefined],
  ['#nowhere', undefined],
  ['#!', undefined],
])('the address %s leads to the element %s', (hash, id) => {
  expect(targetOf(document, hash)?.id).toBe(id);
});
