export interface Landmark {
  readonly role: string;
  /** Its name on the page; empty without one. */
  readonly name: string;
  /** A description from the page, used as its name where it needs one. */
  readonly words: string;
}

/**
 * Names for landmarks of which a page has several with equal role and name, in order; empty where a
 * landmark keeps what it has.
 */
export const distinctNames = (landmarks: readonly Landmark[]): readonly string[] => {
  const keyOf = ({ role }: Landmark, name: string) => role + name.toLowerCase();
  const keys = landmarks.map((each) => keyOf(each, each.name));
  const times = new Map<string, number>();
  for (const key of keys) times.set(key, (times.get(key) ?? 0) + 1);
  const isDistinct = (key: string) => times.get(key) === 1;
  // A distinct landmark keeps its name, even if it comes last.
  const taken = new Set(keys.filter(isDistinct));
  const counts = new Map<string, number>();
  return landmarks.map((landmark, at) => {
    const words = landmark.name || landmark.words;
    if (isDistinct(keys[at] ?? '') || !words) return '';
    let name = words;
    let count = counts.get(words) ?? 1;
    while (taken.has(keyOf(landmark, name))) name = `${words} ${(count += 1)}`;
    counts.set(words, count);
    taken.add(keyOf(landmark, name));
    return name;
  });
};
