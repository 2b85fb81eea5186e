/** Specification S9.20, in pixels of the viewport without its scrollbar. */
export const WIDE = 1024;

/**
 * Whether the sidebar is open after the window has changed its width (specification S4.36): on wide
 * screens, unless the site wants it closed.
 */
export const isOpenAfterResize = (width: number, isFiltered: boolean): boolean =>
  width >= WIDE && !isFiltered;
