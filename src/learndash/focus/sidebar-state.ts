/** From this width on the sidebar starts open, in pixels of the viewport without its scrollbar (S9.20). */
export const WIDE = 1024;
/** Up to this width the style sheet lays the sidebar over the page, in pixels. */
const OVERLAY = 768;

export interface SidebarState {
  readonly isOpen: boolean;
  /** Of the viewport, in pixels. */
  readonly width: number;
}

/** A press or Escape, or the window with another width. */
export type SidebarAction =
  | { readonly type: 'toggled' }
  | { readonly type: 'resized'; readonly width: number; readonly isFiltered: boolean };

/**
 * The sidebar is open on wide screens, unless the server has printed it closed (specification S4.35),
 * and after another width unless the site wants it closed (S4.36).
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
