import { describe, expect, test } from 'vitest';
import { breakpointOf } from '../../../src/runtime/stores/viewport';
import { type ModeFacts, modeOf } from '../../../src/runtime/divi/mode';

const visitor: ModeFacts = {
  builderType: 'fe',
  bodyClasses: [],
  hasLayoutScript: false,
  isFramed: false,
  isForcedPreview: false,
};

describe('the context of a page', () => {
  test('a visitor page is live', () => {
    expect(modeOf(visitor)).toMatchObject({ isBuilder: false, isPreview: false });
  });

  test.each(['vb', 'bfb', 'tb', 'lbb'] as const)(
    '%s is a builder, and so a preview [S2.21a, S2.21b, S2.21c, S2.21d]',
    (builderType) => {
      expect(modeOf({ ...visitor, builderType })).toMatchObject({
        isBuilder: true,
        isPreview: true,
      });
    },
  );

  test('the layout preview is known by its script and its body class together', () => {
    const preview = { ...visitor, builderType: 'lbp' as const, hasLayoutScript: true };
    expect(modeOf(preview).isLayoutPreview).toBe(false);
    expect(modeOf({ ...preview, bodyClasses: ['et-block-layout-preview'] })).toMatchObject({
      isLayoutPreview: true,
      isPreview: true,
      isBuilder: false,
    });
  });

  test('the outer window of the visual builder is left alone', () => {
    const facts = { ...visitor, builderType: 'vb' as const, bodyClasses: ['et-fb'] };
    expect(modeOf(facts).isBuilderShell).toBe(true);
    expect(modeOf({ ...facts, isFramed: true }).isBuilderShell).toBe(false);
  });

  test('data-preview on the script tag makes a preview of any page', () => {
    expect(modeOf({ ...visitor, isForcedPreview: true }).isPreview).toBe(true);
  });
});

test.each([
  [320, 'phone'],
  [767, 'phone'],
  [768, 'tablet'],
  [980, 'tablet'],
  [981, 'desktop'],
  [1920, 'desktop'],
])(
  'a viewport of %i pixels is a %s [S4.60a, S9.18a, S9.18b, S9.18c, S9.19a, S9.19b, S9.19c]',
  (width, breakpoint) => {
    expect(breakpointOf(width)).toBe(breakpoint);
  },
);
