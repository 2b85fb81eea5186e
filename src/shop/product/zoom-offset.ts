/**
 * Where the large picture lies for the pointer: its share of the frame is its share of what sticks
 * out. All in pixels of one axis; a picture that is no larger than the frame does not move.
 */
export const zoomOffset = (pointer: number, frame: number, picture: number): number => {
  const share = frame > 0 ? Math.min(1, Math.max(0, pointer / frame)) : 0;
  return -share * Math.max(0, picture - frame);
};
