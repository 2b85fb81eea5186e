// A module without work: what is left is what the browser needs to import one.
export const least = true;
