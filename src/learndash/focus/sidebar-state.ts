/** Minimum width at which the sidebar starts open, in pixels of the viewport without scrollbar (S9.20). */
export const WIDE = 1024;
/** Maximum width at which the sidebar covers the page, in pixels. */
const OVERLAY = 768;

export interface SidebarState {
  readonly isOpen: boolean;
  /** Width of the viewport, in pixels. */
  readonly width: number;
}

/** A press or Escape, or a changed window width. */
export type SidebarAction =
  | { readonly type: 'toggled' }
  | { readonly type: 'resized'; readonly width: number; readonly isFiltered: boolean };

/**
 * The sidebar is open on wide screens unless the server has printed it closed (specification
 * S4.35), and after a change of width unless the site keeps it closed (S4.36).
 */
export const firstSidebar = (width: number, isPrintedOpen: boolean): SidebarState => ({
  isOpen: width >= WIDE && isPrintedOpen,
  width,
});

export const reduceSidebar = (state: SidebarState, action: SidebarAction): SidebarState => {
  if (action.type === 'toggled') return { ...state, isOpen: !state.isOpen };
  const { width, isFiltered } = action;
  return { width, isOpen: width >= WIDE && !isFiltered };
};

/** Whether the sidebar covers the page. */
export const isOverPage = ({ isOpen, width }: SidebarState): boolean => isOpen && width <= OVERLAY;
