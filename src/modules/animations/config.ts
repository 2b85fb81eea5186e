import { list, shape, text } from '../../runtime/kit';

const device = <T extends string>(key: T) => [key, `${key}_tablet`, `${key}_phone`] as const;
const animationKeys = [
  'class',
  ...device('style'),
  ...device('repeat'),
  ...device('duration'),
  ...device('delay'),
  ...device('intensity'),
  ...device('starting_opacity'),
  ...device('speed_curve'),
] as const;
type AnimationKey = (typeof animationKeys)[number];

/** `et_animation_data`; units stand in the strings (`"1000ms"`, `"50%"`). */
export const animationData = {
  name: 'et_animation_data',
  read: list(
    shape<Record<AnimationKey, string>>(
      Object.fromEntries(animationKeys.map((key) => [key, text()])) as Record<
        AnimationKey,
        ReturnType<typeof text>
      >,
    ),
  ),
};
