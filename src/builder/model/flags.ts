/**
 * Flags of the builder are texts, compared exactly: `ON`, `true` and `1` are none of them
 * (specification S3.40).
 */
const equals =
  (wanted: string) =>
  (value: unknown): boolean =>
    value === wanted;

export const isOn = equals('on');
export const isOff = equals('off');
export const isOnOff = (value: unknown): boolean => isOn(value) || isOff(value);
export const isYes = equals('yes');
export const isNo = equals('no');
export const isDefault = equals('default');

/** The flag for anything truthy or falsy. */
export const toOnOff = (value: unknown): 'on' | 'off' => (value ? 'on' : 'off');
