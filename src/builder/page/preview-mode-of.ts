import { type Device, devices, type PreviewMode, previewModes } from '../model/devices';
import * as names from '../names';

/** The preview mode that the editor has written on the page's `html` element; desktop without one. */
export const previewModeOf = (html: Element): PreviewMode =>
  previewModes.find((mode) => html.classList.contains(names.modePrefix + mode)) ?? 'desktop';

export const isPreviewMode = (value: unknown): value is PreviewMode =>
  (previewModes as readonly unknown[]).includes(value);

/** The device that a mode stands for; wireframe and zoom show the desktop. */
export const deviceOf = (mode: PreviewMode): Device =>
  devices.find((device) => device === mode) ?? 'desktop';
