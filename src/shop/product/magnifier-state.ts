/** A place of the mouse in the window. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/** The picture under the mouse, and where the mouse is; null where it is over none. */
export type Pointed<Frame> = (Place & { readonly frame: Frame }) | null;

/** The mouse has come over a picture, has moved on one, or is to be over none. */
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
 * Where the large picture lies for the pointer: its share of the frame is its share of what sticks
 * out. All in pixels of one axis; a picture that is no larger than the frame does not move.
 */
export const zoomOffset = (pointer: number, frame: number, picture: number): number => {
  const share = frame > 0 ? Math.min(1, Math.max(0, pointer / frame)) : 0;
  return -share * Math.max(0, picture - frame);
};
