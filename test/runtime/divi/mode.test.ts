import { describe, expect, test } from 'vitest';
import { breakpointOf } from '../../../src/runtime/stores/viewport';
import { createGlobals } from '../../../src/runtime/config/global';
import { detectMode, type ModeFacts, modeOf } from '../../../src/runtime/divi/mode';

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

describe('the context in the data of a page', () => {
  const open = (
    printed: object,
    { className = '', isForced = false, top = {} as object | null | undefined } = {},
  ) => {
    const win = { document: { body: { className } }, ...printed } as unknown as Window;
    Object.assign(win, { top: top === null ? win : top });
    return detectMode(win, createGlobals(win), isForced);
  };
  const shell = (top: object | null | undefined) =>
    open({ et_builder_utils_params: { builderType: 'vb' } }, { className: 'a\tet-fb  b', top })
      .isBuilderShell;

  test.each([
    [{ builderType: 'vb' }, 'vb'],
    [{ builderType: 'unknown' }, ''],
    [{}, ''],
    ['text', ''],
    [undefined, ''],
  ])('is that of its builder: %j is %j', (printed, builderType) => {
    expect(open({ et_builder_utils_params: printed }).builderType).toBe(builderType);
  });

  test('is a layout preview by its script and its body, whatever other classes it has', () => {
    const className = 'a et-block-layout-preview b';
    const printed = { ETBlockLayoutModulesScript: { blockId: '1' } };
    expect(open(printed, { className }).isLayoutPreview).toBe(true);
    expect(open({}, { className }).isLayoutPreview).toBe(false);
    expect(open(printed).isLayoutPreview).toBe(false);
  });

  test('is the outer window of the builder where nothing of its own surrounds it', () => {
    expect(shell(null)).toBe(true);
    expect(shell({ document: {} })).toBe(false);
    expect(shell({})).toBe(true);
    expect(shell(undefined)).toBe(true);
    const foreign = {
      get document(): Document {
        throw new DOMException('of another origin', 'SecurityError');
      },
    };
    expect(shell(foreign)).toBe(true);
  });

  test('is no outer window if no visual builder is detected', () => {
    expect(open({}, { className: 'et-fb', top: null }).isBuilderShell).toBe(false);
    const printed = { et_builder_utils_params: { builderType: 'vb' } };
    expect(open(printed, { top: null }).isBuilderShell).toBe(false);
  });

  test('is a preview if the script tag declares it', () => {
    expect(open({}, { isForced: true }).isPreview).toBe(true);
    expect(open({}).isPreview).toBe(false);
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
