/** From wide to narrow (specification S9.33). */
export const devices = ['desktop', 'tablet', 'phone'] as const;
export type Device = (typeof devices)[number];

/** In the order in which the editor's shortcuts go through them (specification S2.22). */
export const previewModes = ['wireframe', 'zoom', 'desktop', 'tablet', 'phone'] as const;
export type PreviewMode = (typeof previewModes)[number];

const at = (device: string) => (devices as readonly string[]).indexOf(device);

/** The next narrower device. */
export const deviceAfter = (device: string): Device | undefined =>
  at(device) < 0 ? undefined : devices[at(device) + 1];

/** The next wider device. */
export const deviceBefore = (device: string): Device | undefined => devices[at(device) - 1];

/** The next wider device in any spelling: empty for desktop, undefined for what is no device. */
export const widerDevice = (device: string): Device | '' | undefined => {
  const index = at(device.toLowerCase());
  return index < 0 ? undefined : (devices[index - 1] ?? '');
};

/** All devices but the named ones. */
export const devicesWithout = (left: string | readonly string[] = []): readonly Device[] =>
  devices.filter((device) => ![left].flat().includes(device));
