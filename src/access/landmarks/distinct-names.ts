export interface Landmark {
  readonly role: string;
  /** As the page names it; empty where it does not. */
  readonly name: string;
  /** What the page says of it; its name where it needs one. */
  readonly words: string;
}

/**
 * Names for landmarks of which a page has several with the same role and name, in their order; empty
 * where one keeps what it has.
 */
export const distinctNames = (landmarks: readonly Landmark[]): readonly string[] => {
  const keyOf = ({ role }: Landmark, name: string) => role + name.toLowerCase();
  const keys = landmarks.map((each) => keyOf(each, each.name));
  const times = new Map<string, number>();
  for (const key of keys) times.set(key, (times.get(key) ?? 0) + 1);
  const isDistinct = (key: string) => times.get(key) === 1;
  // What is distinct keeps its name, also where it comes last.
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
