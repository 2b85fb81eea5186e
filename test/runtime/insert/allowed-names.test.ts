import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createNativeSanitizer } from '../../../src/runtime/insert/native-sanitizer';
import type { CleanProfile } from '../../../src/runtime/insert/profile';
import { installSanitizer } from './platform-sanitizer';

let uninstall = () => {};
beforeEach(() => {
  uninstall = installSanitizer();
});
afterEach(() => uninstall());

interface Name {
  readonly name: string;
  readonly namespace: string;
}

/** The elements and attributes that the platform’s sanitiser is configured to keep. */
const allowed = (profile: CleanProfile) => {
  const win = window as unknown as Window & typeof globalThis;
  const { elements, attributes } = createNativeSanitizer(win, profile).sanitizer.get();
  const names = (list: unknown) => (list as readonly Name[]).map(({ name }) => name);
  return { elements: elements as readonly Name[], attributes: names(attributes) };
};
const namesIn = (namespace: string) =>
  allowed('form').elements.flatMap((each) => (each.namespace === namespace ? each.name : []));

describe('markup of the server keeps', () => {
  test('the filters, gradients and movements of drawings', () => {
    const names = namesIn('http://www.w3.org/2000/svg');
    for (const name of ['animateMotion', 'clipPath', 'feBlend', 'feDropShadow', 'feFuncA'])
      expect(names).toContain(name);
    for (const name of ['feOffset', 'linearGradient', 'mask', 'symbol'])
      expect(names).toContain(name);
    expect(names).not.toContain('foreignObject');
  });

  test('the rows and frames of formulas', () => {
    const names = namesIn('http://www.w3.org/1998/Math/MathML');
    expect(names).toEqual(expect.arrayContaining(['menclose', 'mfenced', 'mlabeledtr']));
    expect(names).not.toContain('semantics');
  });

  test.each([
    ['fields and media', ['accept', 'controls', 'crossorigin', 'inputmode', 'poster', 'srcset']],
    ['moving drawings', ['attributeName', 'begin', 'dur', 'keyTimes', 'repeatCount', 'values']],
    ['drawn filters', ['baseFrequency', 'edgeMode', 'kernelMatrix', 'scale', 'specularExponent']],
    ['gradients and clips', ['clipPathUnits', 'gradientUnits', 'patternUnits', 'stitchTiles']],
    ['zoomed drawings', ['version', 'xChannelSelector', 'zoomAndPan']],
    ['formulas', ['columnalign', 'encoding', 'linethickness', 'mathvariant', 'selection']],
  ])('what %s need', (_, names) => {
    expect(allowed('form').attributes).toEqual(expect.arrayContaining(names));
  });
});

test('frames are framed in pages alone, and fields tied to forms where there may be forms', () => {
  const ofFrames = ['allow', 'frameborder', 'scrolling'];
  const kept = (profile: CleanProfile) =>
    [...ofFrames, 'form'].filter((name) => allowed(profile).attributes.includes(name));
  expect(kept('page')).toEqual([...ofFrames, 'form']);
  expect(kept('form')).toEqual(['form']);
  expect(kept('content')).toEqual([]);
});
