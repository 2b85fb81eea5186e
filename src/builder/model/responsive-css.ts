import { plainObject } from '../../runtime/kit';
import { hasValue, toText } from './presence';

export interface DeviceRule {
  readonly selector: string;
  readonly declaration: string;
  readonly device: string;
}

interface Declared {
  readonly selector: string;
  readonly property: string;
  /** After the value: ` !important;` for one that must win. */
  readonly suffix?: string;
}

/** One rule for each device that has a value; an empty text without any setting, as upstream gives. */
export const responsiveCss = (
  values: unknown,
  { selector, property, suffix = ';' }: Declared,
): readonly DeviceRule[] | '' => {
  const entries = Object.entries(plainObject(values) ?? {});
  if (entries.length === 0) return '';
  return entries.flatMap(([device, value]) =>
    hasValue(value)
      ? [{ selector, declaration: `${property}:${toText(value)}${suffix}`, device }]
      : [],
  );
};
