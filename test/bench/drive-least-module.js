// An empty module, so that only the cost of importing it is measured.
export const least = true;
