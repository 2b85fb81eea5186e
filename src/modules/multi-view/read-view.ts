import { json, list, plainObject, record, shape, text } from '../../runtime/kit';
import type { Reader } from '../../runtime/config/reader';

/** Values of one kind, for each device with its own and for hover. */
export type Views<T> = Readonly<Partial<Record<ViewMode, T>>>;
export type ViewMode = 'desktop' | 'tablet' | 'phone' | 'hover';

const modes: readonly ViewMode[] = ['desktop', 'tablet', 'phone', 'hover'];

const views =
  <T>(item: Reader<T>): Reader<Views<T>> =>
  (value) => {
    const source = plainObject(value) ?? {};
    const present = modes.filter((mode) => Object.hasOwn(source, mode));
    return Object.fromEntries(present.map((mode) => [mode, item(source[mode])]));
  };

/** PHP prints true, `"1"` and `"on"`; only an explicit false hides. */
const visible: Reader<boolean> = (value) =>
  ![false, 0, '', '0', 'off', 'false', null].includes(value as string);

export interface ClassChange {
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

/** Responsive and hover values of an element (divi-modules.md §14). */
export const readView = json(
  shape({
    slug: text(),
    target: text(),
    hover_selector: text(),
    schema: shape({
      content: views(text()),
      attrs: views(record(text())),
      styles: views(record(text())),
      classes: views(shape<ClassChange>({ add: list(text()), remove: list(text()) })),
      visibility: views(visible),
    }),
  }),
);

export type View = ReturnType<typeof readView>;
