declare const SKERRY_VERSION: string;

/** From package.json, put in by the build. */
export const version: string = typeof SKERRY_VERSION === 'string' ? SKERRY_VERSION : '0.0.0';
