import type { Definition } from '../definition';

/** What the page has fetched of Skerry, in bytes as sent; 0 for each that came from elsewhere. */
export const fetchedBytes = (base: string) => {
  const bytes = new Map<string, number>();
  for (const { name, encodedBodySize } of performance.getEntriesByType(
    'resource',
  ) as PerformanceResourceTiming[]) {
    if (base && name.startsWith(base)) bytes.set(new URL(name).pathname, encodedBodySize);
  }
  return {
    total: [...bytes.values()].reduce((sum, each) => sum + each, 0),
    files: bytes.size,
    /** The chunk that a definition loads; null where none was fetched for it. */
    of({ load }: Definition): number | null {
      // The bundler leaves the address of the chunk as a literal; in one file there is none.
      const file = /import\("\.\/([^"]+)"\)/.exec(String(load))?.[1];
      const path = [...bytes.keys()].find((each) => file && each.endsWith(`/${file}`));
      return path === undefined ? null : (bytes.get(path) ?? null);
    },
  };
};
