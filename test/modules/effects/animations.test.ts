import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { animationOf } from '../../../src/modules/animations/animation-of';
import { startTransform } from '../../../src/modules/animations';

const entry = {
  class: 'et_pb_text_0',
  style: 'slideTop',
  repeat: 'once',
  duration: '1000ms',
  delay: '200ms',
  intensity: '50%',
  starting_opacity: '20%',
  speed_curve: 'ease-in-out',
};

describe('the settings of an entrance', () => {
  test('are read with their units [S3.12b, S3.12c, S3.12d, S3.12e, S3.12f, S3.12g, S3.12h]', () => {
    expect(animationOf(entry, 'desktop')).toEqual({
      style: 'slideTop',
      isLooping: false,
      duration: 1000,
      delay: 200,
      intensity: 50,
      opacity: 0.2,
      curve: 'ease-in-out',
    });
  });

  test.each([
    ['desktop', 'slideTop', 1000],
    ['tablet', 'zoom', 300],
    ['phone', 'zoom', 100],
  ] as const)(
    'on a %s are its own, else those of the next larger device [S3.12i, S3.12j]',
    (device, style, duration) => {
      const varied = {
        ...entry,
        style_tablet: 'zoom',
        duration_tablet: '300ms',
        duration_phone: '100ms',
      };
      expect(animationOf(varied, device)).toMatchObject({ style, duration });
    },
  );

  test.each(['linear', 'ease', 'ease-in', 'ease-out', 'ease-in-out'])(
    'know the curve %s [S9.30d]',
    (curve) => {
      expect(animationOf({ ...entry, speed_curve: curve }, 'desktop')?.curve).toBe(curve);
    },
  );

  test('have an intensity of 50, no opacity and ease-in-out where they cannot be read [S9.30a, S9.30b, S9.30c]', () => {
    const invalid = { ...entry, intensity: 'x', starting_opacity: 'x', speed_curve: 'steps(9999)' };
    expect(animationOf(invalid, 'desktop')).toMatchObject({
      intensity: 50,
      opacity: 0,
      curve: 'ease-in-out',
    });
  });

  test.each(['fade', 'slide', 'bounce', 'zoom', 'flip', 'fold', 'roll'])(
    'know %s in every direction [S9.30e]',
    (kind) => {
      for (const direction of ['', 'Top', 'Right', 'Bottom', 'Left']) {
        expect(animationOf({ ...entry, style: kind + direction }, 'desktop')).not.toBeNull();
      }
    },
  );

  test.each(Object.keys(entry))('without %s count for nothing', (key) => {
    expect(animationOf({ ...entry, [key]: '' }, 'desktop')).toBeNull();
  });

  test('with an unknown style count for nothing', () => {
    expect(animationOf({ ...entry, style: 'et_pb_toggle_close' }, 'desktop')).toBeNull();
    expect(animationOf({ ...entry, style: 'fade evil' }, 'desktop')).toBeNull();
  });

  test('last a second and begin at once where their times cannot be read, and are never negative', () => {
    const invalid = { ...entry, duration: 'x', delay: 'x' };
    expect(animationOf(invalid, 'desktop')).toMatchObject({ duration: 1000, delay: 0 });
    const negative = { ...entry, duration: '-5ms', delay: '-1ms', intensity: '-1%' };
    expect(animationOf(negative, 'desktop')).toMatchObject({ duration: 0, delay: 0, intensity: 0 });
  });

  test('loop if set to, and are never more than opaque', () => {
    const more = { ...entry, repeat: 'loop', starting_opacity: '250%' };
    expect(animationOf(more, 'desktop')).toMatchObject({ isLooping: true, opacity: 1 });
  });

  test.each([
    ['transformAnim', true],
    ['mytransformAnim', false],
    ['unfade', false],
    ['fadeTopmost', false],
    ['fadeUp', false],
  ])('with the style %s count: %s', (style, counts) => {
    expect(animationOf({ ...entry, style }, 'desktop') !== null).toBe(counts);
  });

  test('of a phone are those of the desktop where no smaller device has any', () => {
    const wide = { ...entry, style_phone: '', style_tablet: '' };
    expect(animationOf(wide, 'phone')?.style).toBe('slideTop');
    expect(animationOf({ ...entry, style_phone: 'zoom' }, 'tablet')?.style).toBe('slideTop');
  });

  test('never throw and never give a negative time, whatever the values', () => {
    const texts = Object.fromEntries(Object.keys(entry).map((key) => [key, fc.string()]));
    fc.assert(
      fc.property(fc.record(texts), (hostile) => {
        const animation = animationOf({ class: '', ...hostile, style: 'fade' }, 'phone');
        if (!animation) return;
        expect(animation.duration).toBeGreaterThanOrEqual(0);
        expect(animation.delay).toBeGreaterThanOrEqual(0);
        expect(animation.opacity).toBeLessThanOrEqual(1);
      }),
    );
  });
});

// divi-effects.md §1.2, at an intensity of 50 per cent.
test.each([
  ['slide', 'scale3d(0.5, 0.5, 0.5)'],
  ['slideTop', 'translate3d(0, -100%, 0)'],
  ['slideRight', 'translate3d(100%, 0, 0)'],
  ['slideBottom', 'translate3d(0, 100%, 0)'],
  ['slideLeft', 'translate3d(-100%, 0, 0)'],
  ['zoom', 'scale3d(0.5, 0.5, 0.5)'],
  ['zoomLeft', 'scale3d(0.5, 0.5, 0.5)'],
  ['flip', 'perspective(2000px) rotateX(45deg)'],
  ['flipTop', 'perspective(2000px) rotateX(45deg)'],
  ['flipRight', 'perspective(2000px) rotateY(45deg)'],
  ['flipBottom', 'perspective(2000px) rotateX(-45deg)'],
  ['flipLeft', 'perspective(2000px) rotateY(-45deg)'],
  ['fold', 'perspective(2000px) rotateY(-45deg)'],
  ['foldTop', 'perspective(2000px) rotateX(-45deg)'],
  ['foldRight', 'perspective(2000px) rotateY(-45deg)'],
  ['foldBottom', 'perspective(2000px) rotateX(45deg)'],
  ['foldLeft', 'perspective(2000px) rotateY(45deg)'],
  ['roll', 'rotateZ(180deg)'],
  ['rollTop', 'rotateZ(180deg)'],
  ['rollRight', 'rotateZ(-180deg)'],
  ['rollBottom', 'rotateZ(-180deg)'],
  ['rollLeft', 'rotateZ(180deg)'],
  ['fade', ''],
  ['fadeLeft', ''],
  ['bounceTop', ''],
  ['transformAnim', ''],
  ['constructor', ''],
])('%s starts from %s', (style, transform) => {
  expect(startTransform(style, 50)).toBe(transform);
});

test('turns are rounded up to whole degrees', () => {
  expect(startTransform('flip', 33)).toBe('perspective(2000px) rotateX(30deg)');
  expect(startTransform('flipLeft', 33)).toBe('perspective(2000px) rotateY(-30deg)');
});
