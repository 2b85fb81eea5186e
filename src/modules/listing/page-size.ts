/** Specification S9.26. */
const GALLERY_PAGE_SIZE = 4;

/** Page size of a gallery; 0 or no number means the default. */
export const galleryPageSize = (value: string | null): number => {
  const size = Number.parseInt(value ?? '', 10);
  return size > 0 ? size : GALLERY_PAGE_SIZE;
};

const PORTFOLIO_PAGE_SIZE = 10;

/** Page size of a portfolio; 0 shows everything on one page. */
export const portfolioPageSize = (value: string | null): number => {
  const size = Number.parseInt(value ?? '', 10);
  if (size === 0) return Number.POSITIVE_INFINITY;
  return size > 0 ? size : PORTFOLIO_PAGE_SIZE;
};
