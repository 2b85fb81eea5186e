/** Selector → outer HTML, as the server printed it. */
export type Fragments = Readonly<Record<string, string>>;
