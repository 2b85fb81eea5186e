import { plainObject, oneOf } from '../runtime/kit';

/** Specification S9.33. */
export type Device = 'desktop' | 'tablet' | 'phone';

const WIDER = ['phone', 'tablet', 'desktop', 'desktop_only'];

/**
 * The value for a device: its own, else that of the next wider one (specification S3.29). Keys are
 * `desktop` alone, or `desktop_only`, `tablet` and `phone` (sticky.md §1).
 */
export const resolveResponsive = (value: unknown, device: Device): string => {
  const map = plainObject(value) ?? { desktop: value };
  const found = WIDER.slice(WIDER.indexOf(device)).find(
    (key) => /string|number/.test(typeof map[key]) && map[key] !== '',
  );
  return found ? String(map[found]) : '';
};

/** Settings of one module as the server prints them (sticky.md §1). */
export type RawSettings = Readonly<Record<string, unknown>>;

export type Edge = 'top' | 'bottom';
export type Position = 'none' | 'top' | 'bottom' | 'top_bottom';
type Limit = 'body' | 'section' | 'row' | 'column' | 'none';

export interface Look {
  readonly width: string;
  readonly maxWidth: string;
}

/** Settings of one module on one device (specification S3.23, S3.24). */
export interface Settings {
  readonly position: Position;
  /** In whole pixels. */
  readonly offset: Readonly<Record<Edge, number>>;
  readonly limit: Readonly<Record<Edge, Limit>>;
  /** Whether other stuck modules and the theme's bars push it away from the edge. */
  readonly isSurrounded: boolean;
  readonly hasTransition: boolean;
  readonly normal: Look;
  readonly sticky: Look;
  readonly alignment: string;
  /** Vertical and horizontal origin, such as `top_left`; empty for a module without an offset position. */
  readonly origin: string;
  /** How far it is moved while stuck, vertically and horizontally. */
  readonly shift: readonly [vertical: string, horizontal: string];
}

const position = oneOf(['none', 'top', 'bottom', 'top_bottom'], 'none');
const limit = oneOf(['body', 'section', 'row', 'column', 'none'], 'none');

/** Offsets are whole pixels whatever their unit; invalid ones are 0 (S5.24, sticky.md §13). */
export const parseOffset = (text: string): number => parseInt(text, 10) || 0;

export const settingsOn = (raw: RawSettings, device: Device): Settings => {
  const on = (key: string, of: unknown = raw) => resolveResponsive(plainObject(of)?.[key], device);
  const look = (of: unknown) => ({ width: on('width', of), maxWidth: on('max-width', of) });
  const { styles = {}, stickyStyles = {} } = raw;
  return {
    position: position(on('position')),
    offset: { top: parseOffset(on('topOffset')), bottom: parseOffset(on('bottomOffset')) },
    limit: { top: limit(on('topLimit')), bottom: limit(on('bottomLimit')) },
    isSurrounded: on('offsetSurrounding') !== 'off',
    hasTransition: on('transition') !== 'off',
    normal: look(styles),
    sticky: look(stickyStyles),
    alignment: on('module_alignment', styles),
    origin: on('position_origin_r', stickyStyles),
    shift: [on('vertical_offset', stickyStyles), on('horizontal_offset', stickyStyles)],
  };
};
