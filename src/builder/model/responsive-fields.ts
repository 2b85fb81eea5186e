import { toText } from './presence';

const LAST_EDITED = '_last_edited';

/** `on|tablet` in a field's `_last_edited`: its variants count (specification S3.29). */
export const responsiveStatus = (lastEdited: unknown): boolean =>
  (toText(lastEdited).split('|')[0] ?? '').startsWith('on');

/** The device that was edited last; desktop where none is named. */
export const lastDevice = (lastEdited: unknown): string =>
  toText(lastEdited).split('|')[1] || 'desktop';

/** The field that says whether the variants of a field count. */
export const lastEditedField = (name: string): string => name + LAST_EDITED;

export const isResponsiveEnabled = (attrs: Readonly<Record<string, unknown>>, name: string) =>
  responsiveStatus(attrs[lastEditedField(name)]);

/** The field of one device: `width`, `tablet` → `width_tablet`. What is no name is given back. */
export const fieldName = <T>(name: T, device: string = ''): T | string =>
  typeof name !== 'string' || name === '' || device === '' || device === 'desktop'
    ? name
    : `${name}_${device}`;

interface Wanted {
  readonly withBase?: boolean;
  readonly withLastEdited?: boolean;
}

/** A field with its variants. */
export const fieldNames = (
  name: string,
  { withBase = true, withLastEdited = true }: Wanted = {},
): readonly string[] => [
  ...(withBase ? [name] : []),
  `${name}_tablet`,
  `${name}_phone`,
  ...(withLastEdited ? [lastEditedField(name)] : []),
];

/** The field without its device. */
export const fieldBaseName = (name: string): string => name.replace(/_(desktop|tablet|phone)$/, '');
