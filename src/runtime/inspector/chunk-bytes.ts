/** The compressed bytes of the chunk that a definition loads; null while it has not been fetched. */
export const chunkBytes = (load: () => unknown): number | null => {
  const file = /import\("\.\/([^"]+)"\)/.exec(String(load))?.[1];
  const resource = performance
    .getEntriesByType('resource')
    .find(({ name }) => file && new URL(name).pathname.endsWith(`/${file}`));
  return resource instanceof PerformanceResourceTiming ? resource.encodedBodySize : null;
};
