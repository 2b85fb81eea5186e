/** Pointer position in the window, in pixels. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/** The frame under the pointer and the position; null where it is over none. */
export type Pointed<Frame> = (Place & { readonly frame: Frame }) | null;

/** The pointer has entered a frame, has moved within one, or has to leave. */
export type MagnifierAction<Frame> = Pointed<Frame> | (Place & { readonly frame?: undefined });

export const reduceMagnifier = <Frame>(
  pointed: Pointed<Frame>,
  action: MagnifierAction<Frame>,
): Pointed<Frame> => {
  if (!action) return null;
  const { frame, x, y } = action;
  if (frame) return frame === pointed?.frame ? pointed : { frame, x, y };
  return pointed && { frame: pointed.frame, x, y };
};

/**
 * Position of the large image for a pointer: the pointer's share of the frame is the share of the
 * overflow. All in pixels of one axis; an image no larger than the frame does not move.
 */
export const zoomOffset = (pointer: number, frame: number, picture: number): number => {
  const share = frame > 0 ? Math.min(1, Math.max(0, pointer / frame)) : 0;
  return -share * Math.max(0, picture - frame);
};
