import { type Device, devices, type PreviewMode, previewModes } from '../model/responsive';
import * as names from '../names';

interface Options {
  /** The window around the frame. */
  readonly top: Window;
  /** The window of the frame at the moment; a reload brings another one. */
  readonly app: () => Window | null;
  readonly builderType?: string;
  readonly start?: PreviewMode;
  /** Modes that the site has switched off. */
  readonly disabled?: readonly PreviewMode[];
}

type JQuery = (target: unknown) => { trigger(name: string, args: readonly unknown[]): unknown };

/** The device of a mode as listeners get it: false where the device stays what it was. */
const told = (mode: PreviewMode): Device | false =>
  devices.find((device) => device === mode) ?? false;

/**
 * The editor's side of preview modes: writes the mode on both `html` elements and tells it to
 * everybody who listens (specification S2.22, builder.md §2).
 */
export const createPreviewModes = ({
  top,
  app,
  builderType = 'vb',
  start = builderType === 'bfb' ? 'wireframe' : 'desktop',
  disabled = [],
}: Options) => {
  let current: PreviewMode = start;
  const enabled = previewModes.filter((mode) => !disabled.includes(mode));

  /** In the theme builder the outer window is not the preview's. A frame that is loading again has none yet. */
  const roots = (): Element[] =>
    [builderType === 'tb' ? null : top, app()].flatMap(
      (each) => (each?.document.documentElement as Element | null | undefined) ?? [],
    );
  const mark = () => {
    for (const html of roots()) {
      for (const mode of previewModes) {
        html.classList.toggle(names.modePrefix + mode, mode === current);
      }
    }
  };
  const tell = () => {
    const args = [told(current), current] as const;
    top.dispatchEvent(new CustomEvent(`skerry:${names.modeChanged}`, { detail: args }));
    const { jQuery } = top as { jQuery?: JQuery };
    if (typeof jQuery === 'function') jQuery(top).trigger(names.modeChanged, args);
  };
  const to = (mode: PreviewMode) => {
    if (mode === current || !enabled.includes(mode)) return;
    current = mode;
    mark();
    tell();
  };
  /** The next or previous mode that is not switched off; the ends do not meet. */
  const step = (by: 1 | -1) => {
    const next = enabled[enabled.indexOf(current) + by];
    if (next) to(next);
  };
  mark();
  return {
    get current() {
      return current;
    },
    /** Writes the mode again, on a frame that was loaded again. */
    mark,
    to,
    next: () => step(1),
    previous: () => step(-1),
    /** The old editor's way of asking (`ET_Builder.API.State.View_Mode`). */
    viewMode: {
      get current() {
        return current;
      },
      isDesktop: () => current === 'desktop',
      isTablet: () => current === 'tablet',
      isPhone: () => current === 'phone',
      isZoom: () => current === 'zoom',
      isWireframe: () => current === 'wireframe',
      isAnimating: () => roots().some((html) => html.classList.contains(names.animating)),
    },
    undo(): void {
      for (const html of roots()) {
        for (const mode of previewModes) html.classList.remove(names.modePrefix + mode);
      }
    },
  };
};
