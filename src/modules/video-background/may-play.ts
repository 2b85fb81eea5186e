/** What decides whether a background clip runs. */
export interface Situation {
  /** Some of it is on screen. */
  readonly isInView: boolean;
  /** The site lets it go on outside the view. */
  readonly playsOutside: boolean;
  /** It belongs to the hover state of its element, and the pointer is elsewhere. */
  readonly isResting: boolean;
  /** Another player runs and the site asked this one to give way. */
  readonly isOutdone: boolean;
  /** The visitor's last word on the pause button, null before any. */
  readonly choice: 'play' | 'pause' | null;
  /** The visitor asks for reduced motion or less data. */
  readonly isSparing: boolean;
  /** It has been in view at least once. */
  readonly wasSeen: boolean;
}

/** Whether the clip may run now (specification S4.30). */
export const mayPlay = (situation: Situation): boolean => {
  const { isInView, playsOutside, wasSeen, isResting, isOutdone, choice, isSparing } = situation;
  if (!isInView && !(playsOutside && wasSeen)) return false;
  if (isResting || isOutdone) return false;
  return choice === null ? !isSparing : choice === 'play';
};
