import { type Device, devices, type PreviewMode, previewModes } from '../model/responsive';
import * as names from '../names';

interface Options {
  /** The window around the frame. */
  readonly top: Window;
  /** The frame's current window; a reload replaces it. */
  readonly app: () => Window | null;
  readonly builderType?: string;
  readonly start?: PreviewMode;
  /** Modes that the site has disabled. */
  readonly disabled?: readonly PreviewMode[];
}

type JQuery = (target: unknown) => { trigger(name: string, args: readonly unknown[]): unknown };

/** The device of a mode, as listeners receive it: false where the device does not change. */
const deviceFor = (mode: PreviewMode): Device | false =>
  devices.find((device) => device === mode) ?? false;

/**
 * The editor's side of preview modes: sets the mode on both `html` elements and notifies all
 * listeners (specification S2.22, builder.md §2).
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

  /** In the theme builder the outer window is not the preview's. A frame that is reloading has none yet. */
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
  const notify = () => {
    const args = [deviceFor(current), current] as const;
    top.dispatchEvent(new CustomEvent(`skerry:${names.modeChanged}`, { detail: args }));
    const { jQuery } = top as { jQuery?: JQuery };
    if (typeof jQuery === 'function') jQuery(top).trigger(names.modeChanged, args);
  };
  const to = (mode: PreviewMode) => {
    if (mode === current || !enabled.includes(mode)) return;
    current = mode;
    mark();
    notify();
  };
  /** The next or previous mode that is not disabled; does not wrap around. */
  const step = (by: 1 | -1) => {
    const next = enabled[enabled.indexOf(current) + by];
    if (next) to(next);
  };
  mark();
  return {
    get current() {
      return current;
    },
    /** Sets the mode again, on a reloaded frame. */
    mark,
    to,
    next: () => step(1),
    previous: () => step(-1),
    /** API of the old editor (`ET_Builder.API.State.View_Mode`). */
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
